// @ts-check
/** Marks on a board: tints and rings below the stacks, arrows and windows above them. */

import { CELL } from "./pyramid.js";
import { centreOf, cornerOf } from "./sheet.js";
import { svg } from "../elements.js";

/** @typedef {import("./sheet.js").Shape} Shape */
/** @typedef {import("../rules.js").Capture} Capture */

/**
 * A mark: `tint` and `ring` on cells, `arrow` along a capture, `window` round a block of cells. Its
 * `tone` names what it says, and style.css how that looks; never by colour alone.
 *
 * @typedef {{kind: "tint" | "ring" | "window", tone: string, cells: readonly number[], text?: string}
 *   | {kind: "arrow", tone: string, capture: Capture}} Mark
 */

/** Mark a capture: where it came from and where it went. @param {Capture | null} capture @returns {Mark[]} */
export function captureMarks(capture) {
  if (!capture) return [];
  return [
    { kind: "tint", tone: "left", cells: [capture.source] },
    { kind: "tint", tone: "last", cells: [capture.target] },
    { kind: "arrow", tone: "last", capture },
  ];
}

/** Draw marks: those that lie under stacks, and those over them. @param {Shape} shape @param {Mark[]} marks */
export function drawMarks(shape, marks) {
  /** @type {SVGElement[]} */
  const under = [];
  /** @type {SVGElement[]} */
  const over = [];
  for (const mark of marks) {
    if (mark.kind === "arrow") over.push(drawArrow(shape, mark.capture, mark.tone));
    else if (mark.kind === "window") over.push(drawWindow(shape, mark.cells, mark.tone));
    else if (mark.kind === "ring") under.push(...mark.cells.map((cell) => drawRing(shape, cell, mark.tone)));
    else under.push(...mark.cells.map((cell) => drawTint(shape, cell, mark.tone, mark.text)));
  }
  return { under, over };
}

/** @param {Shape} shape @param {number} cell @param {string} tone @param {string} [text] */
function drawTint(shape, cell, tone, text) {
  const { x, y } = cornerOf(shape, cell);
  const place = { x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 3 };
  const tint = svg("g", { class: `tint tone-${tone}` }, svg("rect", place));
  if (text) tint.append(svg("text", { x: x + 5, y: y + 10 }, text));
  return tint;
}

/** @param {Shape} shape @param {number} cell @param {string} tone */
function drawRing(shape, cell, tone) {
  const { x, y } = cornerOf(shape, cell);
  const place = { x: x + 2, y: y + 2, width: CELL - 4, height: CELL - 4, rx: 5 };
  return svg("rect", { class: `ring tone-${tone}`, ...place });
}

/** How far an arrow stays from the middle of a cell, where the letter is. */
const GAP = 12.5;

/** Draw an arrow from the side of the source to the side of the target. @param {Shape} shape @param {Capture} capture @param {string} tone */
function drawArrow(shape, { source, target }, tone) {
  const from = centreOf(shape, source);
  const to = centreOf(shape, target);
  const [right, down] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const start = `M${from.x + GAP * right} ${from.y + GAP * down}`;
  const [x, y] = [to.x - GAP * right, to.y - GAP * down];
  const head = `M${x} ${y}l${-7 * right - 4.5 * down} ${-7 * down + 4.5 * right}l${9 * down} ${-9 * right}z`;
  return svg(
    "g",
    { class: `arrow tone-${tone}` },
    svg("path", { class: "shaft", d: `${start}L${x - 5 * right} ${y - 5 * down}` }),
    svg("path", { class: "head", d: head }),
  );
}

/** Draw a frame round the smallest block with some cells. @param {Shape} shape @param {readonly number[]} cells @param {string} tone */
function drawWindow(shape, cells, tone) {
  const corners = cells.map((cell) => cornerOf(shape, cell));
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const right = Math.max(...corners.map(({ x }) => x)) + CELL;
  const bottom = Math.max(...corners.map(({ y }) => y)) + CELL;
  const place = { x: left, y: top, width: right - left, height: bottom - top, rx: 5 };
  return svg("rect", { class: `window tone-${tone}`, ...place });
}
