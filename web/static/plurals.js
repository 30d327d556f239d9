// @ts-check
/** Numbers with their nouns. */

/** Return "1 capture" or "3,000 captures". @param {number} count @param {string} noun */
export function many(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
