// @ts-check
/** Placing pyramids on a board by clicks, strokes and keys. */

import { announce } from "../page/announce.js";
import { cellInWords } from "../board/words.js";

/** @typedef {import("../board/stacks.js").Board} Board */

/** What a key places. @type {Record<string, string>} */
const INK = { b: "B", g: "G", w: "W", ".": "", "-": "", Delete: "" };

export class Painting {
  /** The board before a stroke, null between strokes. @type {Board | null} */
  #before = null;
  #ink = "";

  /**
   * @param {import("../board/view.js").BoardView} view
   * @param {import("./brushes.js").Brushes} brushes
   * @param {{now: () => Board, draft: (board: Board) => void, change: (board: Board) => void}} boards
   *   `draft` shows a board within a stroke, `change` is one step that can be undone
   */
  constructor(view, brushes, boards) {
    this.view = view;
    this.brushes = brushes;
    this.boards = boards;
  }

  /** Begin a stroke; on a pyramid of the same colour it takes away. @param {number} cell */
  press(cell) {
    this.#before = this.boards.now();
    const chosen = this.brushes.chosen;
    this.#ink = this.#before.stacks[cell] === chosen ? "" : chosen;
    this.#stroke = new Set();
    this.drag(cell);
  }

  /** @type {Set<number>} */
  #stroke = new Set();

  /** @param {number} cell */
  drag(cell) {
    if (!this.#before) return;
    this.#stroke.add(cell);
    this.boards.draft(this.#before.with(this.#stroke, this.#ink));
  }

  /** Take the stroke away. */
  cancel() {
    if (this.#before) this.boards.draft(this.#before);
    this.#before = null;
  }

  release() {
    if (!this.#before) return;
    const board = this.#before.with(this.#stroke, this.#ink);
    this.#before = null;
    this.boards.change(board);
    announce([...this.#stroke].map((cell) => cellInWords(board, cell)).slice(0, 4).join("; "));
  }

  /** Place by a key and step on; Backspace steps back. @param {KeyboardEvent} event @param {number} cell */
  key(event, cell) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Backspace") {
      const back = Math.max(0, cell - 1);
      this.#place(back, "");
      this.view.cells.moveTo(back);
      return true;
    }
    if (key === " ") {
      this.#place(cell, this.brushes.chosen);
    } else if (key in INK) {
      if (INK[key]) this.brushes.choose(INK[key]);
      this.#place(cell, INK[key]);
    } else {
      return false;
    }
    this.view.cells.moveTo(Math.min(cell + 1, this.boards.now().stacks.length - 1));
    return true;
  }

  /** @param {number} cell @param {string} stack */
  #place(cell, stack) {
    const board = this.boards.now();
    if (board.stacks[cell] === stack) return;
    this.boards.change(board.with([cell], stack));
    announce(cellInWords(this.boards.now(), cell));
  }
}
