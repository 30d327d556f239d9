// @ts-check
/** Setting a board up, asking about it, and replaying the answer. */

import { reasonMarks } from "../board/reason.js";
import { Board } from "../board/stacks.js";
import { announce } from "../page/announce.js";
import { PRESS, TOUCHES, byId, dim, toggle } from "../page/finding.js";
import { difficultyLine } from "./answer.js";
import { Ask } from "./ask.js";
import { Brushes } from "./brushes.js";
import { downloads } from "./downloads.js";
import { mending } from "./mend.js";
import { Painting } from "./painting.js";
import { isInProof, proofButton, stepAt, stepInWords, stepMarks } from "./proof.js";
import { Replay, lineOf } from "./replay.js";
import { Shaping } from "./shaping.js";
import { hush, showStrip } from "../page/strip.js";
import { TextField, faultParts } from "./textfield.js";
import { explaining } from "./why.js";
import { Timeline } from "../page/timeline.js";
import { readyWorker } from "../workers.js";

/** @typedef {import("../answers.js").Verdict} Verdict */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../board/drawing.js").Line} Line */

const ADVICE = `${PRESS} or drag to place pyramids${TOUCHES ? "" : ", or type B, G and W"}.`;

export class Setup {
  /** The boards, as they were edited. */
  boards = new Timeline(Board.empty(6, 6));
  #isHere = false;
  /** Whether the text in the field is no board: then nothing is done with the one shown, which it does not mean. */
  #isDoubted = false;
  /** The proof's solution, if that is what is replayed. @type {import("./proof.js").ProofSolution | null} */
  #proof = null;
  /** Ends what goes on about an answer. */
  #answer = new AbortController();

