// @ts-check
/** The board as text: typed, pasted anywhere on the page, or dropped on it. */

import { Board } from "../board/stacks.js";
import { BoardError, describe } from "../boardtext.js";
import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { byId, isTyping, messageOf } from "../page/finding.js";
import { many } from "../plurals.js";

/** Longer texts and files hold no board, and would take long to be read. */
const LONGEST = 20_000;
/** Letters on either side of a fault that are shown with it. */
const BESIDE = 16;

/** What is wrong with a text: a sentence, and the letter meant with those around it, if it is one. @typedef {{sentence: string, before: string, letter: string, after: string}} Fault */

export class TextField {
  /**
   * @param {{change: (board: Board) => void, isHere: () => boolean, doubt: (fault: Fault | null) => void}} boards
   *   `isHere` tells whether text is wanted, `doubt` is told what is wrong with the text, null for nothing
   */
  constructor(boards) {
    this.boards = boards;
    this.field = byId("text");
    this.says = byId("text-says");
    this.advice = [...this.says.childNodes];
    // A pasted board takes the place of the one there.
    this.field.addEventListener("focus", () => setTimeout(() => this.field.select()));
    this.field.addEventListener("input", () => this.read(this.field.value));
    document.addEventListener("paste", (event) => this.#paste(event));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => this.#drop(event));
  }

  /** Show the text of a board, unless somebody is writing it there. @param {Board} board */
  show(board) {
    const isWritten = document.activeElement === this.field && meaningOf(this.field.value) === String(board);
    if (!isWritten) this.field.value = String(board).replaceAll("/", "\n");
    this.field.rows = Math.min(9, board.rows);
    this.#say(null);
  }

  /** Have the board that a text means, or say what is wrong with it. @param {string} text */
  read(text) {
    const found = meaningOf(text);
    if (typeof found !== "string") {
      this.#say(found);
      return false;
    }
    const board = Board.parse(found);
    this.boards.change(board);
    this.#say(null);
    announce(`A board of ${many(board.rows, "row")} and ${many(board.cols, "column")}`);
    return true;
  }

  /** Show what is wrong, or how to write a board. @param {Fault | null} fault */
  #say(fault) {
    this.says.classList.toggle("wrong", fault !== null);
    this.says.replaceChildren(...(fault ? faultParts(fault) : this.advice));
    this.field.toggleAttribute("aria-invalid", fault !== null);
    this.boards.doubt(fault);
    if (fault) announce(fault.sentence);
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    if (isTyping(event.target) || !this.boards.isHere()) return;
    event.preventDefault();
    this.#take(event.clipboardData?.getData("text/plain") ?? "");
  }

  /** @param {DragEvent} event */
  async #drop(event) {
    event.preventDefault();
    if (!this.boards.isHere()) return;
    const file = event.dataTransfer?.files[0];
    const text = file
      ? await file.slice(0, LONGEST + 1).text()
      : (event.dataTransfer?.getData("text/plain") ?? "");
    if (this.boards.isHere()) this.#take(text);
  }

  /** Read text from elsewhere, and show it even if it is no board. @param {string} text */
  #take(text) {
    if (!this.read(text)) this.field.value = text.slice(0, LONGEST);
  }
}

/** Return the board that a text means, as text, or what is wrong with it. @param {string} text @returns {string | Fault} */
function meaningOf(text) {
  const nowhere = { before: "", letter: "", after: "" };
  if (text.length > LONGEST) return { sentence: "a text too long for a board", ...nowhere };
  try {
    return String(Board.parse(text));
  } catch (error) {
    const defects = error instanceof BoardError && text.trim() ? error.defects : [];
    if (!defects.length) return { sentence: text.trim() ? messageOf(error) : "no board", ...nowhere };
    const [first, ...others] = defects;
    const sentence = describe(first) + (others.length ? `, and ${many(others.length, "more fault")}` : "");
    return { sentence, ...lettersAt(text, first) };
  }
}

/** Return the letter of a defect and those around it, none if it is not one letter's. @param {string} text @param {import("../boardtext.js").Defect} defect */
function lettersAt(text, { line, column }) {
  const letters = [...(text.split(/\r\n?|\n/)[line - 1] ?? "")];
  const at = column - 1;
  if (at < 0 || at >= letters.length) return { before: "", letter: "", after: "" };
  const before = letters.slice(Math.max(0, at - BESIDE), at).join("");
  return { before, letter: letters[at], after: letters.slice(at + 1, at + 1 + BESIDE).join("") };
}

/** Return what is wrong as parts of a paragraph, the letter meant marked among its neighbours. @param {Fault} fault */
export function faultParts({ sentence, before, letter, after }) {
  return letter ? [sentence, html("code", { class: "at-fault" }, before, html("mark", {}, letter), after)] : [sentence];
}
