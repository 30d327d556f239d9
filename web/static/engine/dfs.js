// @ts-check
/** Depth-first search with a table of dead positions that grows, as `solver/engines/dfs` has it. */

import { capturesOn, Kernels } from "./kernels.js";

/**
 * @typedef {import("../rules.js").Position} Position
 * @typedef {import("./search.js").Answer} Answer
 */

/** The most stacks for which a key is the position itself. */
const EXACT_STACKS = 64;
/** Words of the first table and of the largest one, 64 MB, and the growth between. */
const FIRST_WORDS = 1 << 10;
const MOST_WORDS = 1 << 23;
const GROWTH = 16;

/** The results of `search`. */
const SOLVED = 1;
const EXHAUSTED = 2;
const CROWDED = 3;

/** Places of numbers. */
const NODES = 1;
const STORED = 2;

export class DepthFirst {
  /** @param {Position} position two stacks or more, with no reason of reasons.js */
  constructor(position) {
    this.name = "dfs";
    this.isOver = false;
    this.position = position;
    const { pieces, cols } = position;
    const kernels = new Kernels();
    const longs = (/** @type {number[]} */ ...shape) => kernels.array(BigInt64Array, ...shape);
    const words = (/** @type {number[]} */ ...shape) => kernels.array(BigUint64Array, ...shape);
    const shorts = (/** @type {number} */ size) => kernels.array(Uint16Array, size);
    this.kernels = kernels;
    this.cells = kernels.codes(position);
    this.path = shorts(256);
    this.numbers = longs(6);
    this.table = words(FIRST_WORDS);
    const captures = pieces * (pieces + 1);
    // Laid out as `State`.
    this.state = [
      longs(32), kernels.array(Uint8Array, 256), longs(4), words(256, 4, 2), words(2), words(1),
      shorts(captures), longs(captures), longs(257), longs(257), this.path, this.numbers, this.table,
    ];
    kernels.call("begin", this.state, this.cells, cols, pieces, pieces <= EXACT_STACKS);
  }

  /** Positions reached by a capture so far. */
  get nodes() {
    return Number(this.kernels.read(this.numbers)[NODES]);
  }

  /**
   * Reach so many positions more; return the answer, if any.
   *
   * @param {number} nodes
   * @returns {Answer | null}
   */
  run(nodes) {
    const { kernels, position, table, cells, state } = this;
    const mostKeys = table.size < MOST_WORDS ? table.size >> 2 : table.size;
    const bound = this.nodes + nodes;
    const outcome = kernels.call("search", state, table, cells, position.cols, bound, mostKeys);
    if (outcome === SOLVED) return { captures: capturesOn(position, kernels.read(this.path)) };
    if (outcome === EXHAUSTED) {
      return { reason: "every line of play was searched, and none ends in a single stack" };
    }
    if (outcome === CROWDED) this.grow();
    return null;
  }

  /** Move to a larger table. */
  grow() {
    const { kernels, table } = this;
    this.table = kernels.array(BigUint64Array, Math.min(table.size * GROWTH, MOST_WORDS));
    const stored = kernels.call("move_keys", table, this.table);
    kernels.read(this.numbers)[STORED] = BigInt(stored);
  }
}
