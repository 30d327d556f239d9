// @ts-check
/** Boards in words: what stands on a cell, and what a capture does. */

import { COLOUR_NAMES } from "../rules.js";
import { many } from "../plurals.js";

/** @typedef {import("./stacks.js").Board} Board */

/** Return what stands on a cell: "c3: black, 3 high, on green, white". @param {Board} board @param {number} cell */
export function cellInWords(board, cell) {
  return `${board.position.name(cell)}: ${stackInWords(board.stacks[cell])}`;
}

/** @param {string} stack */
export function stackInWords(stack) {
  if (!stack) return "empty";
  const [top, ...below] = [...stack].map((colour) => COLOUR_NAMES[colour]);
  return below.length ? `${top}, ${stack.length} high, on ${below.join(", ")}` : top;
}

/** Return a capture in a few words: "black takes green, now 2 high". @param {Board} board the board before it @param {import("../rules.js").Capture} capture */
export function captureInShort({ stacks }, { source, target }) {
  const [captor, taken] = [source, target].map((cell) => COLOUR_NAMES[stacks[cell][0]]);
  return `${captor} takes ${taken}, now ${stacks[source].length + stacks[target].length} high`;
}

/**
 * Return a capture in words: "black on a2 takes green on b2, 8 stacks left".
 *
 * @param {Board} board the board before it @param {import("../rules.js").Capture} capture
 */
export function captureInWords(board, { source, target }) {
  const { position, stacks } = board;
  const [captor, taken] = [source, target].map(
    (cell) => `${COLOUR_NAMES[stacks[cell][0]]} on ${position.name(cell)}`,
  );
  const left = position.pieces - 1;
  return `${captor} takes ${taken}, ${many(left, "stack")} left`;
}
