// @ts-check
/**
 * How hard a solvable position is for a person: by how often random play solves it.
 *
 * The rating of `study/difficulty/rating.py`, with the same random games, so that the page and
 * `greenest verify` say the same of a board. A game is played on cells numbered row by row, Black 0,
 * Green 1, White 2, empty -1; colour x takes x + 1.
 */

import { COLOURS } from "../rules.js";

/** @typedef {import("../rules.js").Position} Position */

const PLAYOUTS = 2_000;
/** Games between two looks at the clock. */
const SLICE = 20;
const SLICE_SECONDS = 0.012;

/** The least share of solved games of each level. */
const LEAST = { easy: 0.1, medium: 0.01, hard: 0.001, expert: 0 };

const GOLDEN = 0x9e3779b97f4a7c15n;
const WORD = (1n << 64n) - 1n;

/**
 * Rate a solvable position, a few milliseconds at a time; null if it is no longer wanted.
 *
 * @param {Position} position @param {AbortSignal} signal @returns {Promise<string | null>}
 */
export async function rate(position, signal) {
  const start = colours(position);
  let solved = 0;
  let until = performance.now() + 1000 * SLICE_SECONDS;
  for (let game = 0; game < PLAYOUTS; game += 1) {
    solved += Number(playOut(start.slice(), position.cols, game) === 1);
    if (game % SLICE || performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    until = performance.now() + 1000 * SLICE_SECONDS;
  }
  const level = Object.entries(LEAST).find(([, least]) => solved >= least * PLAYOUTS);
  return level ? level[0] : null;
}

/** Return whether `rate` would say "easy", at once; for boards of a few stacks. @param {Position} position */
export function isEasy(position) {
  const start = colours(position);
  const least = LEAST.easy * PLAYOUTS;
  let solved = 0;
  for (let game = 0; solved < least && least <= solved + PLAYOUTS - game; game += 1) {
    solved += Number(playOut(start.slice(), position.cols, game) === 1);
  }
  return solved >= least;
}

/** Return the colour of each cell. @param {Position} position */
function colours(position) {
  return Int8Array.from([...position.cells].map((cell) => COLOURS.indexOf(cell)));
}

/** Play a game of random captures; return the stacks that are left. @param {Int8Array} cells @param {number} cols @param {number} game */
function playOut(cells, cols, game) {
  const captures = new Int16Array(4 * cells.length);
  let stacks = cells.reduce((sum, colour) => sum + Number(colour >= 0), 0);
  let state = mix(mix(GOLDEN) + GOLDEN + BigInt(game));
  for (;;) {
    const count = listCaptures(cells, cols, captures);
    if (!count) return stacks;
    state = (state + GOLDEN) & WORD;
    const chosen = Number(mix(state) % BigInt(count));
    cells[captures[2 * chosen + 1]] = cells[captures[2 * chosen]];
    cells[captures[2 * chosen]] = -1;
    stacks -= 1;
  }
}

/** Fill in the legal captures, rows before columns; return how many there are. @param {Int8Array} cells @param {number} cols @param {Int16Array} captures */
function listCaptures(cells, cols, captures) {
  const rows = cells.length / cols;
  let count = 0;
  for (const [lines, length, across, along] of [[rows, cols, cols, 1], [cols, rows, 1, cols]]) {
    for (let line = 0; line < lines; line += 1) {
      let before = -1;
      for (let place = 0; place < length; place += 1) {
        const cell = line * across + place * along;
        if (cells[cell] < 0) continue;
        const ahead = before < 0 ? 0 : (cells[cell] - cells[before] + 3) % 3;
        if (ahead) {
          captures[2 * count] = ahead === 1 ? before : cell;
          captures[2 * count + 1] = ahead === 1 ? cell : before;
          count += 1;
        }
        before = cell;
      }
    }
  }
  return count;
}

/** Scramble a word: the finalizer of SplitMix64. @param {bigint} word */
function mix(word) {
  let mixed = word & WORD;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & WORD;
  return mixed ^ (mixed >> 31n);
}
