// @ts-check
/** Why a position is dead, and where on the board that is seen. */

import { deadReason } from "../engine/reasons.js";

/** @typedef {import("./stacks.js").Board} Board */
/** @typedef {import("./marks.js").Mark} Mark */

const PART_TONES = 4;

/** Return the static reason of a dead board, null if none is seen. @param {Board} board */
export function reasonOf({ position }) {
  return position.pieces > 1 ? deadReason(position) : null;
}

/**
 * Return where the reason for an answer lies on the board: the parts of a split one, with a number
 * each, or the stacks of a frozen colour.
 *
 * @param {Board} board
 * @returns {Mark[]}
 */
export function reasonMarks(board) {
  const reason = reasonOf(board);
  if (reason?.frozen) return [{ kind: "tint", tone: "frozen", cells: reason.frozen, text: "✱" }];
  return (reason?.parts ?? []).map((cells, part) => ({
    kind: "tint",
    tone: `part-${part % PART_TONES}`,
    cells,
    text: String(part + 1),
  }));
}

/** Return a reason as a sentence: with a capital, unless a cell comes first, and a full stop. @param {string} text */
export function sentence(text) {
  const isCell = /^[a-z]\d/.test(text);
  return `${isCell ? text[0] : text[0].toUpperCase()}${text.slice(1)}.`;
}
