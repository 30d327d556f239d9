// @ts-check
/** Captures as rows of a list: the number, the notation, and what happens in words. */

import { html } from "../elements.js";
import { captureInShort } from "./words.js";

/** @typedef {import("./stacks.js").Board} Board */
/** @typedef {import("../rules.js").Capture} Capture */

/** Return a row that can be clicked. @param {Board} board the board before it @param {Capture} capture @param {number} ply from 1 on */
export function captureRow(board, capture, ply) {
  return html("button", { type: "button", class: "capture" }, ...captureParts(board, capture, ply));
}

/** @param {Board} board @param {Capture} capture @param {number} ply */
export function captureParts(board, capture, ply) {
  return [
    html("span", { class: "number" }, `${ply}.`),
    " ",
    html("span", { class: "notation" }, board.position.notation(capture)),
    " ",
    html("span", { class: "words" }, captureInShort(board, capture)),
  ];
}

/** Scroll a list, but not the page, to its current row. @param {HTMLElement} list */
export function showRow(list) {
  const now = list.querySelector("[aria-current]")?.parentElement;
  if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
}
