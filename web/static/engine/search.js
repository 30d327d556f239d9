// @ts-check
/**
 * Decides a position, from cheap to costly: static reasons, removing lines, then the depth-first
 * search and beams in turns. Undecided is an answer of its own: what ran out of time is never
 * called unsolvable.
 */

import { Position } from "../rules.js";
import { Beam } from "./beam.js";
import { keyWords } from "./board.js";
import { DeadTable } from "./deadtable.js";
import { DepthFirst } from "./depthfirst.js";
import { EXHAUSTED, RUNNING, SOLVED } from "./outcomes.js";
import { deadReason } from "./reasons.js";
import { removeLines } from "./removal.js";

/**
 * @typedef {import("../answers.js").Verdict} Verdict
 * @typedef {import("../answers.js").Judged} Judged
 * @typedef {import("../rules.js").Capture} Capture
 *
 * @typedef {object} Found
 * @property {"solvable" | "unsolvable" | "undecided"} verdict
 * @property {string} engine
 * @property {Capture[]} [captures]
 * @property {string} [reason]
 */

/** The share of cells with a stack from which on lines are removed. */
const DENSE = 0.5;
/** Nodes between two looks at the clock. */
const SLICE = 20_000;
/**
 * Nodes of the first turn of the search, positions of a level of the first beam, and their growth.
 */
const FIRST_TURN = 200_000;
const FIRST_WIDTH = 16;
const GROWTH = 4;
const WIDEST = 4096;

/** A clock that tells how far a question is, and when its time is up. */
export class Clock {
  /**
   * @param {number} limit in seconds
   * @param {(progress: import("../answers.js").Progress) => void} [onProgress]
   */
  constructor(limit, onProgress = () => {}) {
    this.started = performance.now();
    this.limit = limit;
    this.onProgress = onProgress;
    this.told = 0;
    this.nodes = 0;
  }

  get seconds() {
    return (performance.now() - this.started) / 1000;
  }

  get isUp() {
    return this.seconds >= this.limit;
  }

  /**
   * Count work, and tell of it a few times a second.
   *
   * @param {number} nodes
   * @param {string} engine
   */
  count(nodes, engine) {
    this.nodes += nodes;
    const { seconds } = this;
    if (seconds - this.told > 0.2) {
      this.told = seconds;
      this.onProgress({ seconds, nodes: this.nodes, engine });
    }
  }
}

/** What is known of the positions that captures lead to from one: one table for many questions. */
export class Memory {
  /** @param {Position} position */
  constructor(position) {
    this.words = keyWords(position);
    this.table = new DeadTable();
  }
}

/**
 * Decide a position. Its solution is replayed before it is told.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @param {Memory} [memory] of this position, or of one that leads to it
 * @returns {Verdict}
 */
export function decide(position, clock, memory = new Memory(position)) {
  const { seconds, nodes } = clock;
  const found = atOnce(position) ?? byRemoval(position, clock) ?? inTurns(position, clock, memory);
  const { captures } = found;
  if (captures && !position.after(...captures).isSolved) {
    throw new Error(`a solution of ${position} does not end with a single stack`);
  }
  return {
    board: String(position),
    rows: position.rows,
    cols: position.cols,
    pieces: position.pieces,
    verdict: found.verdict,
    engine: found.engine,
    moves: captures?.map((capture) => position.notation(capture)) ?? null,
    reason: found.reason ?? null,
    nodes: clock.nodes - nodes,
    seconds: Math.round((clock.seconds - seconds) * 1e6) / 1e6,
  };
}

/**
 * Judge each legal capture. The captures share the time that is left, and what is found dead.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {Judged[]}
 */
export function hint(position, clock) {
  const memory = new Memory(position);
  const captures = position.captures();
  return captures.map((capture, index) => {
    const left = Math.max(clock.limit - clock.seconds, 0);
    const own = new Clock(left / (captures.length - index), clock.onProgress);
    const verdict = decide(position.after(capture), own, memory);
    return { ...verdict, board: String(position), move: position.notation(capture) };
  });
}

