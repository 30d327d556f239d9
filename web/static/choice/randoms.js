// @ts-check
/** Random boards to play: of any shape, number of stacks and kind. */

import { find, generate } from "../answers.js";
import { Board, isSide } from "../board/stacks.js";
import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { all, byId, messageOf } from "../page/finding.js";
import { many } from "../plurals.js";

/** @typedef {import("./choosing.js").Source} Source */
/** @typedef {import("../engine/kinds.js").Kind | "any" | "full"} Choice */

const SHAPES = [[6, 6], [6, 9], [9, 9]];
const SEEDS = 1_000_000;
/** What a kind asks of a board, in words. @type {Record<Choice, string>} */
const TOLD = {
  any: "As it comes: perhaps it cannot be won.",
  full: "Full: every cell has a stack.",
  solvable: "It can be won.",
  single: "It has one solution, but for the order of captures.",
  quiet: "It is won only by a quiet first capture, after which the same stack has nothing to take.",
};

export class Randoms {
  #asking = new AbortController();

  /** @param {(source: Source) => void} choose */
  constructor(choose) {
    this.choose = choose;
    for (const [rows, cols] of SHAPES) {
      const button = html("button", { type: "button" }, `${rows}×${cols}`);
      button.addEventListener("click", () => choose(fullBoard(rows, cols)));
      byId("random-shapes").append(button);
    }
    byId("random-kind").addEventListener("change", () => this.#explain());
    byId("random-make").addEventListener("click", () => this.#make());
    this.#explain();
  }

  /** End a search, as another board is played. */
  rest() {
    this.#asking.abort();
    this.#explain();
  }

  #explain() {
    byId("random-says").textContent = TOLD[this.#kind];
    byId("random-stacks").disabled = this.#kind === "full";
  }

  /** @returns {Choice} */
  get #kind() {
    return byId("random-kind").value;
  }

  async #make() {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const [rows, cols, stacks] = all("#random input").map((each) => Number(/** @type {HTMLInputElement} */ (each).value));
    const pieces = this.#kind === "full" ? rows * cols : stacks;
    if (!isSide(rows) || !isSide(cols) || !Number.isInteger(pieces) || pieces < 1 || pieces > rows * cols) {
      this.#say("A board has 1 to 16 rows and columns, and at least one stack and no more than cells.");
      return;
    }
    const waiting = setTimeout(() => this.#say("Looking for one …"), 150);
    try {
      const source = await made({ rows, cols, pieces }, this.#kind, signal);
      if (signal.aborted) return;
      this.#say(source ? TOLD[this.#kind] : "None was found within 20 seconds: other numbers may help.");
      if (source) this.choose(source);
    } catch (error) {
      if (!signal.aborted) this.#say(messageOf(error));
    } finally {
      clearTimeout(waiting);
    }
  }

  /** @param {string} text */
  #say(text) {
    byId("random-says").textContent = text;
    announce(text);
  }
}

/** @param {number} rows @param {number} cols @returns {Source} */
function fullBoard(rows, cols) {
  const seed = newSeed();
  const board = Board.parse(String(generate({ rows, cols, seed })));
  return { name: `Random ${rows}×${cols} board`, detail: `seed ${seed}`, board, again: async () => fullBoard(rows, cols) };
}

/**
 * Make a board; null if none of its kind is found in time.
 *
 * @param {{rows: number, cols: number, pieces: number}} numbers @param {Choice} kind @param {AbortSignal} [signal]
 * @returns {Promise<Source | null>}
 */
async function made(numbers, kind, signal) {
  const seed = newSeed();
  const { rows, cols, pieces } = numbers;
  const isFree = kind === "any" || kind === "full";
  const found = isFree
    ? { board: String(generate({ ...numbers, seed })), index: 0 }
    : await find({ ...numbers, seed, kind }, { signal });
  if (!found) return null;
  const name = `Random ${rows}×${cols} board, ${many(pieces, "stack")}`;
  return { name, detail: `seed ${seed}, index ${found.index}`, board: Board.parse(found.board), again: () => made(numbers, kind) };
}

function newSeed() {
  return Math.floor(Math.random() * SEEDS);
}
