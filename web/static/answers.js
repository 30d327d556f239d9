// @ts-check
/**
 * The one door of the page to answers: whether a position can be solved, and which captures keep
 * it so. The page's own engine, in a worker, answers at once; a server, if there is one, goes deeper.
 *
 *     const verdict = await decide("BGW/GWB/WBG", { signal, onProgress, maxSeconds: 5 });
 *     verdict.verdict                 "solvable", "unsolvable" or "undecided"
 *     verdict.moves                   ["a3xb3", ...] or null
 *     verdict.reason                  a sentence or null
 *
 * The keys are those of `greenest solve --json`. An aborted question ends with an AbortError, any
 * that fails with an Error whose message can be shown.
 */

import { randomPosition } from "./random.js";
import { Position } from "./rules.js";
import { asked, hasServer, send } from "./server.js";
import { askWorker } from "./workers.js";

/**
 * @typedef {object} Verdict
 * @property {string} board
 * @property {number} rows
 * @property {number} cols
 * @property {number} pieces
 * @property {"solvable" | "unsolvable" | "undecided"} verdict
 * @property {string} engine
 * @property {string[] | null} moves
 * @property {string | null} reason
 * @property {number} nodes
 * @property {number} seconds
 *
 * @typedef {Verdict & {move: string}} Judged  A capture on `board`, with the verdict after it.
 * @typedef {{seconds: number, nodes?: number, engine?: string}} Progress  Nodes of our own engine.
 *
 * What makes a board solvable, and how many changed boards of each kind were tried.
 *
 * @typedef {{kind: string, cells: string[], words: string, board: string, moves: string[], difficulty?: string}} Repair
 * @typedef {{kind: string, solvable: number, unsolvable: number, undecided: number, unasked: number}} Asked
 * @typedef {{board: string, repairs: Repair[], asked: Asked[]}} Repairs
 *
 * Why a board cannot be solved; docs/reasons.md defines its parts.
 *
 * @typedef {{if: string, then: Case[], because: string | null}} Case
 * @typedef {{cell: string, board: string, moves: string[]}} Witness
 * @typedef {{board: string, words: string[] | null, blamed: string[] | null, cases: Case[] | null,
 *   core: string[] | null, witnesses: Witness[], complete: boolean}} Explanation
 *
 * @typedef {object} Options
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]  called a few times a second
 * @property {number} [maxSeconds]
 */

const MAX_SECONDS = 5;
const HINT_SECONDS = 0.8;
const FIND_SECONDS = 20;
const EXPLAIN_SECONDS = 15;
/** Milliseconds that the own engine has before the server is asked too. */
const ALONE = 300;
/** Milliseconds for which the server is waited for when the own engine has given up. */
const LATE = 3000;

/**
 * Decide a position.
 *
 * @param {string | Position} board
 * @param {Options} [options]
 * @returns {Promise<Verdict>}
 */
export function decide(board, { maxSeconds = MAX_SECONDS, ...options } = {}) {
  return both("decide", String(board), maxSeconds, options, isVerdict);
}

/**
 * Judge each legal capture, in the order of `Position.captures`, all in `maxSeconds`.
 *
 * @param {string | Position} board
 * @param {Options} [options]
 * @returns {Promise<Judged[]>}
 */
export function hint(board, { maxSeconds = HINT_SECONDS, ...options } = {}) {
  return both("hint", String(board), maxSeconds, options, (/** @type {Judged[]} */ all) => all.every(isVerdict), listed);
}

/** Return a server's answer about all captures as a list; those not judged are undecided. @param {any} answer @returns {Judged[]} */
function listed({ judged, unjudged }) {
  const open = { verdict: "undecided", engine: "", moves: null, reason: "not judged in time", nodes: 0, seconds: 0 };
  return [...judged, ...unjudged.map((/** @type {string} */ move) => ({ ...open, move }))];
}

/** @param {Verdict} answer */
function isVerdict({ verdict }) {
  return verdict !== "undecided";
}

