// @ts-check
/** Playing a board: capture by click, drag or keys, take back, and look what can still be won. */

import { captureMarks } from "../board/marks.js";
import { Board } from "../board/stacks.js";
import { captureInWords } from "../board/words.js";
import { announce } from "../page/announce.js";
import { byId, dim, many } from "../page/finding.js";
import { Choosing } from "./choosing.js";
import { rate } from "./difficulty.js";
import { Hand } from "./hand.js";
import { Light } from "./light.js";
import { MoveList } from "./movelist.js";
import { showStrip } from "../page/strip.js";
import { Timeline } from "../page/timeline.js";

/** @typedef {import("../rules.js").Capture} Capture */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("./choosing.js").Source} Source */

/** A board, and the capture that led to it with its notation. @typedef {{board: Board, capture: Capture | null, move: string}} Ply */

export class Play {
  /** @type {Timeline<Ply>} */
  line = new Timeline(/** @type {Ply} */ ({ board: Board.empty(1, 1), capture: null, move: "" }));
  /** Where the board comes from. @type {Source | null} */
  source = null;
  #rating = new AbortController();
  #isRated = false;

  /**
   * @param {import("../board/view.js").BoardView} view
   * @param {{moved: () => void, solve: (board: Board) => void}} page
   */
  constructor(view, page) {
    this.view = view;
    this.page = page;
    this.hand = new Hand(view, {
      board: () => this.board,
      capture: (capture) => this.#capture(capture),
      changed: () => this.#show(),
    });
    this.light = new Light({
      judged: () => this.#show(),
      decided: (says) => says === "solvable" && this.#rate(),
    });
    this.moves = new MoveList((at) => this.goTo(at));
    this.choosing = new Choosing((source) => this.#start(source));
    byId("restart").addEventListener("click", () => this.goTo(0));
    byId("take-back").addEventListener("click", () => this.goTo(this.line.at - 1));
    byId("play-redo").addEventListener("click", () => this.goTo(this.line.at + 1));
    byId("hint").addEventListener("click", () => this.light.toggleHints());
    byId("analyse").addEventListener("click", () => page.solve(this.board));
  }

  get board() {
    return this.line.now.board;
  }

  /** What the address is to say. @returns {import("../address.js").Place} */
  get place() {
    const moves = this.line.values.slice(1, this.line.at + 1).map(({ move }) => move);
    const { daily, puzzle } = this.source ?? {};
    return { mode: "play", daily, puzzle, board: this.line.values[0].board.short, moves };
  }

  /** Take up what an address says. @param {import("../address.js").Place} place */
  async open(place) {
    this.#take(await this.choosing.sourceOf(place));
    for (const move of place.moves ?? []) this.#push(this.board.position.capture(move));
  }

  /** Play a board of one's own. @param {Board} board @param {(mode: "play") => void} go */
  openOwn(board, go) {
    this.#take({ name: "Your board", board });
    go("play");
  }

  enter() {
    if (!this.source) this.#take(this.choosing.today);
    this.view.use(this.#handlers());
    this.#settle(null);
  }

  leave() {
    this.hand.drop();
    this.light.rest();
  }

  /** @returns {import("../board/view.js").Handlers} */
  #handlers() {
    return {
      press: (cell) => this.hand.press(cell),
      release: (cell) => this.hand.release(cell),
      lifts: (cell) => this.hand.picked === cell,
      key: (event, cell) => this.hand.key(event, cell) || this.#key(event),
      point: (cell) => showStrip(this.board, cell, this.#state()),
    };
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = event.key.toLowerCase();
    const isUndo = (event.ctrlKey || event.metaKey) && key === "z" && !event.shiftKey;
    const isRedo = (event.ctrlKey || event.metaKey) && (key === "y" || (key === "z" && event.shiftKey));
    if (event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo && !isRedo)) return false;
    if (isUndo || key === "u" || key === "backspace") this.goTo(this.line.at - 1);
    else if (isRedo || key === "r") this.goTo(this.line.at + 1);
    else if (key === "h") this.light.toggleHints();
    else return false;
    return true;
  }

  /** Begin another board. @param {Source} source */
  #start(source) {
    this.#take(source);
    this.#settle(null);
    this.view.holder.scrollIntoView({ block: "nearest" });
    announce(`${source.name}: ${this.#state()}`);
  }

  /** @param {Source} source */
  #take(source) {
    this.source = source;
    this.#rating.abort();
    this.#rating = new AbortController();
    this.#isRated = false;
    this.hand.drop();
    this.line = new Timeline(/** @type {Ply} */ ({ board: source.board, capture: null, move: "" }));
    this.choosing.show(source);
  }

  /** Say how hard the board is; it can be won if a position that it leads to can. */
  async #rate() {
    if (this.#isRated || this.source?.level) return;
    this.#isRated = true;
    const level = await rate(this.line.values[0].board.position, this.#rating.signal);
    if (level) this.choosing.showLevel(level);
  }

  /** @param {Capture} capture */
  #push(capture) {
    const move = this.board.position.notation(capture);
    this.line.push({ board: this.board.after(capture), capture, move });
  }

  /** @param {Capture} capture */
  #capture(capture) {
    const words = captureInWords(this.board, capture);
    this.#push(capture);
    this.#settle(capture);
    announce(this.board.position.isSolved ? `${words}. Solved!` : words);
    if (this.board.position.isSolved) this.choosing.solved(this.source);
  }

  /** Show the board after so many captures. @param {number} at */
  goTo(at) {
    const before = this.line.at;
    this.line.goTo(at);
    if (this.line.at === before) return;
    this.hand.drop();
    this.#settle(this.line.at === before + 1 ? this.line.now.capture : null);
    announce(`${this.line.at < before ? "Taken back" : "Forward"}: ${this.#state()}`);
  }

  /** Show the board as it is now. @param {Capture | null} capture what is to be moved */
  #settle(capture) {
    this.light.look(this.board.position);
    this.#show(capture);
    this.moves.show(this.line);
    dim(byId("take-back"), !this.line.canUndo);
    dim(byId("restart"), !this.line.canUndo);
    dim(byId("play-redo"), !this.line.canRedo);
    this.page.moved();
  }

  /** @param {Capture | null} [capture] */
  #show(capture = null) {
    const { board } = this;
    const captures = board.position.captures();
    const note = (/** @type {number} */ cell) => {
      const prey = captures.filter(({ source }) => source === cell);
      return prey.length ? `can take ${prey.map(({ target }) => board.position.name(target)).join(", ")}` : "";
    };
    this.view.show(board, { capture, marks: this.#marks(captures), note });
    showStrip(board, -1, this.#state());
  }

  /** @param {Capture[]} captures @returns {Mark[]} */
  #marks(captures) {
    const { now } = this.line;
    const marks = captureMarks(now.capture).filter(({ kind }) => kind === "tint");
    if (now.board.position.isSolved && now.capture) {
      return [{ kind: "tint", tone: "won", cells: [now.capture.target] }];
    }
    const own = this.light.hasArrows && this.hand.picked < 0 ? [] : this.hand.marks(captures);
    return [...marks, ...own, ...this.light.arrows(this.hand.picked)];
  }

  /** Return where the game stands, in a sentence. */
  #state() {
    const { position } = this.board;
    const count = position.captures().length;
    if (position.isSolved) return `Solved in ${many(this.line.at, "capture")}!`;
    const stacks = many(position.pieces, "stack");
    return count ? `${stacks}, ${many(count, "capture")} possible` : `${stacks}, and none can capture`;
  }
}
