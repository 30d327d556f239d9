// @ts-check
/**
 * The rules of Greenest: a position by its top colours, which is all that captures depend on.
 *
 * A stack captures the nearest stack in one of the four directions, at any distance, if that is of
 * its prey's colour: black takes green, green takes white, white takes black. Cells are numbered
 * row by row from the top-left one and named as in chess. On three rows of four:
 *
 *     3   0  1  2  3
 *     2   4  5  6  7
 *     1   8  9 10 11
 *         a  b  c  d       cell 6 is c2
 *
 * It is `games/pyramids/position.py` once more; tests hold the two to each other.
 */

import { COLOURS, EMPTY, MAX_SIDE, readBoard } from "./boardtext.js";
import { many } from "./plurals.js";

/** For each colour the one it takes. @type {Record<string, string>} */
export const PREY = { B: "G", G: "W", W: "B" };

/** @type {Record<string, string>} */
export const COLOUR_NAMES = { B: "black", G: "green", W: "white" };

/** Down and right by one, to the north, east, south and west. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** A capture as people write it, its number before it: `1. A2 B2`, `a2b2`, `a2×b2`. */
const CAPTURE =
  /^\s*(?:[0-9]{1,6}\.+\s*)?([a-z][0-9]{1,4}) *(?:(?:x|×|:|->|-|–|>|→) *)?([a-z][0-9]{1,4})\s*$/;

/** @typedef {{source: number, target: number}} Capture */

/** A capture that the rules forbid: the reason, and its place in the sequence from 0. */
export class IllegalCapture extends Error {
  /** @param {number} index @param {string} reason */
  constructor(index, reason) {
    super(reason);
    this.name = "IllegalCapture";
    this.index = index;
  }
}

/** A board of Greenest by its top colours; it cannot be changed. */
export class Position {
  /**
   * @param {number} rows 1 to 16
   * @param {number} cols 1 to 16
   * @param {string} cells over ".BGW", row by row from the top-left cell
   */
  constructor(rows, cols, cells) {
    for (const [name, side] of Object.entries({ rows, columns: cols })) {
      const isSide = Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
      if (!isSide) throw new RangeError(`${side} ${name}: the page has boards of 1 to ${MAX_SIDE}`);
    }
    if (cells.length !== rows * cols) {
      throw new RangeError(`${many(cells.length, "cell")}, where ${rows}x${cols} has ${rows * cols}`);
    }
    const wrong = cells.search(/[^.BGW]/);
    if (wrong >= 0) {
      const message = `is '${cells[wrong]}', which is none of 'B', 'G', 'W', '.'`;
      throw new RangeError(`cell ${wrong + 1} ${message}`);
    }
    this.rows = rows;
    this.cols = cols;
    this.cells = cells;
    Object.freeze(this);
  }

  /** Read board text, forgetting heights; throws a BoardError. @param {string} text */
  static parse(text) {
    const { rows, cols, stacks } = readBoard(text);
    return new Position(rows, cols, stacks.map((stack) => stack[0] ?? EMPTY).join(""));
  }

  /** Return a board without stacks. @param {number} rows @param {number} cols */
  static empty(rows, cols) {
    return new Position(rows, cols, EMPTY.repeat(Math.max(rows * cols, 0)));
  }

  /** Return board text: the ranks from the top, joined by slashes. */
  toString() {
    const ranks = [];
    for (let start = 0; start < this.cells.length; start += this.cols) {
      ranks.push(this.cells.slice(start, start + this.cols));
    }
    return ranks.join("/");
  }

  /** The number of stacks. */
  get pieces() {
    return this.cells.length - this.counts[EMPTY];
  }

  /** The number of cells of each kind, keyed "B", "G", "W" and ".". */
  get counts() {
    /** @type {Record<string, number>} */
    const counts = { B: 0, G: 0, W: 0, [EMPTY]: 0 };
    for (const cell of this.cells) counts[cell] += 1;
    return counts;
  }

  /** Whether a single stack is left. */
  get isSolved() {
    return this.pieces === 1;
  }

  /** Whether no cell is empty. */
  get isFull() {
    return !this.cells.includes(EMPTY);
  }

