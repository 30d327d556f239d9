// @ts-check
/** Choosing a board to play: that of the day, a published puzzle, a random one, or one's own. */

import { Board } from "../board/stacks.js";
import { html } from "../elements.js";
import { byId, dim, toggle } from "../page/finding.js";
import { loadPuzzles, showPuzzles } from "../puzzles.js";
import { showCalendar } from "./calendar.js";
import { dailyBoard, dayAfter, dayInWords, today } from "./daily.js";
import { LESSONS, lessonSource } from "../play/lesson.js";
import { Randoms } from "./randoms.js";
import { note, ownLevel, record } from "./record.js";
import { startStanding } from "./standing.js";

/**
 * Where a board comes from; a puzzle has its level and its name, as `easy-3`, a random one the `detail` that
 * makes it again. `again` makes another board of the same kind.
 *
 * @typedef {{name: string, detail?: string, board: Board, daily?: string, puzzle?: string, level?: string,
 *   lesson?: number, again?: () => Promise<Source | null>}} Source
 */

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
    this.randoms = new Randoms(choose);
    startStanding();
    document.addEventListener("record-changed", () => this.day && this.#showDay(this.day));
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
    return board ? ownSource(Board.parse(board)) : this.next(null);
  }

  /** Return what to play after a board, or to begin with. @param {Source | null} source @returns {Promise<Source>} */
  async next(source) {
    const another = await source?.again?.();
    if (another) return another;
    if (source?.lesson && source.lesson < LESSONS) return lessonSource(source.lesson + 1);
    try {
      const puzzles = await loadPuzzles();
      const { solved, missed } = record();
      const done = new Set([...solved, ...missed]);
      const open = puzzles.filter(({ board }) => !done.has(board));
      const own = open.find(({ level }) => level === ownLevel());
      const helped = puzzles.find(({ board }) => !solved.includes(board));
      return puzzleSource(own ?? open[0] ?? helped ?? puzzles[0]);
    } catch {
      return dailyBoard(today()); // made here, where the puzzles cannot be loaded
    }
  }

  /** Say which board is played. @param {Source} source */
  show(source) {
    this.randoms.rest();
    byId("which").replaceChildren(source.name, ...(source.detail ? [" ", html("small", {}, source.detail)] : []));
    this.showLevel(source.level ?? "");
    const kind = source.daily ? "daily" : source.puzzle ? "puzzles" : source.again ? "random" : "";
    this.#showDay(source.daily ?? today());
    this.#show(kind === "daily" || kind === this.shown ? kind : "", kind);
  }

  /** Say how hard the board is; nothing if that is not known. @param {string} level */
  showLevel(level) {
    byId("difficulty").textContent = level;
    toggle(byId("difficulty"), level !== "");
  }

  /** @param {string} day */
  #showDay(day) {
    this.day = day;
    byId("day").textContent = dayInWords(day);
    dim(byId("day-after"), day >= today());
    showCalendar(day, (other) => this.choose(dailyBoard(other)));
  }

  /** @param {string} kind */
  #open(kind) {
    this.#show(kind);
    if (kind === "daily") this.choose(dailyBoard(today()));
  }

  /** Open what one kind is chosen from, and mark the kind that is played. @param {string} kind @param {string} [marked] */
  #show(kind, marked = kind) {
    this.shown = kind;
    for (const each of KINDS) {
      byId(`choose-${each}`).setAttribute("aria-pressed", String(each === marked));
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
}

/** Return a board of one's own; if it is a published puzzle's or today's, it counts as that. @param {Board} board @returns {Promise<Source>} */
export async function ownSource(board) {
  const puzzles = await loadPuzzles().catch(() => []);
  const puzzle = puzzles.find((each) => each.board === String(board));
  const daily = dailyBoard(today());
  if (puzzle) return puzzleSource(puzzle);
  return String(daily.board) === String(board) ? daily : { name: "Your board", board };
}

/** The name under which is kept what is done on the board of a source, null if it is not. @param {Source} source */
export function recordName({ puzzle, daily, board }) {
  return puzzle ? String(board.position) : (daily ?? null);
}

/** Keep that a solution was asked for. @param {Board} board */
export async function noteAsked(board) {
  const name = recordName(await ownSource(board));
  if (name) note(name, () => ({ wasShown: true }));
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
