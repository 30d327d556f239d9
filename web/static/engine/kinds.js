// @ts-check
/**
 * Random boards of a kind, found by trying one after the other: index 0, 1, 2, … of a seed, as
 * `greenest generate --index` numbers them.
 */

import { randomPosition } from "../random.js";
import { Clock, decide, hint } from "./search.js";

/**
 * @typedef {import("../rules.js").Position} Position
 * @typedef {"solvable" | "single" | "quiet"} Kind
 * @typedef {{rows: number, cols: number, pieces: number, seed: number, kind: Kind}} Wanted
 */

/** Seconds for the verdict on one board, and positions that are met for its plans. */
const SECONDS = 0.3;
const MOST_POSITIONS = 20_000;

/** @type {Record<Kind, (position: Position) => boolean>} */
const IS_OF_KIND = { solvable: isSolvable, single: hasOnePlan, quiet: needsQuiet };

/**
 * Return the first board of a kind, null if none is found in time.
 *
 * @param {Wanted} wanted
 * @param {Clock} clock
 * @returns {{board: string, index: number} | null}
 */
export function find({ kind, ...numbers }, clock) {
  for (let index = 0; !clock.isUp; index += 1) {
    const position = randomPosition({ ...numbers, index });
    clock.count(1, kind);
    if (IS_OF_KIND[kind](position)) return { board: String(position), index };
  }
  return null;
}

/** @param {Position} position */
function isSolvable(position) {
  return decide(position, new Clock(SECONDS)).verdict === "solvable";
}

/**
 * Tell whether a position has one solution up to the order of its captures, which is its plan: as
 * `lab/puzzles/puzzles.py` does.
 *
 * @param {Position} position
 */
function hasOnePlan(position) {
  return isSolvable(position) && plansOf(position, new Map())?.size === 1;
}

/** Return up to two plans of a position, null if too many positions are met. @param {Position} position @param {Map<string, Set<string>>} known @returns {Set<string> | null} */
function plansOf(position, known) {
  if (position.isSolved) return new Set([""]);
  const before = known.get(position.cells);
  if (before) return before;
  if (known.size > MOST_POSITIONS) return null;
  /** @type {Set<string>} */
  const found = new Set();
  for (const capture of position.captures()) {
    const plans = plansOf(position.after(capture), known);
    if (!plans) return null;
    for (const plan of plans) found.add([...plan.split(" "), position.notation(capture)].sort().join(" "));
    if (found.size > 1) break;
  }
  known.set(position.cells, found);
  return found;
}

/**
 * Tell whether every first capture that keeps a position solvable is quiet, and another one is not.
 * After a quiet capture the stack that moved has nothing to take.
 *
 * @param {Position} position
 */
function needsQuiet(position) {
  if (!isSolvable(position)) return false;
  const judged = hint(position, new Clock(SECONDS));
  if (judged.some(({ verdict }) => verdict === "undecided")) return false;
  const isQuiet = (/** @type {{move: string}} */ { move }) => !goesOn(position, move);
  const keeping = judged.filter(({ verdict }) => verdict === "solvable");
  return keeping.every(isQuiet) && !judged.every(isQuiet);
}

/** @param {Position} position @param {string} move */
function goesOn(position, move) {
  const { target } = position.capture(move);
  return position.after(move).captures().some(({ source }) => source === target);
}
