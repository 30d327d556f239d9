// @ts-check
/** The board as text: typed, pasted anywhere on the page, or dropped on it. */

import { Board } from "../board/stacks.js";
import { announce } from "../page/announce.js";
import { byId, isTyping, messageOf } from "../page/finding.js";
import { many } from "../plurals.js";

/** Longer texts and files hold no board, and would take long to be read. */
const LONGEST = 20_000;

export class TextField {
  /**
   * @param {{change: (board: Board) => void, isHere: () => boolean, doubt: (wrong: string | null) => void}} boards
   *   `isHere` tells whether text is wanted, `doubt` is told what is wrong with the text, null for nothing
   */
  constructor(boards) {
    this.boards = boards;
    this.field = byId("text");
    this.says = byId("text-says");
    this.advice = [...this.says.childNodes];
    this.field.addEventListener("input", () => this.read(this.field.value));
    document.addEventListener("paste", (event) => this.#paste(event));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => this.#drop(event));
  }

  /** Show the text of a board, unless somebody is writing it. @param {Board} board */
  show(board) {
    if (document.activeElement !== this.field) {
      this.field.value = String(board).replaceAll("/", "\n");
    }
    this.field.rows = Math.min(9, board.rows);
    this.#say(null);
  }

  /** Have the board that a text means, or say what is wrong with it. @param {string} text */
  read(text) {
    if (text.length > LONGEST) {
      this.#say("a text too long for a board");
      return false;
    }
    try {
      const board = Board.parse(text);
      this.boards.change(board);
      this.#say(null);
      announce(`A board of ${many(board.rows, "row")} and ${many(board.cols, "column")}`);
      return true;
    } catch (error) {
      this.#say(text.trim() ? messageOf(error) : "no board");
      return false;
    }
  }

  /** Show what is wrong, or how to write a board. @param {string | null} wrong */
  #say(wrong) {
    this.says.classList.toggle("wrong", wrong !== null);
    this.boards.doubt(wrong);
    if (wrong === null) {
      this.field.removeAttribute("aria-invalid");
      this.says.replaceChildren(...this.advice);
      return;
    }
    this.field.setAttribute("aria-invalid", "true");
    this.says.textContent = wrong;
    announce(wrong);
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
