// @ts-check
/**
 * Removing lines: how dense boards are solved in milliseconds, as the proofs do it.
 *
 * A line is removed if all its stacks capture their way out of it, within the line or into the
 * lines beside it. An emptied line is transparent, so what is left behaves like a board smaller by
 * that line. Lines are removed until a board of 3x3 or 2x5 is left, or a single line. It finds
 * solutions and nothing else: where it is stuck, the position may be solvable all the same.
 *
 *     line       W B G G     W B . G     W B . .     . B . .     . . . .
 *     below      B B W B     B B G B     B B G B     W B G B     W B G B   ...
 *
 * It is `solver/engines/line_removal.py` once more, which says more of it.
 */

import { COLOURS, EMPTY, Position } from "../rules.js";
import { canBeEmptied, departure, LONGEST_SEGMENT } from "./patches.js";
import { isSingle, SmallBoard } from "./smallboard.js";

/** Orders in which lines are tried, and captures tried as the first one where none helps. */
const ORDERS = 12;
const OPENINGS = 48;

const SQUARE = new SmallBoard(3, 3);
const STRIP = new SmallBoard(2, 5);

/**
 * Return captures that solve a position by removing lines, null if none are found.
 *
 * @param {Position} position two stacks or more
 * @returns {{captures: import("../rules.js").Capture[] | null, nodes: number}}
 */
export function removeLines(position) {
  const openings = position.captures().slice(0, OPENINGS);
  let nodes = 0;
  for (let attempt = 0; attempt < ORDERS + openings.length; attempt += 1) {
    const board = new Lines(position, attempt);
    if (attempt >= ORDERS) board.open(openings[attempt - ORDERS]);
    const isSolved = board.solve();
    nodes += board.made.length;
    if (isSolved) return { captures: board.made, nodes };
  }
  return { captures: null, nodes };
}

/** A board on the way to its end. Rows are axis 0, columns axis 1. */
class Lines {
  /** @param {Position} position @param {number} attempt chooses the order of lines */
  constructor(position, attempt) {
    const { rows, cols, cells } = position;
    this.cols = cols;
    this.attempt = attempt;
    /** The words of the rows and of the columns, and their numbers on the whole board. */
    this.words = [Array(rows).fill(0), Array(cols).fill(0)];
    this.ids = [[...Array(rows).keys()], [...Array(cols).keys()]];
    this.counts = [0, 0, 0, 0];
    /** @type {import("../rules.js").Capture[]} */
    this.made = [];
    for (let cell = 0; cell < cells.length; cell += 1) {
      const code = cells[cell] === EMPTY ? 0 : COLOURS.indexOf(cells[cell]) + 1;
      const [row, col] = [Math.floor(cell / cols), cell % cols];
      this.words[0][row] |= code << (2 * col);
      this.words[1][col] |= code << (2 * row);
      this.counts[code] += 1;
    }
  }

  /**
   * Make a first capture, given by cells of the whole board.
   *
   * @param {import("../rules.js").Capture} capture
   */
  open({ source, target }) {
    const { cols } = this;
    const place = (/** @type {number} */ cell) => [Math.floor(cell / cols), cell % cols];
    this.capture(0, place(source), place(target));
  }

  /** Remove lines down to a small board and solve that; tell whether it worked. */
  solve() {
    while (!this.isSmall()) {
      if (!this.removeALine()) return false;
    }
    const isLine = this.ids[0].length === 1 || this.ids[1].length === 1;
    return isLine ? this.solveLine() : this.solveSmall();
  }

  isSmall() {
    const [rows, cols] = [this.ids[0].length, this.ids[1].length];
    const [small, large] = [Math.min(rows, cols), Math.max(rows, cols)];
    return small === 1 || large <= 3 || (small === 2 && large <= 5);
  }

