// @ts-check
/** What can be taken away: the position, its certificate, and a picture. */

import { certificate } from "../answers.js";
import { drawFilm } from "../board/drawing.js";
import { pictureOf, rasterOf } from "../board/picture.js";
import { announce } from "../page/announce.js";
import { byId, messageOf } from "../page/finding.js";
import { save } from "../page/saving.js";
import { hasServer } from "../server.js";
import { html } from "../elements.js";

/** @typedef {import("../board/stacks.js").Board} Board */

/** A name, that of the file, and what makes it. @typedef {[string, string, () => Blob | Promise<Blob>]} Offer */

const NAME = "greenest";

/**
 * Return a button to print a decided board, and the menu of its files.
 *
 * @param {Board} board @param {import("../answers.js").Verdict} verdict
 * @param {() => import("../board/view.js").BoardView} view whose picture is taken
 * @param {import("../board/drawing.js").Line | null} line the solution
 */
export function downloads(board, verdict, view, line) {
  const picture = () => new Blob([pictureOf(view().svg)], { type: "image/svg+xml" });
  /** @type {Offer[]} */
  const offers = [
    ["Position", `${NAME}.txt`, () => positionFile(board, verdict)],
    ["SVG", `${NAME}.svg`, picture],
    ["PNG", `${NAME}.png`, () => rasterOf(view().svg)],
  ];
  if (hasServer && verdict.verdict !== "undecided") {
    offers.splice(1, 0, ["Certificate", "certificate.txt", () => certificate(String(board.position))]);
  }
  if (line?.captures.length) offers.push(["Captures", "captures.svg", () => film(line)]);
  const print = html("button", { type: "button", class: "small" }, "Print");
  print.addEventListener("click", () => window.print());
  const files = html("div", { class: "line" }, ...offers.map(button));
  const menu = html("details", { class: "choices" }, html("summary", {}, "Save as a file"), files);
  return html("div", { class: "downloads" }, print, menu);
}

/** @param {Offer} offer */
function button([name, file, content]) {
  const made = html("button", { type: "button", class: "small" }, name);
  made.addEventListener("click", async () => {
    try {
      save(file, await content());
      announce(`${name} saved`);
    } catch (error) {
      announce(`${name}: ${messageOf(error)}`);
      made.title = messageOf(error);
    }
  });
  return made;
}

/** Return the boards of a solution as one picture. @param {import("../board/drawing.js").Line} line */
function film(line) {
  const drawing = drawFilm(line);
  const place = byId("printed"); // unseen, and with the style that the picture is to have
  place.append(drawing);
  const text = pictureOf(drawing);
  drawing.remove();
  return new Blob([text], { type: "image/svg+xml" });
}

/** Return board text, with the answer as a comment. @param {Board} board @param {import("../answers.js").Verdict} verdict */
function positionFile(board, verdict) {
  const said = verdict.moves ? verdict.moves.join(" ") : verdict.reason;
  const lines = [`# ${verdict.verdict}: ${said}`, ...String(board).split("/"), ""];
  return new Blob([lines.join("\n")], { type: "text/plain" });
}
