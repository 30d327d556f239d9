// @ts-check
/** The shape of the board, and filling it at random from a seed that is shown. */

import { generate } from "../answers.js";
import { Board, isSide } from "../board/stacks.js";
import { announce } from "../page/announce.js";
import { all, byId } from "../page/finding.js";
import { many } from "../plurals.js";

const LARGEST_SEED = 1_000_000;

/** @typedef {{now: () => Board, change: (board: Board) => void}} Boards */

export class Shaping {
  /** @param {Boards} boards */
  constructor(boards) {
    this.boards = boards;
    this.sides = [byId("rows"), byId("cols")];
    this.stacks = byId("fill-stacks");
    this.seed = byId("fill-seed");
    this.chips = all("#shapes button");
    for (const chip of this.chips) {
      chip.addEventListener("click", () => this.#reshape((chip.dataset.shape ?? "").split("x").map(Number)));
    }
    for (const side of this.sides) {
      side.addEventListener("change", () => this.#reshape(this.sides.map(({ value }) => Number(value))));
    }
    byId("clear").addEventListener("click", () => this.#clear());
    byId("fill").addEventListener("click", () => {
      this.seed.value = String(Math.floor(Math.random() * LARGEST_SEED));
      this.fill();
    });
    this.seed.addEventListener("change", () => this.fill());
    this.stacks.addEventListener("change", () => this.fill());
  }

  /** Show the shape of a board. @param {Board} board */
  show({ rows, cols }) {
    const shape = `${rows}x${cols}`;
    for (const chip of this.chips) {
      chip.setAttribute("aria-pressed", String(chip.dataset.shape === shape));
    }
    const wasFull = this.stacks.value === "" || this.stacks.value === this.stacks.max;
    if (wasFull || Number(this.stacks.value) > rows * cols) this.stacks.value = String(rows * cols);
    this.stacks.max = String(rows * cols);
    [rows, cols].forEach((side, index) => (this.sides[index].value = String(side)));
  }

  /** @param {number[]} sides */
  #reshape([rows, cols]) {
    if (!isSide(rows) || !isSide(cols)) {
      this.show(this.boards.now());
      announce("A board has 1 to 16 rows and columns");
      return;
    }
    this.boards.change(this.boards.now().resized(rows, cols));
    announce(`A board of ${many(rows, "row")} and ${many(cols, "column")}`);
  }

  #clear() {
    const { rows, cols } = this.boards.now();
    this.boards.change(Board.empty(rows, cols));
    announce("Every cell is empty");
  }

  /** Fill the board from the seed and the number of stacks that are shown. */
  fill() {
    const { rows, cols } = this.boards.now();
    const pieces = Math.max(0, Math.min(rows * cols, Math.floor(Number(this.stacks.value)) || 0));
    const seed = Math.max(0, Math.min(Number(this.seed.max), Math.floor(Number(this.seed.value)) || 0));
    this.stacks.value = String(pieces);
    this.seed.value = String(seed);
    this.boards.change(Board.parse(String(generate({ rows, cols, pieces, seed }))));
    announce(`${many(pieces, "stack")} at random, from seed ${seed}`);
  }
}
