// @ts-check
/** The sheet for the printer: the board, its captures in columns, and small boards on the way. */

import { captureParts } from "../board/capturelist.js";
import { drawBoard, drawStation, stations } from "../board/drawing.js";
import { html } from "../elements.js";
import { byId } from "./finding.js";
import { many } from "../plurals.js";

/** @typedef {import("../board/drawing.js").Line} Line */
/** @typedef {{title: string, line: Line, detail?: string}} Printed */

/** Fill the sheet, which is seen on paper alone. @param {Printed} printed */
export function fillSheet({ title, line, detail = "" }) {
  const { boards, captures } = line;
  const rows = captures.map((capture, at) => html("li", {}, ...captureParts(boards[at], capture, at + 1)));
  const small = stations(line).map((ply) =>
    html("figure", {}, drawStation(line, ply), html("figcaption", {}, `after ${many(ply, "capture")}`)),
  );
  byId("printed").replaceChildren(
    html("h1", {}, title),
    html("p", {}, detail),
    html("div", { class: "start" }, drawBoard(boards[0])),
    html("p", { class: "text" }, String(boards[0])),
    html("ol", { class: "columns" }, ...rows),
    html("div", { class: "stations" }, ...small),
  );
}
