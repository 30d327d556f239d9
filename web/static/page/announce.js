// @ts-check
/** What a screen reader says: one polite live region for moves, answers and edits. */

import { byId } from "./finding.js";

/** Milliseconds within which sentences are said together, or the last would drown the others. */
const TOGETHER = 60;

/** @type {string[]} */
let waiting = [];
let isOdd = false;

/** Have a sentence read out; saying it twice reads it twice. @param {string} sentence */
export function announce(sentence) {
  if (!waiting.length) setTimeout(say, TOGETHER);
  waiting.push(sentence);
}

function say() {
  isOdd = !isOdd;
  byId("live").textContent = waiting.join(". ") + (isOdd ? "" : "\u00a0");
  waiting = [];
}