  /**
   * Remove the first line that leaves hope, those of the shorter kind first: sparing at first all
   * colours that this could extinguish, then the rarest, then none.
   */
  removeALine() {
    const sizes = this.ids.map((ids) => ids.length);
    const shorter = Number(sizes[0] <= sizes[1]) ^ (this.attempt & 1);
    for (const care of [0, 1, 2]) {
      for (const axis of [shorter, 1 - shorter]) {
        const length = sizes[1 - axis];
        if (sizes[axis] <= (length === 2 ? 5 : 3)) continue;
        const spared = this.spared(length, care);
        for (const line of this.order(sizes[axis])) {
          if (this.remove(axis, line, spared)) return true;
        }
      }
    }
    return false;
  }

  /** Return the lines in the order of this attempt. @param {number} lines */
  order(lines) {
    const from = Math.floor(((this.attempt >> 1) * lines) / 3);
    return Array.from({ length: lines }, (_, turn) => {
      const line = (turn + from) % lines;
      return this.attempt & 2 ? lines - 1 - line : line;
    });
  }

  /**
   * Return the set of colours that the removal of a line is to spare.
   *
   * @param {number} length
   * @param {number} care
   */
  spared(length, care) {
    if (care === 2) return 0;
    const stacks = this.counts.slice(1);
    const fewest = care === 0 ? length : Math.min(...stacks);
    return stacks.reduce((set, each, at) => (each <= fewest ? set | (1 << at) : set), 0);
  }

  /**
   * Remove a line if that can be done and leaves hope; tell whether it was.
   *
   * @param {number} axis
   * @param {number} line
   * @param {number} spared
   */
  remove(axis, line, spared) {
    const cuts = this.cuts(axis, line, spared);
    if (!cuts) return false;
    const kept = [this.words.map((each) => [...each]), [...this.counts]];
    const before = this.made.length;
    for (const [first, length] of cuts) this.empty(axis, line, first, length, spared);
    if (hasHope(this.counts)) {
      this.closeUp(axis, line);
      return true;
    }
    [this.words, this.counts] = /** @type {[number[][], number[]]} */ (kept);
    this.made.length = before;
    return false;
  }

  /**
   * Cut a line into segments that can be emptied, each its first place and its length, from the
   * end of the line; null if no way is found.
   *
   * @param {number} axis
   * @param {number} line
   * @param {number} spared
   */
  cuts(axis, line, spared) {
    const size = this.ids[1 - axis].length;
    /** For each end that can be reached, the length of the segment there. */
    const lengths = [0];
    for (let end = 1; end <= size; end += 1) {
      for (let length = Math.min(LONGEST_SEGMENT, end); length > 0; length -= 1) {
        const first = end - length;
        if (lengths[first] === undefined) continue;
        if (canBeEmptied(this.patch(axis, line, first, length), spared)) {
          lengths[end] = length;
          break;
        }
      }
    }
    if (lengths[size] === undefined) return null;
    const cuts = [];
    for (let end = size; end; end -= lengths[end]) cuts.push([end - lengths[end], lengths[end]]);
    return cuts;
  }

  /**
   * Return the patch of a segment.
   *
   * @param {number} axis
   * @param {number} line
   * @param {number} first
   * @param {number} length
   */
  patch(axis, line, first, length) {
    const mask = (1 << (2 * length)) - 1;
    const words = this.words[axis];
    const part = (/** @type {number} */ at) => ((words[at] ?? 0) >>> (2 * first)) & mask;
    return (part(line) << 16) | (part(line - 1) << 8) | part(line + 1);
  }

  /**
   * Make the captures that empty a segment.
   *
   * @param {number} axis
   * @param {number} line
   * @param {number} first
   * @param {number} length
   * @param {number} spared
   */
  empty(axis, line, first, length, spared) {
    for (let patch = this.patch(axis, line, first, length); patch >> 16;) {
      const found = departure(patch, spared);
      if (!found) throw new Error("a patch that can be emptied has no capture");
      const { place, step, target, left } = found;
      this.capture(axis, [line, first + place], [line + step, first + target]);
      patch = left;
    }
  }

