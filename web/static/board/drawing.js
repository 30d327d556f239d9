// @ts-check
/** Boards as pictures that do not change: for the printed sheet, and for files. */

import { svg } from "../elements.js";
import { captureMarks, drawMarks } from "./marks.js";
import { drawStack } from "./pyramid.js";
import { cornerOf, drawSheet, sheetSize } from "./sheet.js";

/** @typedef {import("./stacks.js").Board} Board */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {{boards: Board[], captures: import("../rules.js").Capture[]}} Line */

/** Boards of a line of play that are drawn, at most. */
const MOST = 12;
const FILM_COLS = 4;
const CAPTION = 26;
const GAP = 16;

/** Draw a board. @param {Board} board @param {Mark[]} [marks] @returns {SVGElement} */
export function drawBoard(board, marks = []) {
  const { width, height } = sheetSize(board);
  const { under, over } = drawMarks(board, marks);
  const stacks = board.stacks.flatMap((stack, cell) => {
    const { x, y } = cornerOf(board, cell);
    return stack ? [svg("g", { transform: `translate(${x} ${y})` }, drawStack(stack))] : [];
  });
  const layers = [under, stacks, over].map((each) => svg("g", {}, ...each));
  const attributes = { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" };
  return svg("svg", attributes, drawSheet(board), ...layers);
}

/** Return after how many captures a line of play is drawn: every few, and at its end. @param {Line} line */
export function stations({ captures: { length } }) {
  const step = Math.max(1, Math.ceil(length / MOST));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => Math.min((at + 1) * step, length));
}

/** Draw the board after so many captures, with the last of them. @param {Line} line @param {number} ply */
export function drawStation({ boards, captures }, ply) {
  return drawBoard(boards[ply], captureMarks(captures[ply - 1] ?? null));
}

/** Draw a line of play as one picture: its boards every few captures, each with the last of them. @param {Line} line */
export function drawFilm(line) {
  const { width, height } = sheetSize(line.boards[0]);
  const plies = [0, ...stations(line)];
  const cols = Math.min(FILM_COLS, plies.length);
  const frames = plies.map((ply, index) => {
    const x = (index % cols) * (width + GAP);
    const y = Math.floor(index / cols) * (height + CAPTION + GAP);
    const picture = drawStation(line, ply);
    for (const [name, value] of Object.entries({ x, y: y + CAPTION, width, height })) {
      picture.setAttribute(name, String(value));
    }
    const move = ply ? `${ply}. ${line.boards[0].position.notation(line.captures[ply - 1])}` : "Start";
    return svg("g", {}, svg("text", { class: "caption", x, y: y + 18 }, move), picture);
  });
  const rows = Math.ceil(plies.length / cols);
  const size = [cols * (width + GAP) - GAP, rows * (height + CAPTION + GAP) - GAP];
  return svg("svg", { viewBox: `0 0 ${size.join(" ")}` }, ...frames);
}
