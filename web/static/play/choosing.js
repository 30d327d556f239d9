// @ts-check
/** Choosing a board to play: that of the day, a published puzzle, a random one, or one's own. */

import { generate } from "../answers.js";
import { Board } from "../board/stacks.js";
import { html } from "../elements.js";
import { byId, dim, toggle } from "../page/finding.js";
import { loadPuzzles, rememberSolved, showPuzzles, solvedPuzzles } from "../puzzles.js";
import { dailyBoard, dayAfter, dayInWords, today } from "./daily.js";
import { LESSONS, lessonSource } from "./lesson.js";

/**
 * Where a board comes from; a puzzle has its level and its name, as `easy-3`. `again` makes another
 * board of the same kind.
 *
 * @typedef {{name: string, board: Board, daily?: string, puzzle?: string, level?: string,
 *   lesson?: number, again?: () => Source}} Source
 */

const SHAPES = [[6, 6], [6, 9], [9, 9]];
const KINDS = ["daily", "puzzles", "random"];

export class Choosing {
  #hasPuzzles = false;

  /** @param {(source: Source) => void} choose */
  constructor(choose) {
    this.choose = choose;
    for (const kind of KINDS) {
      byId(`choose-${kind}`).addEventListener("click", () => this.#open(kind));
    }
    byId("day-before").addEventListener("click", () => this.#step(-1));
    byId("day-after").addEventListener("click", () => this.#step(1));
    for (const [rows, cols] of SHAPES) this.#offerRandom(rows, cols);
  }

  /** Return what an address means. @param {import("../address.js").Place} place @returns {Promise<Source>} */
  async sourceOf({ board, daily, puzzle, lesson }) {
    if (lesson) return lessonSource(Number(lesson));
    if (puzzle) {
      const found = (await loadPuzzles()).find((each) => nameOf(each) === puzzle);
      if (!found) throw new Error(`there is no puzzle ${puzzle}`);
      return puzzleSource(found);
    }
    if (daily) return dailyBoard(daily);
    return board ? { name: "Your board", board: Board.parse(board) } : this.next(null);
  }

  /** Return what to play after a board, or to begin with. @param {Source | null} source @returns {Promise<Source>} */
  async next(source) {
    if (source?.again) return source.again();
    if (source?.lesson && source.lesson < LESSONS) return lessonSource(source.lesson + 1);
    try {
      const puzzles = await loadPuzzles();
      const solved = solvedPuzzles();
      const from = puzzles.findIndex((each) => nameOf(each) === source?.puzzle) + 1;
      const rest = [...puzzles.slice(from), ...puzzles.slice(0, from)];
      return puzzleSource(rest.find(({ board }) => !solved.has(board)) ?? rest[0]);
    } catch {
      return dailyBoard(today()); // made here, where the puzzles cannot be loaded
    }
  }

  /** Say which board is played. @param {Source} source */
  show(source) {
    byId("which").textContent = source.name;
    this.showLevel(source.level ?? "");
    const kind = source.daily ? "daily" : "";
    this.day = source.daily ?? today();
    byId("day").textContent = dayInWords(this.day);
    dim(byId("day-after"), this.day >= today());
    this.#show(kind || this.shown || "");
  }

  /** Say how hard the board is; nothing if that is not known. @param {string} level */
  showLevel(level) {
    byId("difficulty").textContent = level;
    toggle(byId("difficulty"), level !== "");
  }

  /** Remember that a puzzle was solved. @param {Source | null} source */
  solved(source) {
    if (source?.puzzle) rememberSolved(String(source.board.position));
  }

  /** @param {string} kind */
  #open(kind) {
    this.#show(kind);
    if (kind === "daily") this.choose(dailyBoard(today()));
  }

  /** @param {string} kind */
  #show(kind) {
    this.shown = kind;
    for (const each of KINDS) {
      byId(`choose-${each}`).setAttribute("aria-pressed", String(each === kind));
      toggle(byId(each), each === kind);
    }
    if (kind === "puzzles" && !this.#hasPuzzles) {
      this.#hasPuzzles = true;
      showPuzzles(byId("puzzles"), (puzzle) => this.choose(puzzleSource(puzzle)));
    }
  }

  /** @param {number} days */
  #step(days) {
    const day = dayAfter(this.day ?? today(), days);
    if (day <= today()) this.choose(dailyBoard(day));
  }

  /** @param {number} rows @param {number} cols */
  #offerRandom(rows, cols) {
    const button = html("button", { type: "button" }, `${rows}×${cols}`);
    button.addEventListener("click", () => this.choose(randomSource(rows, cols)));
    byId("random-shapes").append(button);
  }
}

/** @param {number} rows @param {number} cols @returns {Source} */
function randomSource(rows, cols) {
  const seed = Math.floor(Math.random() * 1_000_000);
  const board = Board.parse(String(generate({ rows, cols, seed })));
  const again = () => randomSource(rows, cols);
  return { name: `Random board of ${rows}×${cols}, seed ${seed}`, board, again };
}

/** @param {import("../puzzles.js").Puzzle} puzzle */
function nameOf({ level, number }) {
  return `${level}-${number}`;
}

/** @param {import("../puzzles.js").Puzzle} puzzle @returns {Source} */
function puzzleSource(puzzle) {
  const { level, number, board } = puzzle;
  const name = `Puzzle ${number}`;
  return { name, board: Board.parse(board), puzzle: nameOf(puzzle), level };
}
