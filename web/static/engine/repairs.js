// @ts-check
/** The swaps of two stacks that make a position solvable; the other changes are for a server, or the package. */

import { EMPTY, Position } from "../rules.js";
import { Clock, decide } from "./search.js";

/** Repairs that are told, those found soonest. */
const MOST = 6;

/**
 * Find the swaps that help. They share the time that is left.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {import("../answers.js").Repairs}
 */
export function repair(position, clock) {
  const swaps = swapsOf(position);
  const counts = { solvable: 0, unsolvable: 0, undecided: 0 };
  /** @type {{nodes: number, repair: import("../answers.js").Repair}[]} */
  const found = [];
  swaps.forEach(([a, b], index) => {
    const left = Math.max(clock.limit - clock.seconds, 0);
    const own = new Clock(left / (swaps.length - index), clock.onProgress);
    const { verdict, moves, board, nodes } = decide(swapped(position, a, b), own);
    counts[verdict] += 1;
    if (!moves) return;
    const cells = [position.name(a), position.name(b)];
    found.push({ nodes, repair: { kind: "swap", cells, words: `swap ${cells.join(" and ")}`, board, moves } });
  });
  found.sort((one, other) => one.nodes - other.nodes);
  const repairs = found.slice(0, MOST).map((each) => each.repair);
  return { board: String(position), repairs, asked: [{ kind: "swap", ...counts, unasked: 0 }] };
}

/** List the pairs of stacks of two colours. @param {Position} position */
function swapsOf({ cells }) {
  /** @type {[number, number][]} */
  const pairs = [];
  for (let a = 0; a < cells.length; a += 1) {
    for (let b = a + 1; b < cells.length; b += 1) {
      if (cells[a] !== EMPTY && cells[b] !== EMPTY && cells[a] !== cells[b]) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** @param {Position} position @param {number} a @param {number} b */
function swapped({ rows, cols, cells }, a, b) {
  const after = [...cells];
  [after[a], after[b]] = [after[b], after[a]];
  return new Position(rows, cols, after.join(""));
}
