// @ts-check
/** The board on the page: its drawing, the marks on it, and what keys and pointers do to it. */

import { Cells } from "./cells.js";
import { drawMarks } from "./marks.js";
import { fly, isStill } from "./motion.js";
import { drawStack } from "./pyramid.js";
import { cornerOf, drawSheet, sheetSize } from "./sheet.js";
import { cellInWords } from "./words.js";
import { svg } from "../elements.js";

/** @typedef {import("./stacks.js").Board} Board */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("../rules.js").Capture} Capture */

/**
 * What a mode does with the board; all of it is optional.
 *
 * @typedef {object} Handlers
 * @property {(cell: number) => void} [press] a pointer goes down on a cell
 * @property {(cell: number) => void} [drag] it comes to another cell while it is down
 * @property {(cell: number) => void} [release] it goes up, on a cell or beside the board (-1)
 * @property {() => void} [cancel] it became a swipe, which moves the page
 * @property {(event: KeyboardEvent, cell: number) => boolean} [key] whether a key was used
 * @property {(cell: number) => void} [point] pointer or cursor are on a cell, or on none (-1)
 * @property {(cell: number) => boolean} [lifts] whether a stack follows the pointer
 */

export class BoardView {
  /** @type {Handlers} */
  #handlers = {};
  /** @type {string[]} */
  #drawn = [];
  /** @type {(() => void) | null} */
  #land = null;
  /** The cell that a pointer went down on, and the last one it came to; -1 if it is up. */
  #from = -1;
  #last = -1;

  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    /** @type {Board | null} */
    this.board = null;
    this.cells = new Cells({ rows: 1, cols: 1 });
    this.svg = svg("svg");
    // Within the drawing, from the lowest layer to the highest; `places` has a group for each cell.
    this.under = svg("g");
    this.over = svg("g");
    this.flights = svg("g");
    /** @type {SVGElement[]} */
    this.places = [];
  }

  /** Let another mode have the board. @param {Handlers} handlers */
  use(handlers) {
    this.#handlers = handlers;
    this.holder.classList.toggle("is-lifting", Boolean(handlers.lifts));
    this.holder.classList.toggle("is-touched", Boolean(handlers.press));
  }

  get cursor() {
    return this.cells.cursor;
  }

  /**
   * Show a board, and the capture that led to it as a movement.
   *
   * @param {Board} board
   * @param {{marks?: Mark[], capture?: Capture | null, note?: (cell: number) => string}} [options]
   */
  show(board, { marks = [], capture = null, note = () => "" } = {}) {
    this.#land?.();
    const before = this.board;
    const { rows, cols } = this.cells.shape;
    if (!before || rows !== board.rows || cols !== board.cols) this.#build(board);
    this.board = board;
    board.stacks.forEach((stack, cell) => {
      this.#place(cell, stack);
      const words = [cellInWords(board, cell), note(cell)].filter(Boolean).join(", ");
      this.cells.label(cell, words);
    });
    const { under, over } = drawMarks(board, marks);
    this.under.replaceChildren(...under);
    this.over.replaceChildren(...over);
    if (before && capture && !isStill()) this.#fly(before, capture);
  }

  /** Draw a stack unless it is there. @param {number} cell @param {string} stack */
  #place(cell, stack) {
    if (this.#drawn[cell] === stack) return;
    this.#drawn[cell] = stack;
    this.places[cell].replaceChildren(...(stack ? [drawStack(stack)] : []));
  }

  /** Let the captor of a shown board come from where it stood. @param {Board} before @param {Capture} capture */
  #fly(before, { source, target }) {
    const after = this.#drawn[target];
    this.#place(target, before.stacks[target]);
    const flown = drawStack(before.stacks[source]);
    this.flights.replaceChildren(flown);
    const from = cornerOf(before, source);
    const to = cornerOf(before, target);
    const stop = fly(flown, from, to, () => this.#land?.());
    this.#land = () => {
      this.#land = null;
      stop();
      this.flights.replaceChildren();
      this.#place(target, after);
    };
  }

  /** Draw an empty board of a shape. @param {Board} board */
  #build({ rows, cols }) {
    const shape = { rows, cols };
    const { width, height } = sheetSize(shape);
    this.#drawn = Array(rows * cols).fill("");
    this.#from = -1;
    this.places = this.#drawn.map((_, cell) => {
      const { x, y } = cornerOf(shape, cell);
      return svg("g", { transform: `translate(${x} ${y})` });
    });
    this.svg = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
    const stacks = svg("g", {}, ...this.places);
    this.svg.append(drawSheet(shape), this.under, stacks, this.over, this.flights);
    this.cells = new Cells(shape);
    this.holder.replaceChildren(this.svg, this.cells.element);
    const stage = /** @type {HTMLElement} */ (this.holder.parentElement);
    stage.style.setProperty("--wide", String(width));
    stage.style.setProperty("--high", String(height));
    this.#listen();
  }

  #listen() {
    const { element } = this.cells;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(this.cells.at(event)));
    element.addEventListener("pointercancel", () => this.#up(-1, this.#handlers.cancel));
    element.addEventListener("pointerleave", () => this.#handlers.point?.(-1));
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("focusin", () => this.#handlers.point?.(this.cursor));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const cell = this.cells.at(event);
    if (cell < 0 || event.button !== 0) return;
    event.preventDefault();
    this.cells.moveTo(cell);
    if (!this.#handlers.press) return;
    this.cells.element.setPointerCapture(event.pointerId);
    this.#from = this.#last = cell;
    this.#handlers.press(cell);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const cell = this.cells.at(event);
    this.#handlers.point?.(cell);
    if (this.#from < 0) return;
    if (this.#handlers.lifts?.(this.#from)) this.#lift(event);
    if (cell < 0 || cell === this.#last) return;
    for (const each of this.cells.between(this.#last, cell)) this.#handlers.drag?.(each);
    this.#last = cell;
  }

  /** @param {number} cell @param {() => void} [cancel] what to do instead of a release */
  #up(cell, cancel) {
    if (this.#from < 0) return;
    const { x, y } = cornerOf(this.cells.shape, this.#from);
    this.places[this.#from].setAttribute("transform", `translate(${x} ${y})`);
    this.#from = -1;
    const focus = this.cells.element.contains(document.activeElement);
    if (cell >= 0) this.cells.moveTo(cell, { focus });
    if (cancel) cancel();
    else this.#handlers.release?.(cell);
  }

  /** Have the stack that was pressed follow the pointer. @param {PointerEvent} event */
  #lift(event) {
    const box = this.svg.getBoundingClientRect();
    const unit = sheetSize(this.cells.shape).width / box.width;
    const x = (event.clientX - box.left) * unit - 20;
    const y = (event.clientY - box.top) * unit - 26;
    this.places[this.#from].setAttribute("transform", `translate(${x} ${y})`);
  }

  /** Take a key, wherever the focus was. @param {KeyboardEvent} event */
  key(event) {
    const isUsed = this.#handlers.key?.(event, this.cursor) || this.#arrow(event);
    if (isUsed) event.preventDefault();
    if (isUsed) event.stopPropagation();
    return isUsed;
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const cell = this.cells.reachedBy(event.key);
    if (cell < 0) return false;
    this.cells.moveTo(cell);
    return true;
  }
}
