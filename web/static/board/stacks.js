// @ts-check
/** A board with all of its pyramids: what a stack is made of, from its top down. */

import { MAX_SIDE, readBoard, stackText } from "../boardtext.js";
import { EMPTY, Position } from "../rules.js";

/** @typedef {import("../rules.js").Capture} Capture */

/** A rectangle of stacks, row by row from the top-left cell; it cannot be changed. */
export class Board {
  /** @param {number} rows @param {number} cols @param {readonly string[]} stacks "" is an empty cell */
  constructor(rows, cols, stacks) {
    this.rows = rows;
    this.cols = cols;
    this.stacks = Object.freeze([...stacks]);
    this.position = new Position(rows, cols, stacks.map((stack) => stack[0] ?? EMPTY).join(""));
    Object.freeze(this);
  }

  /** @param {number} rows @param {number} cols */
  static empty(rows, cols) {
    return new Board(rows, cols, Array(rows * cols).fill(""));
  }

  /** Read board text; throws a BoardError that names every defect. @param {string} text */
  static parse(text) {
    const { rows, cols, stacks } = readBoard(text);
    return new Board(rows, cols, stacks);
  }

  /** Return board text with every stack in full: ranks from the top, joined by slashes. */
  toString() {
    return this.#ranks((rank) => rank.map(stackText).join(""));
  }

  /** Return the same with runs of empty cells as numbers, for addresses. */
  get short() {
    return this.#ranks((rank) =>
      rank.map(stackText).join("").replace(/\.+/g, (run) => String(run.length)),
    );
  }

  /** @param {(rank: string[]) => string} text */
  #ranks(text) {
    const ranks = [];
    for (let start = 0; start < this.stacks.length; start += this.cols) {
      ranks.push(text(this.stacks.slice(start, start + this.cols)));
    }
    return ranks.join("/");
  }

  /** Return the board with other stacks on some cells. @param {Iterable<number>} cells @param {string} stack */
  with(cells, stack) {
    const stacks = [...this.stacks];
    for (const cell of cells) stacks[cell] = stack;
    return new Board(this.rows, this.cols, stacks);
  }

  /** Return the board in another shape, its stacks where they were from the top left. @param {number} rows @param {number} cols */
  resized(rows, cols) {
    const stacks = Array.from({ length: rows * cols }, (_, cell) => {
      const [row, col] = [Math.floor(cell / cols), cell % cols];
      return row < this.rows && col < this.cols ? this.stacks[row * this.cols + col] : "";
    });
    return new Board(rows, cols, stacks);
  }

  /** Return the board after a capture; throws an IllegalCapture. @param {Capture} capture */
  after(capture) {
    this.position.after(capture);
    const { source, target } = capture;
    const stacks = [...this.stacks];
    stacks[target] = stacks[source] + stacks[target];
    stacks[source] = "";
    return new Board(this.rows, this.cols, stacks);
  }

  /** The number of pyramids of each colour. @returns {Record<string, number>} */
  get pyramids() {
    const all = this.stacks.join("");
    return { B: count(all, "B"), G: count(all, "G"), W: count(all, "W") };
  }
}

/** @param {string} text @param {string} letter */
function count(text, letter) {
  return text.split(letter).length - 1;
}

/** Tell whether a board can have so many ranks or files. @param {number} side */
export function isSide(side) {
  return Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
}