  /**
   * @param {import("../board/view.js").BoardView} view
   * @param {{moved: () => void, asked: (board: Board) => void, play: (line: Line, ply: number) => void}} page
   *   `moved` is called after every change, `asked` with each board that is asked about
   */
  constructor(view, page) {
    this.view = view;
    this.page = page;
    this.brushes = new Brushes();
    const boards = {
      now: () => this.board,
      draft: (/** @type {Board} */ board) => this.#draft(board),
      change: (/** @type {Board} */ board) => this.change(board),
      isHere: () => this.#isHere,
      doubt: (/** @type {import("./textfield.js").Fault | null} */ fault) => this.#doubt(fault),
    };
    this.painting = new Painting(view, this.brushes, boards);
    this.shaping = new Shaping(boards);
    this.text = new TextField(boards);
    this.replay = new Replay({
      moved: () => page.moved(),
      branch: page.play,
      show: (board, capture, marks) => view.show(board, { capture, marks: this.#told(marks) }),
    });
    this.ask = new Ask({ answered: (board, verdict) => this.#answered(board, verdict) });
    byId("undo").addEventListener("click", () => this.#step("undo"));
    byId("redo").addEventListener("click", () => this.#step("redo"));
    byId("check").addEventListener("click", () => this.check());
    byId("play-this").addEventListener("click", () => {
      if (!this.#isDoubted) page.play({ boards: [this.board], captures: [] }, 0);
    });
  }

  get board() {
    return this.boards.now;
  }

  /** Take the board on the page. */
  enter() {
    this.#isHere = true;
    readyWorker();
    this.view.use({
      press: (cell) => this.#atStart() && this.painting.press(cell),
      drag: (cell) => this.painting.drag(cell),
      release: () => this.painting.release(),
      cancel: () => this.painting.cancel(),
      key: (event, cell) => this.#key(event, cell),
      point: (cell) => this.#point(cell),
    });
    this.#settle();
  }

  leave() {
    this.#isHere = false;
    this.#forget();
    this.#doubt(null);
  }

  /** Drop the answer, as the board is another. */
  #forget() {
    this.#proof = null;
    this.#answer.abort();
    this.#answer = new AbortController();
    this.ask.forget();
    this.replay.close();
  }

  /** Begin with a board, as from a link: what was edited before is kept for undo. @param {Board} board */
  open(board) {
    if (String(board) !== String(this.board)) this.boards.push(board);
    if (this.#isHere) this.#settle();
  }

  /** Show a solution from a link; throws an Error if it is none. @param {readonly string[]} moves @param {number} ply */
  openSolution(moves, ply) {
    const { boards } = lineOf(this.board, moves);
    if (!boards[boards.length - 1].position.isSolved) throw new Error("its captures leave more than one stack");
    this.page.asked(this.board);
    this.ask.show(this.board, linked(this.board, moves));
    this.replay.goTo(ply);
  }

  /** What the address is to say. @returns {import("../address.js").Place} */
  get place() {
    const { line, ply } = this.replay;
    const { position, short } = this.board;
    const moves = line?.captures.map((capture) => position.notation(capture));
    return { mode: "setup", board: short, ...(moves?.length ? { moves, ply } : {}) };
  }

  /** What is printed. @returns {import("../page/printed.js").Printed} */
  get printed() {
    const line = this.replay.line ?? { boards: [this.board], captures: [] };
    const detail = [...this.ask.card.querySelectorAll(".headline, .reason")].map((each) => each.textContent);
    return { title: "A board of Greenest", line, detail: this.ask.card.hidden ? "" : detail.join(". ") };
  }

  /** Make one step of editing. @param {Board} board */
  change(board) {
    if (String(board) === String(this.board)) {
      this.#show(this.board);
      return;
    }
    this.boards.push(board);
    this.#settle();
  }

  /** Show a board within a stroke. @param {Board} board */
  #draft(board) {
    if (String(board) !== String(this.board)) this.#forget();
    this.#show(board);
  }

  /** Do nothing with the board while the text in the field is none, and say why. @param {import("./textfield.js").Fault | null} fault */
  #doubt(fault) {
    this.#isDoubted = fault !== null;
    for (const name of ["check", "play-this", "link"]) dim(byId(name), this.#isDoubted);
    this.view.holder.classList.toggle("is-doubted", this.#isDoubted);
    byId("check-says").replaceChildren(...(fault ? faultParts(fault) : []));
    toggle(byId("check-says"), this.#isDoubted);
    if (!this.#isDoubted) return;
    this.#forget();
    this.#show(this.board);
    this.page.moved();
  }

  /** Ask whether the board can be solved. */
  check() {
    if (this.#isDoubted) return;
    this.#forget();
    this.#show(this.board);
    this.page.asked(this.board);
    this.ask.ask(this.board);
  }

  /** @param {"undo" | "redo"} way */
  #step(way) {
    this.boards[way]();
    this.#settle();
    announce(way === "undo" ? "Undone" : "Done again");
  }

  /** Show the board as it is now; an answer to another one is dropped. */
  #settle() {
    this.#forget();
    this.#show(this.board);
    hush();
    this.#point(-1);
    this.shaping.show(this.board);
    this.text.show(this.board);
    dim(byId("undo"), !this.boards.canUndo);
    dim(byId("redo"), !this.boards.canRedo);
    this.page.moved();
  }

  /** @param {Board} board */
  #show(board) {
    this.view.show(board);
    this.brushes.count(board);
  }

  /** @param {number} cell */
  #point(cell) {
    showStrip(this.view.board ?? this.board, cell, this.board.position.pieces ? "" : ADVICE);
  }

  /** Tell the step of the proof that the replay has come to, if it is its solution. @param {Mark[]} marks */
  #told(marks) {
    if (!this.#proof) return marks;
    const step = stepAt(this.#proof, this.replay.ply);
    document.getElementById("told")?.replaceWith(stepInWords(step));
    return [...marks, ...stepMarks(this.board, step)];
  }

  /** Replay the proof's solution instead. @param {import("./proof.js").ProofSolution} proof */
  #showProof(proof) {
    this.#proof = proof;
    this.replay.open(lineOf(this.board, proof.moves));
    const told = stepInWords(proof.steps[0]);
    if (document.getElementById("told") === null) byId("as-proof").after(told);
    this.replay.goTo(0);
  }

  /** Show an answer on the board; return what else its card has. @param {Board} board @param {Verdict} verdict */
  #answered(board, verdict) {
    if (verdict.moves?.length) {
      this.replay.open(lineOf(board, verdict.moves));
      byId("replay-next").focus({ preventScroll: true });
    } else {
      this.view.show(board, { marks: reasonMarks(board) });
    }
    this.view.holder.scrollIntoView({ block: "nearest" });
    const parts = [downloads(board, verdict, () => this.view, this.replay.line)];
    if (verdict.moves?.length) {
      parts.unshift(difficultyLine(board, this.#answer.signal));
      this.page.moved();
    }
    if (verdict.verdict === "unsolvable") parts.unshift(...this.#why(board));
    if (isInProof(board)) parts.push(proofButton(board, this.#answer.signal, (proof) => this.#showProof(proof)));
    if (verdict.moves?.length) parts.push(this.replay.list);
    return parts;
  }

  /** Return what an unsolvable board's card has: why it is so, and what would help. @param {Board} board */
  #why(board) {
    const { signal } = this.#answer;
    const use = (/** @type {Board} */ after, /** @type {string[]} */ moves) => this.#mend(after, moves);
    const mark = (/** @type {Mark[]} */ marks, /** @type {number[]} */ blamed) =>
      this.view.show(board, { marks, note: (cell) => (blamed.includes(cell) ? "to blame" : "") });
    return [...(board.position.pieces ? [explaining(board, signal, { mark, use })] : []), mending(board, signal, use)];
  }

  /** Take a mended board, with its solution. @param {Board} board @param {string[]} moves */
  #mend(board, moves) {
    this.change(board);
    this.ask.show(board, linked(board, moves, "repair"));
  }

  /** Tell whether the board can be edited; within a replay, go back to its start first. */
  #atStart() {
    if (this.replay.ply === 0) return true;
    this.replay.goTo(0);
    announce("Back at the start, where the board can be changed");
    return false;
  }

  /** @param {KeyboardEvent} event @param {number} cell */
  #key(event, cell) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) return this.#undoKey(key, event.shiftKey);
    if (key === "enter") {
      this.check();
      return true;
    }
    if (this.replay.line && (key === "n" || key === "p")) {
      this.replay.goTo(this.replay.ply + (key === "n" ? 1 : -1));
      return true;
    }
    if (this.replay.ply > 0 && !key.startsWith("arrow") && key !== "tab") {
      return key.length === 1 && !this.#atStart();
    }
    return this.painting.key(event, cell);
  }

  /** @param {string} key @param {boolean} isShifted */
  #undoKey(key, isShifted) {
    if (key !== "z" && key !== "y") return false;
    this.#step(key === "y" || isShifted ? "redo" : "undo");
    return true;
  }
}

/** Return the verdict that a solution of a link or a repair proves. @param {Board} board @param {readonly string[]} moves @param {"link" | "repair"} engine @returns {Verdict} */
function linked({ rows, cols, position }, moves, engine = "link") {
  const { pieces } = position;
  const found = { board: String(position), rows, cols, pieces, engine, nodes: 0, seconds: 0 };
  return { ...found, verdict: "solvable", moves: [...moves], reason: null };
}
