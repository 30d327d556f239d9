// @ts-check
/**
 * Where everything lies on the drawing of a board, in units of which a cell has 40.
 *
 *     +----+-----+-----+--+
 *     |    |     |     |  |    12 above, for tall stacks of the first rank
 *     |  2 |  B  |  G  |  |
 *     |  1 |  W  |     |  |
 *     +----+-----+-----+--+    22 on the left, 10 on the right
 *     |       a     b     |    20 below
 *     +-------------------+
 */

import { CELL } from "./pyramid.js";
import { svg } from "../elements.js";

export const MARGIN = { left: 22, right: 10, top: 12, bottom: 20 };

/** @typedef {{rows: number, cols: number}} Shape */

/** Return the size of the sheet. @param {Shape} shape */
export function sheetSize({ rows, cols }) {
  return {
    width: MARGIN.left + cols * CELL + MARGIN.right,
    height: MARGIN.top + rows * CELL + MARGIN.bottom,
  };
}

/** Return the top-left corner of a cell. @param {Shape} shape @param {number} cell */
export function cornerOf({ cols }, cell) {
  return {
    x: MARGIN.left + (cell % cols) * CELL,
    y: MARGIN.top + Math.floor(cell / cols) * CELL,
  };
}

/** Return the middle of a cell. @param {Shape} shape @param {number} cell */
export function centreOf(shape, cell) {
  const { x, y } = cornerOf(shape, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Draw the sheet, its cells, and the names of ranks and files. @param {Shape} shape */
export function drawSheet(shape) {
  const { width, height } = sheetSize(shape);
  const sheet = svg("g", { class: "sheet" });
  sheet.append(svg("rect", { class: "frame", width, height, rx: 8 }));
  for (let cell = 0; cell < shape.rows * shape.cols; cell += 1) {
    const { x, y } = cornerOf(shape, cell);
    const place = { x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 3 };
    sheet.append(svg("rect", { class: "floor", ...place }));
  }
  sheet.append(...names(shape));
  return sheet;
}

/** @param {Shape} shape */
function names({ rows, cols }) {
  const ranks = Array.from({ length: rows }, (_, row) =>
    svg("text", { x: MARGIN.left / 2, y: MARGIN.top + row * CELL + 24.5 }, String(rows - row)),
  );
  const files = Array.from({ length: cols }, (_, col) =>
    svg(
      "text",
      { x: MARGIN.left + col * CELL + CELL / 2, y: MARGIN.top + rows * CELL + 14.5 },
      String.fromCharCode(97 + col),
    ),
  );
  return [svg("g", { class: "names" }, ...ranks, ...files)];
}