/**
 * Answer boards of no or one stack, and what a static reason decides.
 *
 * @param {Position} position
 * @returns {Found | null}
 */
function atOnce(position) {
  if (position.isSolved) return { verdict: "solvable", engine: "static", captures: [] };
  const reason = position.pieces
    ? deadReason(position)?.sentence
    : "the board is empty: there is no stack to end with";
  return reason ? { verdict: "unsolvable", engine: "static", reason } : null;
}

/**
 * Solve a dense board by removing lines, if that can be done.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {Found | null}
 */
function byRemoval(position, clock) {
  if (position.pieces < DENSE * position.cells.length) return null;
  const { captures, nodes } = removeLines(position);
  clock.count(nodes, "lines");
  return captures && { verdict: "solvable", engine: "lines", captures };
}

/**
 * Let the search and beams take turns, ever longer ones, until there is an answer or no time.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @param {Memory} memory
 * @returns {Found}
 */
function inTurns(position, clock, { words, table }) {
  const search = new DepthFirst(position, words, table);
  for (let turn = 1, width = FIRST_WIDTH; !clock.isUp; turn *= GROWTH, width *= GROWTH) {
    const found =
      bySearch(search, turn * FIRST_TURN, clock) ??
      byBeam(position, Math.min(width, WIDEST), clock);
    if (found) return found;
  }
  const reason =
    `stopped after ${Math.round(clock.limit * 10) / 10} seconds, the limit of time: ` +
    `\`${commandFor(position)}\` has stronger engines`;
  return { verdict: "undecided", engine: "auto", reason };
}

/**
 * Give the search so many nodes.
 *
 * @param {DepthFirst} search
 * @param {number} turn
 * @param {Clock} clock
 * @returns {Found | null}
 */
function bySearch(search, turn, clock) {
  const end = search.nodes + turn;
  let outcome = RUNNING;
  while (outcome === RUNNING && search.nodes < end && !clock.isUp) {
    const before = search.nodes;
    outcome = search.run(Math.min(before + SLICE, end));
    clock.count(search.nodes - before, "dfs");
  }
  if (outcome === SOLVED) return solved(search, "dfs");
  if (outcome !== EXHAUSTED) return null;
  const many = search.nodes.toLocaleString("en");
  const reason = `every line of play was searched (${many} positions): none ends in a single stack`;
  return { verdict: "unsolvable", engine: "dfs", reason };
}

/**
 * Try a beam.
 *
 * @param {Position} position
 * @param {number} width
 * @param {Clock} clock
 * @returns {Found | null}
 */
function byBeam(position, width, clock) {
  const beam = new Beam(position, width);
  let outcome = RUNNING;
  while (outcome === RUNNING && !clock.isUp) {
    const before = beam.nodes;
    outcome = beam.step();
    clock.count(beam.nodes - before, "beam");
  }
  if (outcome === SOLVED) return solved(beam, "beam");
  if (outcome !== EXHAUSTED) return null;
  const many = beam.nodes.toLocaleString("en");
  const seen = `all positions were seen level by level (${many} captures)`;
  const reason = `${seen}: none is a single stack`;
  return { verdict: "unsolvable", engine: "beam", reason };
}

/**
 * Return the solution of an engine by cells counted row by row.
 *
 * @param {DepthFirst | Beam} found
 * @param {string} engine
 * @returns {Found}
 */
function solved({ solution, position }, engine) {
  const place = (/** @type {number} */ cell) => (cell >> 4) * position.cols + (cell & 15);
  const captures = Array.from(solution, (capture) => ({
    source: place(capture >> 8),
    target: place(capture & 255),
  }));
  return { verdict: "solvable", engine, captures };
}

/**
 * Return the command that decides a position with the engines of the package.
 *
 * @param {Position} position
 */
export function commandFor(position) {
  return `greenest solve ${position}`;
}
