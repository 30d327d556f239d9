// @ts-check
/**
 * The depth-first search, which knows both answers; `solver/engines/kernel.py` once more.
 *
 * A node is a position reached by a capture. The search goes on from it unless the capture froze a
 * colour, split the board, or led to a position known to be dead. The capture goes first whose
 * source has the fewest stacks in its row and its column together: this empties line after line,
 * and an emptied line is transparent. Ties fall at random, and the search begins again after ever
 * more nodes, with new ties; after the eighth attempt three in four are shaken by more than ties.
 * What one attempt refuted stays in the table for the next.
 */

import { Position } from "../rules.js";
import { BITS, Board, keyWords, lowestBit, mix, NONE, PREY_OF, staysJoined } from "./board.js";
import { DeadTable } from "./deadtable.js";
import { EXHAUSTED, RUNNING, SOLVED } from "./outcomes.js";

/** Nodes for each stack of the first attempt, and by which part each attempt is longer. */
const FIRST_RESTART = 4;
const ALLOWANCE_GROWTH = 50;
const FIRST_SHAKEN = 9;

export class DepthFirst {
  /**
   * @param {Position} position two stacks or more, with no reason of reasons.js
   * @param {Int32Array} words the key words of this position, or of one that leads to it
   * @param {DeadTable} table what is known to be dead by these keys
   */
  constructor(position, words = keyWords(position), table = new DeadTable()) {
    this.position = position;
    this.words = words;
    this.table = table;
    this.stacks = position.pieces;
    this.board = new Board();
    this.captures = new Uint16Array(this.stacks * this.stacks + 4 * this.stacks);
    this.scores = new Int32Array(this.captures.length);
    /** For each depth, the first of its captures not yet tried, and their end. */
    this.first = new Int32Array(this.stacks + 1);
    this.last = new Int32Array(this.stacks + 1);
    this.keys = new Int32Array(4 * (this.stacks + 1));
    this.path = new Uint16Array(this.stacks);
    this.depth = 0;
    this.nodes = 0;
    this.attempt = 0;
    this.restartAt = 0;
    this.allowance = FIRST_RESTART * this.stacks;
    this.random = 1;
    this.noise = 0;
  }

  /**
   * Search on up to so many nodes in all; return RUNNING, SOLVED or EXHAUSTED.
   *
   * @param {number} bound
   */
  run(bound) {
    while (this.nodes < bound) {
      if (this.nodes >= this.restartAt) this.restart();
      if (this.first[this.depth] === this.last[this.depth]) {
        this.keepDead();
        if (this.depth === 0) return EXHAUSTED;
        this.takeBack();
      } else {
        this.nodes += 1;
        if (this.tryNext()) return SOLVED;
      }
    }
    return RUNNING;
  }

  /** Begin a new attempt from the start. */
  restart() {
    this.attempt += 1;
    this.restartAt = this.nodes + this.allowance;
    this.allowance += Math.floor(this.allowance / ALLOWANCE_GROWTH) + 1;
    const shaken = this.attempt < FIRST_SHAKEN ? 0 : this.attempt % 4;
    this.noise = (1 << (8 + shaken)) - 1;
    this.random = mix(this.attempt);
    this.depth = 0;
    this.first[0] = 0;
    this.board.setUp(this.position);
    this.keys.fill(0, 0, 4);
    for (let cell = 0; cell < 256; cell += 1) {
      const colour = this.board.colour[cell];
      if (colour !== NONE) this.change(0, cell, colour);
    }
    this.list(0);
  }

  /**
   * Put a stack into the key at a place, or take it out.
   *
   * @param {number} at
   * @param {number} cell
   * @param {number} colour
   */
  change(at, cell, colour) {
    const from = (cell * 3 + colour) * 4;
    for (let word = 0; word < 4; word += 1) this.keys[at + word] ^= this.words[from + word];
  }

  /** Keep the position reached as dead. */
  keepDead() {
    const at = 4 * this.depth;
    this.table.add(this.keys[at], this.keys[at + 1], this.keys[at + 2], this.keys[at + 3]);
  }

