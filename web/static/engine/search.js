// @ts-check
/**
 * Decides a position, from cheap to costly: static reasons, removing lines, then beams,
 * depth-first search and clause learning in turns. Undecided is an answer of its own: what ran out of time is never called
 * unsolvable.
 */

import { Position } from "../rules.js";
import { Beams } from "./beams.js";
import { Cdcl } from "./cdcl.js";
import { DepthFirst } from "./dfs.js";
import { areRunnable } from "./kernels.js";
import { deadReason } from "./reasons.js";
import { removeLines } from "./removal.js";

/**
 * @typedef {import("../answers.js").Verdict} Verdict
 * @typedef {import("../answers.js").Judged} Judged
 * @typedef {import("../rules.js").Capture} Capture
 *
 * @typedef {{captures: Capture[], reason?: undefined} | {captures?: undefined, reason: string}} Answer
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
const SLICE = 10_000;
/** The engines that take turns, and the nodes of their first turns, which grow from round to round. */
const TURNS = [
  { Engine: Beams, nodes: 80_000 },
  { Engine: DepthFirst, nodes: 200_000 },
  { Engine: Cdcl, nodes: 1_000_000 },
];
const GROWTH = 2;

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

/**
 * Decide a position. Its solution is replayed before it is told.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {Verdict}
 */
export function decide(position, clock) {
  const { seconds, nodes } = clock;
  const found =
    atOnce(position) ??
    byRemoval(position, clock) ??
    (areRunnable() ? inTurns(position, clock) : undecided(position, "this browser does not run WebAssembly"));
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
 * Judge each legal capture. The captures share the time that is left.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {Judged[]}
 */
export function hint(position, clock) {
  const captures = position.captures();
  return captures.map((capture, index) => {
    const left = Math.max(clock.limit - clock.seconds, 0);
    const own = new Clock(left / (captures.length - index), clock.onProgress);
    const verdict = decide(position.after(capture), own);
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
 * Let the engines take turns, ever longer ones, until there is an answer or no time.
 *
 * @param {Position} position
 * @param {Clock} clock
 * @returns {Found}
 */
function inTurns(position, clock) {
  /** @type {(Beams | DepthFirst | Cdcl)[]} */
  const engines = [];
  for (let turn = 0; !clock.isUp; turn += 1) {
    const place = turn % TURNS.length;
    const { Engine, nodes } = TURNS[place];
    engines[place] ??= new Engine(position);
    const found = inTurn(engines[place], nodes * GROWTH ** Math.floor(turn / TURNS.length), clock);
    if (found) return found;
  }
  const seconds = Math.round(clock.limit * 10) / 10;
  return undecided(position, `stopped after ${seconds} s, the limit of time`);
}

/**
 * Say why there is no answer.
 *
 * @param {Position} position
 * @param {string} why
 * @returns {Found}
 */
function undecided(position, why) {
  const reason = `${why}: \`${commandFor(position)}\` has stronger engines`;
  return { verdict: "undecided", engine: "auto", reason };
}

/**
 * Give an engine so many nodes.
 *
 * @param {Beams | DepthFirst | Cdcl} engine
 * @param {number} turn
 * @param {Clock} clock
 * @returns {Found | null}
 */
function inTurn(engine, turn, clock) {
  const end = engine.nodes + turn;
  while (engine.nodes < end && !engine.isOver && !clock.isUp) {
    const before = engine.nodes;
    const answer = engine.run(Math.min(SLICE, end - before));
    clock.count(engine.nodes - before, engine.name);
    if (answer) return { verdict: answer.captures ? "solvable" : "unsolvable", engine: engine.name, ...answer };
  }
  return null;
}

/**
 * Return the command that decides a position with the engines of the package.
 *
 * @param {Position} position
 */
export function commandFor(position) {
  return `greenest solve ${position}`;
}