/**
 * Return the smallest changes that make a board solvable. The server tries all kinds; where it does not answer, the
 * page's own engine tries swaps alone.
 *
 * @param {string | Position} board
 * @param {{signal: AbortSignal, maxSeconds?: number}} options
 * @returns {Promise<Repairs>}
 */
export async function repair(board, { signal, maxSeconds = MAX_SECONDS }) {
  const question = { board: String(board), max_seconds: maxSeconds };
  const far = hasServer ? await asked("repair", question, signal) : null;
  return far ?? askWorker({ task: "repair", board: String(board), maxSeconds }, { signal });
}

/**
 * Return why a board cannot be solved, which only a server knows; null if none answers.
 *
 * @param {string | Position} board
 * @param {{signal: AbortSignal, maxSeconds?: number}} options
 * @returns {Promise<Explanation | null>}
 */
export async function explain(board, { signal, maxSeconds = EXPLAIN_SECONDS }) {
  return hasServer ? asked("explain", { board: String(board), max_seconds: maxSeconds }, signal) : null;
}

/**
 * Return a random board, the one of `greenest generate`.
 *
 * @param {{rows: number, cols: number, pieces?: number, seed?: bigint | number | string,
 *   index?: bigint | number | string}} numbers  all cells are filled if no pieces are given
 */
export function generate({ rows, cols, pieces = rows * cols, seed = 0, index = 0 }) {
  return randomPosition({ rows, cols, pieces, seed, index });
}

/**
 * Find a random board of a kind, that of `greenest generate` with the same seed and the index found;
 * null if there is none in time. The page's own engine looks for it.
 *
 * @param {import("./engine/kinds.js").Wanted} wanted
 * @param {Options} [options]
 * @returns {Promise<{board: string, index: number} | null>}
 */
export function find(wanted, { signal, onProgress, maxSeconds = FIND_SECONDS } = {}) {
  return askWorker({ task: "find", wanted, maxSeconds }, { signal, onProgress });
}

/**
 * Return the certificate of a position, which only a server makes.
 *
 * @param {string | Position} board
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<Blob>}
 */
export async function certificate(board, { signal } = {}) {
  const response = await send("certificate", { board: String(board) }, signal);
  return response.blob();
}

/**
 * Return the steps by which the proof solves a full board, which only a server knows.
 *
 * @param {string | Position} board
 * @param {{signal?: AbortSignal}} [options]
 */
export function carry(board, { signal } = {}) {
  return send("carry", { board: String(board) }, signal).then((response) => response.json());
}

/**
 * Ask the own engine at once, and the server too if it needs longer. The first verdict counts, and the
 * server's "undecided", which searched deeper; if the server fails, the own engine goes on alone.
 *
 * @template T
 * @param {"decide" | "hint"} task
 * @param {string} board
 * @param {number} maxSeconds
 * @param {Options} options
 * @param {(answer: T) => boolean} isDecided
 * @param {(answer: any) => T} [read] what makes a server's answer one of our own
 * @returns {Promise<T>}
 */
async function both(task, board, maxSeconds, { signal, onProgress }, isDecided, read = (answer) => answer) {
  const ending = new AbortController();
  const end = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  /** @type {Promise<T>} */
  const own = askWorker({ task, board, maxSeconds }, { signal: end, onProgress });
  if (!hasServer) return own;
  try {
    const early = await Promise.race([own, pause(ALONE)]);
    if (early && isDecided(early)) return early;
    /** @type {Promise<T | null>} */
    const far = asked(task, { board, max_seconds: maxSeconds }, end).then((answer) => answer && read(answer));
    return await Promise.race([
      own.then(async (answer) => {
        const further = isDecided(answer) ? null : await Promise.race([far, pause(LATE)]);
        return further ?? answer;
      }),
      far.then((answer) => answer ?? own),
    ]);
  } finally {
    ending.abort();
  }
}

/** @param {number} milliseconds @returns {Promise<null>} */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