  /** List the captures of the position, scored, from a place on. @param {number} begin */
  list(begin) {
    const { across, down } = this.board;
    const middle = this.listAlong(across, down, 4, 0, begin);
    this.first[this.depth] = begin;
    this.last[this.depth] = this.listAlong(down, across, 0, 4, middle);
  }

  /**
   * List the captures along all rows or all columns; return their end. A cell is
   * `line << aside | place << along`.
   *
   * @param {Int32Array} lines
   * @param {Int32Array} crossing
   * @param {number} aside
   * @param {number} along
   * @param {number} end
   */
  listAlong(lines, crossing, aside, along, end) {
    const { captures, scores, noise } = this;
    const { colour } = this.board;
    let random = this.random;
    for (let line = 0; line < 16; line += 1) {
      let rest = lines[line];
      if ((rest & (rest - 1)) === 0) continue;
      const onLine = BITS[rest];
      let here = lowestBit(rest);
      let one = (line << aside) | (here << along);
      let oneColour = colour[one];
      for (rest &= rest - 1; rest; rest &= rest - 1) {
        const there = lowestBit(rest);
        const other = (line << aside) | (there << along);
        const otherColour = colour[other];
        if (otherColour !== oneColour) {
          random ^= random << 13;
          random ^= random >>> 17;
          random ^= random << 5;
          const takes = PREY_OF[oneColour] === otherColour;
          captures[end] = takes ? (one << 8) | other : (other << 8) | one;
          const crowd = onLine + BITS[crossing[takes ? here : there]];
          scores[end] = (crowd << 8) + (random & noise);
          end += 1;
        }
        here = there;
        one = other;
        oneColour = otherColour;
      }
    }
    this.random = random;
    return end;
  }

  /** Take the capture with the lowest score from those not yet tried. */
  next() {
    const { captures, scores } = this;
    const begin = this.first[this.depth];
    const end = this.last[this.depth];
    let best = begin;
    for (let place = begin + 1; place < end; place += 1) {
      if (scores[place] < scores[best]) best = place;
    }
    const capture = captures[best];
    captures[best] = captures[begin];
    scores[best] = scores[begin];
    this.first[this.depth] = begin + 1;
    return capture;
  }

  /** Make the next capture unless it is dead; tell whether it is the last of a solution. */
  tryNext() {
    const { across, down, colour, counts } = this.board;
    const capture = this.next();
    this.path[this.depth] = capture;
    if (this.depth + 2 === this.stacks) return true;
    const source = capture >> 8;
    const target = capture & 255;
    const captor = colour[source];
    const prey = colour[target];
    if (counts[prey] === 1 && counts[3 - captor - prey] !== 1) return false;
    if (!staysJoined(across, down, source >> 4, source & 15)) return false;
    const here = 4 * this.depth;
    const there = here + 4;
    this.keys.copyWithin(there, here, there);
    this.change(there, source, captor);
    this.change(there, target, prey);
    this.change(there, target, captor);
    const { keys } = this;
    if (this.table.has(keys[there], keys[there + 1], keys[there + 2], keys[there + 3])) {
      return false;
    }
    across[source >> 4] ^= 1 << (source & 15);
    down[source & 15] ^= 1 << (source >> 4);
    colour[source] = NONE;
    colour[target] = captor;
    counts[prey] -= 1;
    this.depth += 1;
    this.list(this.last[this.depth - 1]);
    return false;
  }

  /** Undo the last capture of the path. */
  takeBack() {
    const { across, down, colour, counts } = this.board;
    this.depth -= 1;
    const source = this.path[this.depth] >> 8;
    const target = this.path[this.depth] & 255;
    const captor = colour[target];
    const prey = PREY_OF[captor];
    colour[source] = captor;
    colour[target] = prey;
    across[source >> 4] ^= 1 << (source & 15);
    down[source & 15] ^= 1 << (source >> 4);
    counts[prey] += 1;
  }

  /** The solution found, its cells as `row << 4 | col` in 16 bits. */
  get solution() {
    return this.path.subarray(0, this.depth + 1);
  }
}
