// @ts-check
/**
 * Random boards: those of `greenest generate`, from the same shape, pieces, seed and index.
 *
 * docs/random-boards.md specifies the function. Words have 64 bits, so they are BigInts.
 */

import { COLOURS, EMPTY, Position } from "./rules.js";
import { many } from "./plurals.js";

const GOLDEN = 0x9e3779b97f4a7c15n;
const WORD = 1n << 64n;

/**
 * Return the random board of these numbers, its colours as equal in number as the pieces allow.
 *
 * @param {{rows: number, cols: number, pieces: number, seed: bigint | number | string,
 *   index: bigint | number | string}} board  seed and index are 0 to 2^64 - 1
 */
export function randomPosition({ rows, cols, pieces, seed, index }) {
  if (!(Number.isInteger(pieces) && pieces >= 0 && pieces <= rows * cols)) {
    throw new RangeError(`${many(pieces, "piece")}: ${rows}x${cols} has room for 0 to ${rows * cols}`);
  }
  const draw = numbersFrom([word("seed", seed), rows, cols, pieces, word("index", index)]);
  const counts = shares(pieces, draw);
  const cells = [...COLOURS].flatMap((colour, at) => Array(counts[at]).fill(colour));
  while (cells.length < rows * cols) cells.push(EMPTY);
  for (let last = cells.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [cells[last], cells[other]] = [cells[other], cells[last]];
  }
  return new Position(rows, cols, cells.join(""));
}

/**
 * Return a whole number as a word.
 *
 * @param {string} name
 * @param {bigint | number | string} number
 */
function word(name, number) {
  const isWhole = /^[0-9]+$/.test(String(number).trim());
  const found = isWhole ? BigInt(number) : -1n;
  if (found < 0n || found >= WORD) {
    throw new RangeError(`the ${name} is a whole number from 0 to 2^64 - 1, not ${number}`);
  }
  return found;
}

/**
 * Return how many stacks there are of each colour.
 *
 * @param {number} pieces
 * @param {(below: number) => number} draw
 */
function shares(pieces, draw) {
  const counts = Array(3).fill(Math.floor(pieces / 3));
  const rest = pieces % 3;
  if (rest) {
    const chosen = draw(3);
    for (const colour of [0, 1, 2]) counts[colour] += Number((colour === chosen) === (rest === 1));
  }
  return counts;
}

/**
 * Return what draws a number below another, each equally likely, from the state of some numbers.
 *
 * @param {(bigint | number)[]} numbers
 * @returns {(below: number) => number}
 */
function numbersFrom(numbers) {
  let state = 0n;
  for (const number of numbers) state = mix((state + GOLDEN + BigInt(number)) % WORD);
  return (below) => {
    const bound = BigInt(below);
    const limit = WORD - (WORD % bound);
    for (;;) {
      state = (state + GOLDEN) % WORD;
      const drawn = mix(state);
      if (drawn < limit) return Number(drawn % bound);
    }
  };
}

/** The finalizer of SplitMix64. @param {bigint} word */
function mix(word) {
  word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) % WORD;
  word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) % WORD;
  return word ^ (word >> 31n);
}