  /**
   * Take a stack with another, each given by its line along an axis and its place there.
   *
   * @param {number} axis
   * @param {number[]} source
   * @param {number[]} target
   */
  capture(axis, source, target) {
    const colour = (this.words[axis][source[0]] >>> (2 * source[1])) & 3;
    const prey = (colour % 3) + 1;
    this.change(axis, source, colour);
    this.change(axis, target, colour ^ prey);
    this.counts[prey] -= 1;
    this.made.push({ source: this.cell(axis, source), target: this.cell(axis, target) });
  }

  /**
   * Change the code of a cell, by an exclusive or.
   *
   * @param {number} axis
   * @param {number[]} cell
   * @param {number} bits
   */
  change(axis, [line, place], bits) {
    this.words[axis][line] ^= bits << (2 * place);
    this.words[1 - axis][place] ^= bits << (2 * line);
  }

  /** Return a cell of the whole board. @param {number} axis @param {number[]} cell */
  cell(axis, [line, place]) {
    const [row, col] = axis === 0 ? [line, place] : [place, line];
    return this.ids[0][row] * this.cols + this.ids[1][col];
  }

  /** Drop an emptied line. @param {number} axis @param {number} line */
  closeUp(axis, line) {
    this.words[axis].splice(line, 1);
    this.ids[axis].splice(line, 1);
    const low = (1 << (2 * line)) - 1;
    this.words[1 - axis] = this.words[1 - axis].map((word) => (word & low) | ((word >>> 2) & ~low));
  }

  /** Solve a board of up to 3x3 or 2x5 cells; tell whether it can be solved. */
  solveSmall() {
    const axis = Number(this.ids[0].length !== 2 && this.ids[1].length === 2);
    const small = this.ids[axis].length === 2 ? STRIP : SQUARE;
    let word = this.words[axis].reduce((sum, line, at) => sum | (line << (2 * small.cols * at)), 0);
    while (!isSingle(word)) {
      const found = small.winningCapture(word);
      if (!found) return false;
      const place = (/** @type {number} */ cell) => [
        Math.floor(cell / small.cols),
        cell % small.cols,
      ];
      this.capture(axis, place(found.source), place(found.target));
      word = found.left;
    }
    return true;
  }

  /**
   * Solve a single line, where only the order of colours matters; tell whether it can be solved.
   */
  solveLine() {
    const axis = Number(this.ids[1].length === 1);
    while (this.stacks() > 1) {
      const best = this.bestOnLine(this.words[axis][0], this.ids[1 - axis].length);
      if (!best) return false;
      this.capture(axis, [0, best[0]], [0, best[1]]);
    }
    return true;
  }

  stacks() {
    return this.counts[1] + this.counts[2] + this.counts[3];
  }

  /**
   * Return the capture along a line that leaves hope and takes the most frequent colour.
   *
   * @param {number} word
   * @param {number} size
   */
  bestOnLine(word, size) {
    const colour = (/** @type {number} */ place) => (word >>> (2 * place)) & 3;
    const places = [...Array(size).keys()].filter(colour);
    let most = 0;
    let best = null;
    for (let at = 1; at < places.length; at += 1) {
      for (const [source, target] of [places.slice(at - 1, at + 1), [places[at], places[at - 1]]]) {
        const prey = colour(target);
        if (prey !== (colour(source) % 3) + 1 || this.counts[prey] <= most) continue;
        const left = this.counts.map((count, code) => count - Number(code === prey));
        if (hasHope(left)) [most, best] = [this.counts[prey], [source, target]];
      }
    }
    return best;
  }
}

/**
 * Tell that no colour has two or more stacks while its captor is extinct.
 *
 * @param {number[]} counts
 */
function hasHope([, black, green, white]) {
  return (black > 0 || green < 2) && (green > 0 || white < 2) && (white > 0 || black < 2);
}
