// @ts-check
/**
 * The one door of the page to answers: whether a position can be solved, and which captures keep
 * it so. A page that a server made asks that server; any other asks its own engine, in a worker.
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
 * @typedef {object} Options
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]  called a few times a second
 * @property {number} [maxSeconds]
 */

const MAX_SECONDS = 5;
const HINT_SECONDS = 0.8;
const FIND_SECONDS = 20;
const TICK = 200;

/**
 * Whether a server made the page. Only then certificates, and the steps of the proof, can be had.
 */
export const hasServer = document.querySelector('meta[name="greenest-server"]') !== null;

/**
 * Decide a position.
 *
 * @param {string | Position} board
 * @param {Options} [options]
 * @returns {Promise<Verdict>}
 */
export function decide(board, { signal, onProgress, maxSeconds = MAX_SECONDS } = {}) {
  const text = String(board);
  if (!hasServer) {
    return askWorker({ task: "decide", board: text, maxSeconds }, { signal, onProgress });
  }
  return withTicks(onProgress, () =>
    post("decide", { board: text, max_seconds: maxSeconds }, signal),
  );
}

/**
 * Judge each legal capture, in the order of `Position.captures`, all in `maxSeconds`.
 *
 * @param {string | Position} board
 * @param {Options} [options]
 * @returns {Promise<Judged[]>}
 */
export async function hint(board, { signal, onProgress, maxSeconds = HINT_SECONDS } = {}) {
  const text = String(board);
  if (!hasServer) {
    return askWorker({ task: "hint", board: text, maxSeconds }, { signal, onProgress });
  }
  const question = { board: text, max_seconds: maxSeconds };
  return withTicks(onProgress, () => post("hint", question, signal));
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
  return post("carry", { board: String(board) }, signal);
}

/** @param {string} path @param {object} question @param {AbortSignal} [signal] */
async function post(path, question, signal) {
  const response = await send(path, question, signal);
  return response.json();
}

/**
 * Ask the server, and throw what it says if it refuses.
 *
 * @param {string} path
 * @param {object} question
 * @param {AbortSignal} [signal]
 */
async function send(path, question, signal) {
  if (!hasServer) throw new Error("this page has no server: see `greenest serve`");
  const body = JSON.stringify(question);
  const headers = { "Content-Type": "application/json" };
  const address = new URL(`api/${path}`, document.baseURI);
  const response = await fetch(address, { method: "POST", headers, body, signal }).catch(
    (error) => {
      if (error.name === "AbortError") throw error;
      throw new Error("the server does not answer");
    },
  );
  if (!response.ok) throw new Error(await refusal(response));
  return response;
}

/** Return the sentence of a refusal. @param {Response} response */
async function refusal(response) {
  const found = await response.json().catch(() => null);
  return found?.error ?? `the server refused (${response.status})`;
}

/**
 * Tell the seconds while an answer is awaited.
 *
 * @template T
 * @param {((progress: Progress) => void) | undefined} onProgress
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function withTicks(onProgress, ask) {
  const started = performance.now();
  const tick = () => onProgress?.({ seconds: (performance.now() - started) / 1000 });
  const timer = setInterval(tick, TICK);
  try {
    return await ask();
  } finally {
    clearInterval(timer);
  }
}
