// @ts-check
/**
 * The cells of a board as a grid that can be focused: what keys, pointers and screen readers meet.
 *
 * It lies over the drawing, which is a picture only. One cell at a time can be reached by Tab, the
 * cursor; arrow keys move it.
 */

import { MARGIN, sheetSize } from "./sheet.js";
import { html } from "../elements.js";

/** @typedef {import("./sheet.js").Shape} Shape */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Return a part of a length in percent. @param {number} part @param {number} whole */
const share = (part, whole) => `${(100 * part) / whole}%`;

/** The grid of one shape. */
export class Cells {
  /** @param {Shape} shape */
  constructor(shape) {
    this.shape = shape;
    this.cursor = 0;
    this.cells = Array.from({ length: shape.rows * shape.cols }, (_, cell) =>
      html("div", { role: "gridcell", class: "cell", tabindex: cell ? -1 : 0, "data-cell": cell }),
    );
    this.element = html("div", { role: "grid", class: "cells", "aria-label": "Board" });
    for (let start = 0; start < this.cells.length; start += shape.cols) {
      const rank = html("div", { role: "row", class: "rank" });
      rank.append(...this.cells.slice(start, start + shape.cols));
      this.element.append(rank);
    }
    this.#place();
  }

  /** Lie over the cells of the drawing, however large that is. */
  #place() {
    const { width, height } = sheetSize(this.shape);
    const { style } = this.element;
    for (const side of /** @type {const} */ (["left", "right"])) style[side] = share(MARGIN[side], width);
    for (const side of /** @type {const} */ (["top", "bottom"])) style[side] = share(MARGIN[side], height);
    this.element.style.setProperty("--cols", String(this.shape.cols));
  }

  /** Say what is on a cell. @param {number} cell @param {string} words */
  label(cell, words) {
    if (this.cells[cell].ariaLabel !== words) this.cells[cell].ariaLabel = words;
  }

  /** Move the cursor. @param {number} cell @param {{focus?: boolean}} [options] */
  moveTo(cell, { focus = true } = {}) {
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = cell;
    this.cells[cell].tabIndex = 0;
    if (focus) this.cells[cell].focus();
  }

  /** Return the cell that a key leads to, -1 if it is no such key. @param {string} key */
  reachedBy(key) {
    const { rows, cols } = this.shape;
    const [row, col] = [Math.floor(this.cursor / cols), this.cursor % cols];
    if (key === "Home") return row * cols;
    if (key === "End") return row * cols + cols - 1;
    if (!(key in STEPS)) return -1;
    const [down, right] = STEPS[key];
    const to = [row + down, col + right];
    const isThere = to[0] >= 0 && to[0] < rows && to[1] >= 0 && to[1] < cols;
    return isThere ? to[0] * cols + to[1] : this.cursor;
  }

  /** Return the cell under a point of the window, -1 beside the board. @param {{clientX: number, clientY: number}} point */
  at({ clientX, clientY }) {
    const box = this.element.getBoundingClientRect();
    const col = Math.floor(((clientX - box.left) / box.width) * this.shape.cols);
    const row = Math.floor(((clientY - box.top) / box.height) * this.shape.rows);
    const isThere = row >= 0 && row < this.shape.rows && col >= 0 && col < this.shape.cols;
    return isThere ? row * this.shape.cols + col : -1;
  }

  /** Return the cells on the straight way from one to another, without the first. @param {number} from @param {number} to */
  between(from, to) {
    const { cols } = this.shape;
    const [down, right] = [
      Math.floor(to / cols) - Math.floor(from / cols),
      (to % cols) - (from % cols),
    ];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      const row = Math.floor(from / cols) + Math.round(down * part);
      return row * cols + (from % cols) + Math.round(right * part);
    });
  }
}
