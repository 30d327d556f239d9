// @ts-check
/** The strip below the board: what a stack under the pointer or the cursor is made of. */

import { stackIcon } from "../board/pyramid.js";
import { cellInWords } from "../board/words.js";
import { byId } from "../page/finding.js";

/** @typedef {import("../board/stacks.js").Board} Board */

const MOST_ICONS = 12;

/** Show what stands on a cell; -1 shows a sentence instead. @param {Board} board @param {number} cell @param {string} [otherwise] */
export function showStrip(board, cell, otherwise = "") {
  const strip = byId("under");
  const stack = board.stacks[cell] ?? "";
  if (!stack) {
    strip.textContent = otherwise;
    return;
  }
  const icons = [...stack].slice(0, MOST_ICONS).map(stackIcon);
  const more = stack.length > MOST_ICONS ? [`and ${stack.length - MOST_ICONS} more`] : [];
  strip.replaceChildren(...(stack.length > 1 ? icons : []), ...more, cellInWords(board, cell));
}