  /** Tell whether there is a cell of this number. @param {number} cell */
  #has(cell) {
    return Number.isInteger(cell) && cell >= 0 && cell < this.cells.length;
  }

  /** Return the name of a cell, as `c3`. @param {number} cell */
  name(cell) {
    if (!this.#has(cell)) {
      throw new RangeError(`there is no cell ${cell} on ${this.rows}x${this.cols}`);
    }
    const row = Math.floor(cell / this.cols);
    return String.fromCharCode(97 + (cell % this.cols)) + (this.rows - row);
  }

  /** Return the cell of a name, as `c3`. @param {string} name */
  index(name) {
    const match = /^([a-z])([1-9][0-9]*)$/.exec(name.toLowerCase());
    if (match) {
      const row = this.rows - Number(match[2]);
      const col = match[1].charCodeAt(0) - 97;
      if (row >= 0 && col < this.cols) return row * this.cols + col;
    }
    throw new RangeError(`there is no cell '${name}' on ${this.rows}x${this.cols}`);
  }

  /** Return what stands on a cell, given by name: "B", "G", "W" or ".". @param {string} name */
  at(name) {
    return this.cells[this.index(name)];
  }

  /**
   * Return the position with something else on a cell.
   *
   * @param {number} cell
   * @param {string} colour
   */
  with(cell, colour) {
    const cells = this.cells.slice(0, cell) + colour + this.cells.slice(cell + 1);
    return new Position(this.rows, this.cols, cells);
  }

  /** Return every legal capture, by source and then to the north, east, south, west. */
  captures() {
    /** @type {Capture[]} */
    const captures = [];
    for (let source = 0; source < this.cells.length; source += 1) {
      if (this.cells[source] === EMPTY) continue;
      for (const step of STEPS) {
        const target = this.#nearest(source, step);
        if (target >= 0 && this.cells[target] === PREY[this.cells[source]]) {
          captures.push({ source, target });
        }
      }
    }
    return captures;
  }

  /**
   * Return the nearest stack in a direction, -1 if there is none.
   *
   * @param {number} cell
   * @param {number[]} step
   */
  #nearest(cell, [down, right]) {
    let row = Math.floor(cell / this.cols) + down;
    let col = (cell % this.cols) + right;
    while (row >= 0 && row < this.rows && col >= 0 && col < this.cols) {
      const there = row * this.cols + col;
      if (this.cells[there] !== EMPTY) return there;
      row += down;
      col += right;
    }
    return -1;
  }

  /** Return why a capture is not legal, null if it is. @param {Capture} capture */
  objection({ source, target }) {
    for (const cell of [source, target]) {
      if (!this.#has(cell)) return `cell ${cell} is off the board`;
    }
    if (source === target) return `a stack cannot take itself, as on ${this.name(source)}`;
    const between = this.#between(source, target);
    if (between === null) {
      return `${this.name(source)} and ${this.name(target)} are not in one row or column`;
    }
    const captor = this.cells[source];
    const taken = this.cells[target];
    if (captor === EMPTY) return `there is no stack on ${this.name(source)}`;
    const hindrance = between.find((cell) => this.cells[cell] !== EMPTY);
    if (hindrance !== undefined) return `the stack on ${this.name(hindrance)} stands in between`;
    if (taken === EMPTY) return `there is no stack on ${this.name(target)} to take`;
    if (taken !== PREY[captor]) {
      const [subject, object, other] = [captor, PREY[captor], taken].map((x) => COLOUR_NAMES[x]);
      return `${subject} takes ${object}, not ${other}`;
    }
    return null;
  }

  /**
   * Return the cells between two of a line, null if no line has both.
   *
   * @param {number} source
   * @param {number} target
   */
  #between(source, target) {
    const isRow = Math.floor(source / this.cols) === Math.floor(target / this.cols);
    if (!isRow && source % this.cols !== target % this.cols) return null;
    const step = Math.sign(target - source) * (isRow ? 1 : this.cols);
    const cells = [];
    for (let cell = source + step; cell !== target; cell += step) cells.push(cell);
    return cells;
  }

  /**
   * Return the position after captures, each as `a2xb2` or by its cells; throws an IllegalCapture
   * for the first that the rules forbid.
   *
   * @param {...(Capture | string)} captures
   * @returns {Position}
   */
  after(...captures) {
    /** @type {Position} */
    let position = this;
    for (const [index, each] of captures.entries()) {
      const capture = typeof each === "string" ? this.capture(each) : each;
      const reason = position.objection(capture);
      if (reason) throw new IllegalCapture(index, reason);
      const captor = position.cells[capture.source];
      position = position.with(capture.source, EMPTY).with(capture.target, captor);
    }
    return position;
  }

  /** Return a capture as text, as `a2xb2`. @param {Capture} capture */
  notation({ source, target }) {
    return `${this.name(source)}x${this.name(target)}`;
  }

  /**
   * Read a capture, as `a2xb2`, `1. A2 B2` or `a2×b2`, legal or not; docs/board-text.md specifies it.
   *
   * @param {string} text
   * @returns {Capture}
   */
  capture(text) {
    const match = CAPTURE.exec(text.toLowerCase());
    if (!match) throw new RangeError(`'${text}' is not a capture, which is written as in c3xc5`);
    return { source: this.index(match[1]), target: this.index(match[2]) };
  }
}

export { COLOURS, EMPTY, MAX_SIDE };
