// @ts-check
/** The strip below the board: what a stack under the pointer or the cursor is made of, or a message. */

import { stackIcon } from "../board/pyramid.js";
import { cellInWords } from "../board/words.js";
import { byId } from "../page/finding.js";

/** @typedef {import("../board/stacks.js").Board} Board */

const MOST_ICONS = 12;

let isTold = false;

/** Show a message, which stays until `hush`, on the screen. @param {string} sentence */
export function tell(sentence) {
  isTold = true;
  byId("under").textContent = sentence;
  byId("under").scrollIntoView({ block: "nearest" });
}

/** Let the strip show stacks again. */
export function hush() {
  isTold = false;
}

/** Show what stands on a cell; -1 shows a sentence instead. @param {Board} board @param {number} cell @param {string} [otherwise] */
export function showStrip(board, cell, otherwise = "") {
  if (isTold) return;
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
