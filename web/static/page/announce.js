// @ts-check
/** What a screen reader says: one polite live region for moves, answers and edits. */

import { byId } from "./finding.js";

let isOdd = false;

/** Have a sentence read out; saying it twice reads it twice. @param {string} sentence */
export function announce(sentence) {
  isOdd = !isOdd;
  byId("live").textContent = sentence + (isOdd ? "" : "\u00a0");
}
