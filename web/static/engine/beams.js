// @ts-check
/** Beams of growing width, each four times as wide as the last, as `solver/engines/beam` has them. */

import { capturesOn, Kernels } from "./kernels.js";

/**
 * @typedef {import("../rules.js").Position} Position
 * @typedef {import("./search.js").Answer} Answer
 */

const FIRST_WIDTH = 16;
const GROWTH = 4;
/** Bytes for a beam. */
const MOST_BYTES = 1 << 26;
const SCORES = 1 << 14;

/** The place of a number. */
const NODES = 2;

/** The results of `run`. */
const SOLVED = 1;
const REFUTED = 2;
const LOST = 3;

export class Beams {
  /** @param {Position} position two stacks or more, with no reason of reasons.js */
  constructor(position) {
    this.name = "beam";
    this.position = position;
    this.width = FIRST_WIDTH;
    this.nodes = 0;
    /** Nodes of this beam. */
    this.seen = 0;
    /** Whether the next beam would take too much memory. */
    this.isOver = false;
    this.beam = started(position, this.width);
  }

  /**
   * Examine so many captures more, and the rest of a level; return the answer, if any.
   *
   * @param {number} nodes
   * @returns {Answer | null}
   */
  run(nodes) {
    const { kernels, arrays, numbers, path } = this.beam;
    const outcome = kernels.call("run", arrays, this.width, this.seen + nodes);
    const seen = Number(kernels.read(numbers)[NODES]);
    this.nodes += seen - this.seen;
    this.seen = seen;
    if (outcome === SOLVED) return { captures: capturesOn(this.position, kernels.read(path)) };
    if (outcome === REFUTED) {
      return { reason: "all positions were seen level by level, and none is a single stack" };
    }
    if (outcome === LOST) this.widen();
    return null;
  }

  widen() {
    const { pieces } = this.position;
    const bytes = 2 * (128 + 16 + 24) + 6 * pieces + 16 + 12 * 2 * pieces;
    this.width *= GROWTH;
    this.isOver = this.width * bytes > MOST_BYTES;
    if (this.isOver) return;
    this.seen = 0;
    this.beam = started(this.position, this.width);
  }
}

/**
 * Start a beam, laid out as `new_beam` does.
 *
 * @param {Position} position
 * @param {number} width
 */
function started(position, width) {
  const { pieces, cols } = position;
  const kernels = new Kernels();
  const ints = (/** @type {number[]} */ ...shape) => kernels.array(Int32Array, ...shape);
  const shorts = (/** @type {number[]} */ ...shape) => kernels.array(Uint16Array, ...shape);
  const words = (/** @type {number[]} */ ...shape) => kernels.array(BigUint64Array, ...shape);
  const captures = 2 * width * pieces;
  const numbers = kernels.array(BigInt64Array, 4);
  const path = shorts(256);
  const arrays = [
    numbers, shorts(2, width, 64), words(2, width, 2), ints(2, width, 6), words(256, 4, 2),
    ints(pieces, width), shorts(pieces, width), ints(4 * width), shorts(captures), ints(captures),
    kernels.array(Int16Array, captures), ints(captures), ints(SCORES + 1), path,
  ];
  kernels.call("start", arrays, kernels.codes(position), cols);
  return { kernels, arrays, numbers, path };
}
