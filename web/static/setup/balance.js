// @ts-check
/**
 * How a board compares with a setup of the game, and with the box it comes from: the same rules as
 * `games/pyramids/setup.py`. None of it keeps a board from being decided.
 */

import { COLOURS, COLOUR_NAMES } from "../rules.js";
import { many } from "../plurals.js";

/** @typedef {import("../board/stacks.js").Board} Board */

/**
 * The published sets: the cells of the largest board of each, and its pyramids.
 *
 * @type {{name: string, cells: number, pyramids: Record<string, number>}[]}
 */
const BOXES = [
  { name: "Basic", cells: 36, pyramids: { B: 15, G: 20, W: 15 } },
  { name: "Advanced", cells: 81, pyramids: { B: 30, G: 45, W: 30 } },
];

/** Return the set that a board is built from: the smallest made for as many cells, or the larger. @param {Board} board */
export function boxOf({ rows, cols }) {
  return BOXES.find((box) => rows * cols <= box.cells) ?? BOXES[BOXES.length - 1];
}

/** Return how many pyramids of each colour a setup has, null if its cells cannot be shared. @param {Board} board */
export function shareOf({ rows, cols }) {
  return (rows * cols) % 3 ? null : (rows * cols) / 3;
}

/**
 * Return what a board lacks to be a setup, and what its box lacks, a sentence each.
 *
 * @param {Board} board
 * @returns {{setup: string[], box: string[]}}
 */
export function defectsOf(board) {
  return { setup: [...sharing(board), ...amounts(board), ...tall(board)], box: lacking(board) };
}

/** @param {Board} board */
function sharing(board) {
  if (shareOf(board)) return [];
  return [`${many(board.rows * board.cols, "cell")} cannot be shared equally among three colours.`];
}

/** @param {Board} board */
function amounts(board) {
  const share = shareOf(board);
  if (!share) return [];
  if (!board.position.pieces) return [`A balanced setup has ${share} of each.`];
  if (board.stacks.includes("")) return [`${board.position.pieces} of ${many(board.stacks.length, "cell")} have a stack: no setup, but a position to ask about.`];
  const wrong = [...COLOURS]
    .map((colour) => ({ colour, off: board.pyramids[colour] - share }))
    .filter(({ off }) => off !== 0)
    .map(({ colour, off }) => `${Math.abs(off)} ${COLOUR_NAMES[colour]} ${off < 0 ? "short" : "too many"}`);
  return wrong.length ? [`A balanced setup has ${share} of each: ${wrong.join(", ")}.`] : [];
}

/** @param {Board} board */
function tall({ stacks }) {
  const count = stacks.filter((stack) => stack.length > 1).length;
  if (!count) return [];
  return [`${count} ${count === 1 ? "stack is" : "stacks are"} taller than one pyramid.`];
}

/** @param {Board} board */
function lacking(board) {
  const box = boxOf(board);
  return [...COLOURS]
    .filter((colour) => board.pyramids[colour] > box.pyramids[colour])
    .map((colour) => `More ${COLOUR_NAMES[colour]} than the ${box.pyramids[colour]} of the ${box.name} set.`);
}
