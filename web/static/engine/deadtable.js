// @ts-check
/**
 * The table of dead positions: keys, each of four words, in buckets of four.
 *
 * A full bucket drops the key with the fewest bits, which for exact keys is the position with the
 * fewest stacks: the cheapest to search again. The table starts small, so that easy positions stay
 * in the cache of the processor, and grows.
 */

import { BITS, spread } from "./board.js";

const FIRST_BUCKETS = 1 << 8;
const GROWTH = 8;
/** 64 bytes a bucket: 64 MB, and an eighth of it while the keys move. */
const MOST_BUCKETS = 1 << 20;
const BUCKET = 16;

export class DeadTable {
  constructor() {
    this.words = new Int32Array(FIRST_BUCKETS * BUCKET);
    this.stored = 0;
  }

  /**
   * Tell whether a key is known to be dead.
   *
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   */
  has(a, b, c, d) {
    const words = this.words;
    const begin = this.bucket(a, b, c, d);
    for (let slot = begin; slot < begin + BUCKET; slot += 4) {
      const isHere = words[slot] === a && words[slot + 1] === b;
      if (isHere && words[slot + 2] === c && words[slot + 3] === d) return true;
    }
    return false;
  }

  /**
   * Keep the key of a dead position.
   *
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   */
  add(a, b, c, d) {
    if (this.put(a, b, c, d)) {
      this.stored += 1;
      const buckets = this.words.length / BUCKET;
      if (this.stored > 2 * buckets && buckets < MOST_BUCKETS) this.grow();
    }
  }

  /**
   * Put a key into its bucket; tell whether that took a free slot.
   *
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   */
  put(a, b, c, d) {
    const words = this.words;
    const begin = this.bucket(a, b, c, d);
    let slot = begin;
    let fewest = 129;
    for (let each = begin; each < begin + BUCKET; each += 4) {
      const bits = count(words[each] | words[each + 2]) + count(words[each + 1] | words[each + 3]);
      if (bits < fewest) {
        fewest = bits;
        slot = each;
      }
    }
    words[slot] = a;
    words[slot + 1] = b;
    words[slot + 2] = c;
    words[slot + 3] = d;
    return fewest === 0;
  }

  /** Move to a larger table. */
  grow() {
    const old = this.words;
    this.words = new Int32Array(Math.min(old.length * GROWTH, MOST_BUCKETS * BUCKET));
    this.stored = 0;
    for (let slot = 0; slot < old.length; slot += 4) {
      const [a, b, c, d] = [old[slot], old[slot + 1], old[slot + 2], old[slot + 3]];
      if ((a | b | c | d) !== 0) this.stored += Number(this.put(a, b, c, d));
    }
  }

  /**
   * Return where the bucket of a key begins.
   *
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @param {number} d
   */
  bucket(a, b, c, d) {
    return (spread(a, b, c, d) * BUCKET) & (this.words.length - 1);
  }
}

/** @param {number} word */
function count(word) {
  return BITS[word & 0xffff] + BITS[word >>> 16];
}
