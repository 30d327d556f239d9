// @ts-check
/** A solution on the board: stepped through, played at three speeds, or scrubbed. */

import { captureRow, showRow } from "../board/capturelist.js";
import { captureMarks } from "../board/marks.js";
import { captureInWords } from "../board/words.js";
import { announce } from "../page/announce.js";
import { html } from "../elements.js";
import { byId, dim, toggle } from "../page/finding.js";
import { refill } from "../page/roving.js";

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../rules.js").Capture} Capture */

/** @typedef {import("../board/drawing.js").Line} Line */

/** Return the line of play that some moves make; throws an Error if one is not legal. @param {Board} board @param {readonly string[]} moves @returns {Line} */
export function lineOf(board, moves) {
  const boards = [board];
  const captures = moves.map((move) => board.position.capture(move));
  for (const capture of captures) boards.push(boards[boards.length - 1].after(capture));
  return { boards, captures };
}

export class Replay {
  /** @type {Line | null} */
  line = null;
  ply = 0;
  #timer = 0;
  /** The captures, each to be clicked. */
  list = html("ol", { class: "moves", id: "solution", "aria-label": "Captures" });

  /**
   * @param {{moved: () => void, branch: (line: Line, ply: number) => void, show: (board: Board, capture: Capture | null, marks: Mark[]) => void}} page
   *   `moved` is called where it comes to rest; `capture` is to be moved
   */
  constructor(page) {
    this.page = page;
    this.bar = byId("replay");
    this.scrub = byId("replay-scrub");
    byId("replay-first").addEventListener("click", () => this.goTo(0));
    byId("replay-back").addEventListener("click", () => this.goTo(this.ply - 1));
    byId("replay-next").addEventListener("click", () => this.goTo(this.ply + 1));
    byId("replay-last").addEventListener("click", () => this.goTo(this.length));
    byId("replay-branch").addEventListener("click", () => this.line && page.branch(this.line, this.ply));
    byId("replay-run").addEventListener("click", () => this.run());
    byId("replay-speed").addEventListener("change", () => this.#timer && this.run(true));
    this.scrub.addEventListener("input", () => this.goTo(Number(this.scrub.value)));
    this.bar.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
  }

  get length() {
    return this.line?.captures.length ?? 0;
  }

  /** Have a solution at its start. @param {Line} line */
  open(line) {
    this.line = line;
    this.ply = 0;
    this.scrub.max = String(this.length);
    const rows = line.captures.map((capture, at) => {
      const row = captureRow(line.boards[at], capture, at + 1);
      row.addEventListener("click", () => this.goTo(at + 1));
      return html("li", {}, row);
    });
    refill(this.list, ...rows);
    toggle(this.bar, this.length > 0);
    this.#say();
  }

  close() {
    this.#stop();
    this.line = null;
    this.ply = 0;
    toggle(this.bar, false);
  }

  /** Show the board after so many captures. @param {number} ply @param {boolean} [isRun] whether it plays by itself */
  goTo(ply, isRun = false) {
    if (!this.line) return;
    if (!isRun) this.#stop();
    const before = this.ply;
    this.ply = Math.max(0, Math.min(this.length, ply));
    if (this.ply === this.length) this.#stop();
    const { boards, captures } = this.line;
    const last = this.ply ? captures[this.ply - 1] : null;
    this.page.show(boards[this.ply], this.ply === before + 1 ? last : null, captureMarks(last));
    this.#say();
    if (!this.#timer) this.page.moved();
    if (last && this.ply !== before) announce(this.#told(this.line));
  }

  /** @param {Line} line */
  #told({ boards, captures }) {
    return captureInWords(boards[this.ply - 1], captures[this.ply - 1]);
  }

  /** Play on by itself, or stop. @param {boolean} [again] go on at another speed */
  run(again = false) {
    const wasRunning = this.#timer !== 0;
    this.#stop();
    if (wasRunning && !again) return;
    if (this.ply === this.length) this.goTo(0);
    this.#timer = setInterval(() => this.goTo(this.ply + 1, true), Number(byId("replay-speed").value));
    this.#say();
  }

  #stop() {
    const wasRunning = this.#timer !== 0;
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#say();
    if (wasRunning) this.page.moved();
  }

  #say() {
    byId("replay-ply").value = `${this.ply} / ${this.length}`;
    this.scrub.value = String(this.ply);
    this.scrub.setAttribute("aria-valuetext", `capture ${this.ply} of ${this.length}`);
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    this.list.children[this.ply - 1]?.firstElementChild?.setAttribute("aria-current", "step");
    showRow(this.list);
    const run = byId("replay-run");
    run.querySelector("use").setAttribute("href", this.#timer ? "#icon-pause" : "#icon-run");
    run.setAttribute("aria-label", this.#timer ? "Pause" : "Play");
    // Not disabled, which would take the focus from them.
    for (const name of ["first", "back"]) dim(byId(`replay-${name}`), this.ply === 0);
    for (const name of ["next", "last"]) dim(byId(`replay-${name}`), this.ply === this.length);
  }

  /** Arrow keys step, wherever in the bar the focus is. @param {KeyboardEvent} event */
  #key(event) {
    if (event.target === this.scrub || event.target === byId("replay-speed")) return;
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: this.ply + 1, ArrowLeft: this.ply - 1, Home: 0, End: this.length };
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.goTo(steps[event.key]);
  }
}
