// @ts-check
/** Green and Greener drawn: `BGW/.(GB)., green to move`, a board of stacks; `a2xb2` takes two places. */

import { CELL, drawCount, drawStack } from "../board/pyramid.js";
import { cornerOf, drawSheet, sheetSize } from "../board/sheet.js";
import { Board } from "../board/stacks.js";
import { cellInWords } from "../board/words.js";
import { svg } from "../elements.js";

/** @param {import("./drawings.js").Shown} shown @returns {import("./places.js").Drawing} */
export function draw({ state, options }) {
  const board = Board.parse(state.split(",")[0]);
  const countsGreens = "each" in options;
  const stacks = board.stacks.map((stack, cell) => {
    const { x, y } = cornerOf(board, cell);
    const greens = countsGreens && stack.length > 1 ? [...stack].filter((each) => each === "G").length : 0;
    const drawn = stack ? [drawStack(stack)] : [];
    if (greens) drawn.push(drawCount("greens", greens, 1));
    return svg("g", { transform: `translate(${x} ${y})` }, ...drawn);
  });
  const places = board.stacks.map((stack, cell) => ({
    ...cornerOf(board, cell),
    id: board.position.name(cell),
    width: CELL,
    height: CELL,
    label: cellInWords(board, cell),
    content: stack,
  }));
  return { ...sheetSize(board), floor: drawSheet(board), picture: stacks, places, prompt: "capture with a stack" };
}

/** @param {string} move */
export function path(move) {
  return move.split("x");
}
