// @ts-check
/** The stack that is picked up: by a click, by a drag, or by a key; and what it may take. */

import { cellInWords } from "../board/words.js";
import { sentence } from "../board/reason.js";
import { announce } from "../page/announce.js";
import { tell } from "../page/strip.js";

/** @typedef {import("../rules.js").Capture} Capture */
/** @typedef {import("../board/stacks.js").Board} Board */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Hand {
  /** The cell of the stack, -1 for none. */
  picked = -1;
  #wasPicked = false;
  #wasRefused = false;

  /**
   * @param {import("../board/view.js").BoardView} view
   * @param {{board: () => Board, capture: (capture: Capture) => void, changed: () => void}} game
   */
  constructor(view, game) {
    this.view = view;
    this.game = game;
  }

  drop() {
    this.picked = -1;
  }

  /** Take with the stack in hand, or pick another up. @param {number} cell */
  press(cell) {
    this.#wasPicked = this.picked === cell;
    if (this.#wasPicked) return;
    const reason = this.picked < 0 ? "" : this.#objection(cell);
    this.#wasRefused = Boolean(reason);
    if (reason) this.#refuse(cell, reason);
    else if (reason === null) this.#take(cell);
    else this.#pick(cell);
  }

  /** Drop on a cell what was dragged; a click on the stack in hand puts it down. @param {number} cell */
  release(cell) {
    if (this.picked < 0) return;
    if (this.#wasRefused && cell !== this.picked) {
      this.#wasRefused = false;
      return;
    }
    if (cell === this.picked) {
      if (this.#wasPicked) this.#putDown();
      return;
    }
    if (cell >= 0) this.#try(cell);
    else this.#putDown();
  }

  /** @param {KeyboardEvent} event @param {number} cell */
  key(event, cell) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape" && this.picked >= 0) this.#putDown();
    else if (event.key === " " || event.key === "Enter") this.#choose(cell);
    else if (this.picked >= 0 && event.key in STEPS) this.#takeTowards(STEPS[event.key]);
    else return false;
    return true;
  }

  /** @param {number} cell */
  #choose(cell) {
    if (cell === this.picked) this.#putDown();
    else if (this.picked >= 0) this.#try(cell);
    else this.#pick(cell);
  }

  /** @param {number} cell */
  #pick(cell) {
    const board = this.game.board();
    this.picked = board.stacks[cell] ? cell : -1;
    if (this.picked >= 0) {
      const prey = this.#targets().map((target) => board.position.name(target));
      const can = prey.length ? `can take ${prey.join(", ")}` : "can take nothing";
      announce(`${cellInWords(board, cell)}, picked up: ${can}`);
      if (!prey.length) tell(`${cellInWords(board, cell)}, can take nothing now.`);
    }
    this.game.changed();
  }

  #putDown() {
    this.drop();
    announce("Put down");
    this.game.changed();
  }

  /** Return why the stack in hand cannot take one, null if it can. @param {number} target */
  #objection(target) {
    return this.game.board().position.objection({ source: this.picked, target });
  }

  /** Pick up another stack if that was meant, else say why not; then the stack stays in hand. @param {number} cell @param {string} reason */
  #refuse(cell, reason) {
    const isOther = this.game.board().position.captures().some(({ source }) => source === cell);
    if (isOther) this.#pick(cell);
    else this.#tell(reason);
  }

  /** Take what stands on a cell, or say why not. @param {number} target */
  #try(target) {
    const reason = this.#objection(target);
    if (reason === null) {
      this.#take(target);
      return;
    }
    this.drop();
    this.game.changed();
    this.#tell(reason);
  }

  /** @param {string} reason */
  #tell(reason) {
    announce(reason);
    tell(sentence(reason));
  }

  /** @param {number} target */
  #take(target) {
    const capture = { source: this.picked, target };
    this.drop();
    this.view.cells.moveTo(target);
    this.game.capture(capture);
  }

  /** Take the nearest stack in a direction. @param {number[]} step */
  #takeTowards([down, right]) {
    const { cols } = this.game.board();
    const [row, col] = [Math.floor(this.picked / cols), this.picked % cols];
    const target = this.#targets().find((cell) => {
      const [toRow, toCol] = [Math.floor(cell / cols), cell % cols];
      return Math.sign(toRow - row) === down && Math.sign(toCol - col) === right;
    });
    if (target === undefined) {
      this.#tell("nothing to take that way");
    } else {
      this.#take(target);
    }
  }

  /** The cells of what the stack in hand may take. */
  #targets() {
    const captures = this.game.board().position.captures();
    return captures.filter(({ source }) => source === this.picked).map(({ target }) => target);
  }

  /** Mark what can be done: all stacks that may take, or what the one in hand may. @param {Capture[]} captures @returns {import("../board/marks.js").Mark[]} */
  marks(captures) {
    if (this.picked < 0) {
      const cells = [...new Set(captures.map(({ source }) => source))];
      return [{ kind: "ring", tone: "can", cells }];
    }
    return [
      { kind: "tint", tone: "chosen", cells: [this.picked] },
      { kind: "ring", tone: "target", cells: this.#targets() },
    ];
  }
}
