// @ts-check
/**
 * A beam, level by level: of all positions that so many captures lead to, the best.
 *
 * A level holds at most `width` positions, all with as many stacks. Their captures are scored, and
 * from the best on those that are not dead at once and not there already make the next level. A
 * beam in which no level was ever too narrow has seen every position that is not dead: if it ends
 * without a solution, there is none.
 *
 * Score. What is left should hang together: the more independent circles the graph of lines has
 * (stacks - lines that are not empty), and the fuller its lines are, the better. A capture changes
 * both by what its source leaves, so that no position is made to be scored. Then some noise.
 */

import { Position } from "../rules.js";
import { BITS, Board, keyWords, lowestBit, mix, NONE, PREY_OF } from "./board.js";
import { spread, staysJoined } from "./board.js";
import { EXHAUSTED, LOST, RUNNING, SOLVED } from "./outcomes.js";

const CIRCLES = 1.75;
const FULLNESS = 2.05;
const NOISE = 1;
/** Steps of a score in a unit, and how many there are: beyond, scores count as equal. */
const GRAIN = 32;
const SCORES = 1 << 14;

/** A position of a level is 32 lines, 256 colours in 64 bytes, a key and some sums. */
const DOWN = 16;
const [STACKS, LINES, SQUARES, COUNTS] = [0, 1, 2, 3];
const SUMS = 6;

/** The positions of a level, one after the other in each array. */
class Level {
  /** @param {number} width */
  constructor(width) {
    this.lines = new Uint16Array(32 * width);
    this.colour = new Uint8Array(256 * width);
    this.keys = new Int32Array(4 * width);
    this.sums = new Int32Array(SUMS * width);
    this.size = 0;
  }
}

export class Beam {
  /**
   * @param {Position} position two stacks or more, with no reason of reasons.js
   * @param {number} width
   */
  constructor(position, width) {
    this.position = position;
    this.width = width;
    this.stacks = position.pieces;
    this.words = keyWords(position);
    this.key = new Int32Array(4);
    this.now = new Level(width);
    this.next = new Level(width);
    this.depth = 0;
    this.nodes = 0;
    this.hasDropped = false;
    const most = 2 * width * this.stacks;
    this.captures = new Uint16Array(most);
    this.owners = new Int32Array(most);
    this.scores = new Int16Array(most);
    this.order = new Int32Array(most);
    this.counts = new Int32Array(SCORES + 1);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(4 * width)));
    /** For each level and position, its place on the level before and the capture from there. */
    this.parents = new Int32Array(width * this.stacks);
    this.made = new Uint16Array(width * this.stacks);
    this.setUp(position);
  }

  /** Put the start on the first level. @param {Position} position */
  setUp(position) {
    const board = new Board();
    board.setUp(position);
    const { lines, colour, keys, sums } = this.now;
    lines.set(board.across);
    lines.set(board.down, DOWN);
    colour.set(board.colour);
    for (let cell = 0; cell < 256; cell += 1) {
      if (colour[cell] !== NONE) this.change(keys, 0, cell, colour[cell]);
    }
    sums[STACKS] = this.stacks;
    for (let line = 0; line < 32; line += 1) {
      sums[LINES] += Number(lines[line] !== 0);
      sums[SQUARES] += BITS[lines[line]] ** 2;
    }
    sums.set(board.counts, COUNTS);
    this.now.size = 1;
  }

  /**
   * Put a stack into a key, or take it out.
   *
   * @param {Int32Array} keys
   * @param {number} at
   * @param {number} cell
   * @param {number} colour
   */
  change(keys, at, cell, colour) {
    const from = (cell * 3 + colour) * 4;
    for (let word = 0; word < 4; word += 1) keys[at + word] ^= this.words[from + word];
  }

  /** Make one level; return RUNNING, SOLVED, EXHAUSTED, or LOST if positions were dropped. */
  step() {
    let end = 0;
    for (let place = 0; place < this.now.size; place += 1) end = this.list(place, end);
    if (end === 0) return this.ended();
    this.sort(end);
    if (this.now.sums[STACKS] === 2) {
      this.keepPath(0, this.order[0]);
      this.nodes += 1;
      return SOLVED;
    }
    this.keepTheBest(end);
    [this.now, this.next] = [this.next, this.now];
    this.depth += 1;
    return this.now.size ? RUNNING : this.ended();
  }

  ended() {
    return this.hasDropped ? LOST : EXHAUSTED;
  }

  /**
   * List the captures of a position from `end` on, scored; return their end.
   *
   * @param {number} place
   * @param {number} end
   */
  list(place, end) {
    const salt = this.now.keys[4 * place] ^ mix(this.now.keys[4 * place + 2]);
    const middle = this.listAlong(place, 0, DOWN, 4, 0, salt, end);
    return this.listAlong(place, DOWN, 0, 0, 4, salt, middle);
  }

  /**
   * List the captures along all rows or all columns. A cell is `line << aside | place << along`.
   *
   * @param {number} place
   * @param {number} here where the lines begin
   * @param {number} cross where those that cross them begin
   * @param {number} aside
   * @param {number} along
   * @param {number} salt
   * @param {number} end
   */
  listAlong(place, here, cross, aside, along, salt, end) {
    const { lines, colour, sums } = this.now;
    const [at, cells] = [32 * place, 256 * place];
    const stacks = sums[SUMS * place + STACKS];
    const full = sums[SUMS * place + LINES];
    const squares = sums[SUMS * place + SQUARES];
    const share = FULLNESS / Math.max(stacks - 1, 1);
    for (let line = 0; line < 16; line += 1) {
      let rest = lines[at + here + line];
      if ((rest & (rest - 1)) === 0) continue;
      const onLine = BITS[rest];
      let before = lowestBit(rest);
      let one = (line << aside) | (before << along);
      for (rest &= rest - 1; rest; rest &= rest - 1) {
        const after = lowestBit(rest);
        const other = (line << aside) | (after << along);
        const [oneColour, otherColour] = [colour[cells + one], colour[cells + other]];
        if (oneColour !== otherColour) {
          const takes = PREY_OF[oneColour] === otherColour;
          const crossing = BITS[lines[at + cross + (takes ? before : after)]];
          const capture = takes ? (one << 8) | other : (other << 8) | one;
          const circles = stacks - full + Number(crossing === 1);
          const left = squares - 2 * (onLine + crossing) + 2;
          const noise = (mix(salt ^ Math.imul(capture, 0x9e3779b1)) >>> 8) / 2 ** 24;
          const score = CIRCLES * circles + share * left + NOISE * noise;
          this.captures[end] = capture;
          this.owners[end] = place;
          this.scores[end] = Math.max(SCORES - 1 - Math.floor(score * GRAIN), 0);
          end += 1;
        }
        before = after;
        one = other;
      }
    }
    return end;
  }

  /** Put the places of the scores in rising order, by counting. @param {number} end */
  sort(end) {
    const { scores, counts, order } = this;
    counts.fill(0);
    for (let at = 0; at < end; at += 1) counts[scores[at] + 1] += 1;
    for (let score = 0; score < SCORES; score += 1) counts[score + 1] += counts[score];
    for (let at = 0; at < end; at += 1) order[counts[scores[at]]++] = at;
  }

  /** Make the next level of the captures in order. @param {number} end */
  keepTheBest(end) {
    this.slots.fill(0);
    this.next.size = 0;
    for (let turn = 0; turn < end; turn += 1) {
      const at = this.order[turn];
      this.nodes += 1;
      if (this.isDead(at) || !this.isNew(at)) continue;
      if (this.next.size === this.width) {
        this.hasDropped = true;
        return;
      }
      this.keep(at);
    }
  }

  /** Tell whether a capture freezes a colour or splits the board. @param {number} at */
  isDead(at) {
    const { lines, colour, sums } = this.now;
    const place = this.owners[at];
    const source = this.captures[at] >> 8;
    const captor = colour[256 * place + source];
    const prey = PREY_OF[captor];
    const counts = SUMS * place + COUNTS;
    if (sums[counts + prey] === 1 && sums[counts + 3 - captor - prey] !== 1) return true;
    return !staysJoined(lines, lines, source >> 4, source & 15, 32 * place, 32 * place + DOWN);
  }

  /**
   * Write the key after a capture to the next free place; tell whether it is not there yet.
   *
   * @param {number} at
   */
  isNew(at) {
    const { keys, size } = this.next;
    const here = 4 * Math.min(size, this.width - 1);
    const key = this.keyAfter(at);
    const mask = this.slots.length - 1;
    let slot = spread(key[0], key[1], key[2], key[3]) & mask;
    for (; this.slots[slot]; slot = (slot + 1) & mask) {
      const other = 4 * (this.slots[slot] - 1);
      const isHere = keys[other] === key[0] && keys[other + 1] === key[1];
      if (isHere && keys[other + 2] === key[2] && keys[other + 3] === key[3]) return false;
    }
    if (size < this.width) {
      keys.set(key, here);
      this.slots[slot] = size + 1;
    }
    return true;
  }

  /** Return the key after a capture. @param {number} at */
  keyAfter(at) {
    const place = this.owners[at];
    const [source, target] = [this.captures[at] >> 8, this.captures[at] & 255];
    const captor = this.now.colour[256 * place + source];
    const key = this.key;
    for (let word = 0; word < 4; word += 1) key[word] = this.now.keys[4 * place + word];
    this.change(key, 0, source, captor);
    this.change(key, 0, target, captor);
    this.change(key, 0, target, PREY_OF[captor]);
    return key;
  }

  /** Write the position after a capture to the next level, but for its key. @param {number} at */
  keep(at) {
    const { now, next } = this;
    const [from, to] = [this.owners[at], next.size];
    const [source, target] = [this.captures[at] >> 8, this.captures[at] & 255];
    const [row, col] = [source >> 4, source & 15];
    next.lines.set(now.lines.subarray(32 * from, 32 * from + 32), 32 * to);
    next.colour.set(now.colour.subarray(256 * from, 256 * from + 256), 256 * to);
    next.sums.set(now.sums.subarray(SUMS * from, SUMS * from + SUMS), SUMS * to);
    const captor = now.colour[256 * from + source];
    const across = BITS[now.lines[32 * from + row]];
    const down = BITS[now.lines[32 * from + DOWN + col]];
    next.lines[32 * to + row] ^= 1 << col;
    next.lines[32 * to + DOWN + col] ^= 1 << row;
    next.colour[256 * to + source] = NONE;
    next.colour[256 * to + target] = captor;
    next.sums[SUMS * to + STACKS] -= 1;
    next.sums[SUMS * to + LINES] -= Number(across === 1) + Number(down === 1);
    next.sums[SUMS * to + SQUARES] -= 2 * (across + down) - 2;
    next.sums[SUMS * to + COUNTS + PREY_OF[captor]] -= 1;
    this.keepPath(to, at);
    next.size += 1;
  }

  /** Keep how a position of the next level was reached. @param {number} to @param {number} at */
  keepPath(to, at) {
    this.parents[this.depth * this.width + to] = this.owners[at];
    this.made[this.depth * this.width + to] = this.captures[at];
  }

  /** The solution found, its cells as `row << 4 | col` in 16 bits. */
  get solution() {
    const path = new Uint16Array(this.depth + 1);
    let place = 0;
    for (let depth = this.depth; depth >= 0; depth -= 1) {
      path[depth] = this.made[depth * this.width + place];
      place = this.parents[depth * this.width + place];
    }
    return path;
  }
}
