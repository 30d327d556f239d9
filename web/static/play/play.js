// @ts-check
/** Playing a board: capture by click, drag or keys, take back, and look what can still be won. */

import { captureMarks } from "../board/marks.js";
import { addressOf, linkTo } from "../address.js";
import { reasonMarks, reasonOf } from "../board/reason.js";
import { Board } from "../board/stacks.js";
import { captureInWords } from "../board/words.js";
import { announce } from "../page/announce.js";
import { byId, dim } from "../page/finding.js";
import { Choosing, recordName } from "../choice/choosing.js";
import { rate } from "./difficulty.js";
import { ended, signed } from "../choice/ending.js";
import { begun, changeOf, isEnded, note } from "../choice/record.js";
import { isRatingShown } from "../choice/standing.js";
import { Guide } from "./guide.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { lessonMarks, lessonSource } from "./lesson.js";
import { Light } from "./light.js";
import { MoveList } from "./movelist.js";
import { copy } from "../page/saving.js";
import { hush, showStrip, tell } from "../page/strip.js";
import { Tree, pathTo } from "../page/tree.js";
import { Verdicts } from "./verdicts.js";
import { Win } from "./win.js";
import { Position } from "../rules.js";
import { many } from "../plurals.js";

/** @typedef {import("../rules.js").Capture} Capture */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../choice/choosing.js").Source} Source */

export class Play {
  tree = new Tree(Board.empty(1, 1));
  /** Where the board comes from. @type {Source | null} */
  source = null;
  #rating = new AbortController();
  #isRated = false;
  /** Stands for the board that is awaited, null if none is. @type {object | null} */
  #awaited = null;

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
    const verdicts = new Verdicts();
    this.verdicts = verdicts;
    this.hints = new Hints(verdicts, {
      now: () => this.tree.now,
      changed: () => this.#show(),
      given: (step) => this.#note(({ hints }) => ({ hints: Math.max(hints, step) })),
      goTo: (ply) => this.goTo(ply),
    });
    this.light = new Light(verdicts, {
      switched: () => {
        this.#noteLight();
        this.#show();
      },
      decided: (says) => says === "solvable" && this.#rate(),
    });
    this.moves = new MoveList((node) => this.#visit(node));
    this.choosing = new Choosing((source) => this.start(source));
    this.guide = new Guide({
      learn: (lesson) => this.start(lessonSource(lesson)),
      leave: () => this.next(null),
    });
    this.win = new Win();
    document.addEventListener("record-changed", () => this.light.rate(this.#stake));
    byId("restart").addEventListener("click", () => this.goTo(0));
    byId("take-back").addEventListener("click", () => this.goTo(this.tree.now.ply - 1));
    byId("play-redo").addEventListener("click", () => this.goTo(this.tree.now.ply + 1));
    byId("hint").addEventListener("click", () => this.hints.press());
    byId("analyse").addEventListener("click", () => this.#solve());
  }

  get board() {
    return this.tree.now.board;
  }

  /** What the address is to say. @returns {import("../address.js").Place} */
  get place() {
    const { line, now, root } = this.tree;
    const moves = line.slice(1).map(({ move }) => move);
    const ply = now.next ? now.ply : undefined;
    const { daily, puzzle, lesson } = this.source ?? {};
    return { mode: "play", daily, puzzle, lesson: lesson?.toString(), board: root.board.short, moves, ply };
  }

  /** Take up what an address says. @param {import("../address.js").Place} place */
  async open(place) {
    const source = await this.#unlessLate(this.choosing.sourceOf(place));
    if (!source) return;
    this.#take(source);
    for (const move of place.moves ?? []) this.tree.push(this.board.position.capture(move));
    this.tree.goToPly(place.ply ?? this.tree.now.ply);
    // An address with fewer captures than were made takes the others back.
    const { now } = this.tree;
    if (!now.ply && !(this.#name && begun(this.#name).ply)) return;
    // What was solved here a moment before the page was left may not have been judged yet.
    const wasReached = this.#name !== null && begun(this.#name).met.includes(String(this.board.position));
    if (wasReached && this.board.position.isSolved) this.#won();
    this.#note(({ ply, undone }) => ({ ...this.#met(now), undone: undone + Math.max(0, ply - now.ply) }));
  }

  /** Play a line of one's own, from the board after so many captures. @param {Source} source @param {import("../board/drawing.js").Line} line @param {number} ply */
  openOwn(source, { captures }, ply) {
    this.#take(source);
    for (const capture of captures) this.tree.push(capture);
    this.tree.goToPly(ply);
  }

  enter() {
    this.view.use(this.#handlers());
    this.#settle(null);
  }

  leave() {
    this.#awaited = null;
    this.choosing.randoms.rest();
    this.hand.drop();
    this.light.rest();
    this.hints.clear();
    this.win.hide();
  }

  /** @returns {import("../board/view.js").Handlers} */
  #handlers() {
    return {
      press: (cell) => {
        hush();
        this.hand.press(cell);
      },
      release: (cell) => this.hand.release(cell),
      lifts: (cell) => this.hand.picked === cell,
      key: (event, cell) => {
        hush();
        return this.hand.key(event, cell) || this.#key(event);
      },
      point: (cell) => showStrip(this.board, cell, this.#state()),
    };
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = event.key.toLowerCase();
    const isUndo = (event.ctrlKey || event.metaKey) && key === "z" && !event.shiftKey;
    const isRedo = (event.ctrlKey || event.metaKey) && (key === "y" || (key === "z" && event.shiftKey));
    if (event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo && !isRedo)) return false;
    if (isUndo || key === "u" || key === "backspace") this.goTo(this.tree.now.ply - 1);
    else if (isRedo || key === "r") this.goTo(this.tree.now.ply + 1);
    else if (key === "h") this.hints.press();
    else return false;
    return true;
  }

  /** Go on to another board. @param {Source | null} source what is played now */
  async next(source) {
    const another = await this.#unlessLate(this.choosing.next(source));
    if (another) this.start(another);
  }

  /** Return a board that comes; null if another was taken meanwhile, or play was left. @param {Promise<Source>} coming */
  async #unlessLate(coming) {
    const own = (this.#awaited = {});
    const source = await coming;
    return own === this.#awaited ? source : null;
  }

  /** Begin another board, or go on with it. @param {Source} source */
  start(source) {
    this.#take(source);
    const moves = this.#name && !isEnded(this.#name) ? begun(this.#name).moves : [];
    for (const move of moves) this.tree.push(this.board.position.capture(move));
    this.#settle(null);
    this.view.holder.scrollIntoView({ block: "nearest" });
    this.view.cells.moveTo(this.view.cursor);
    showStrip(this.board, -1, this.#state());
    announce(`${source.name}: ${this.#state()}`);
  }

  /** @param {Source} source */
  #take(source) {
    this.source = source;
    this.#awaited = null;
    this.#rating.abort();
    this.#rating = new AbortController();
    this.#isRated = false;
    this.hand.drop();
    this.tree = new Tree(source.board);
    this.choosing.show(source);
    this.guide.show(source);
    this.light.rate(this.#stake);
  }

  /** The name under which it is kept what is done on the board, null if it is not. */
  get #name() {
    return this.source && recordName(this.source);
  }

  /** What the board is worth if it is a rated puzzle, else "". */
  get #stake() {
    const { puzzle, level, board } = this.source ?? {};
    if (!puzzle || !level || !board || isEnded(String(board.position))) return "";
    const [own, helped] = isRatingShown() ? [true, false].map((isOwn) => signed(changeOf(level, isOwn))) : ["solved", "solved with help"];
    const { hints, wasShown } = begun(String(board.position));
    if (hints || wasShown) return `Help used: ${helped}`;
    return `Without help: ${own}. With a hint or Solve, or once a capture has lost it: ${helped}`;
  }

  /** Keep what is done on the board. @param {(found: import("../choice/record.js").Begun) => object} change */
  #note(change) {
    if (this.#name) note(this.#name, change);
    this.light.rate(this.#stake);
  }

  /** Return what is to be kept of the positions on the way to one. @param {import("../page/tree.js").Ply} now */
  #met(now) {
    const earlier = this.#name ? begun(this.#name).met : [];
    const path = pathTo(now).slice(1);
    const met = path.map(({ board }) => String(board.position));
    return { ply: now.ply, moves: path.map(({ move }) => move), met: [...new Set([...earlier, ...met])] };
  }

  #noteLight() {
    if (this.light.isOn) this.#note(() => ({ wasLit: true }));
  }

  /** Say how hard the board is; it can be won if a position that it leads to can. */
  async #rate() {
    if (this.#isRated || this.source?.level) return;
    this.#isRated = true;
    const level = await rate(this.tree.root.board.position, this.#rating.signal);
    if (level) this.choosing.showLevel(level);
  }

  /** @param {Capture} capture */
  #capture(capture) {
    const words = captureInWords(this.board, capture);
    this.tree.push(capture);
    this.#note(() => this.#met(this.tree.now));
    this.#settle(capture);
    announce(this.board.position.isSolved ? `${words}. Solved!` : words);
    if (this.board.position.isSolved) this.#won();
  }

  async #won() {
    const { source, tree } = this;
    if (!source) return;
    const { now } = tree;
    // It counts even if another board is taken meanwhile.
    const { signal } = new AbortController();
    const isLost = async (/** @type {string} */ board) => {
      const { verdict } = await this.verdicts.of(Position.parse(board), signal);
      return verdict === "unsolvable";
    };
    const { detail, share } = await ended(source, now.ply, isLost);
    if (now !== this.tree.now) return;
    /** @type {[string, () => void][]} */
    const ways = [["Next", () => this.next(source)], ["Again", () => this.goTo(0)]];
    if (share) ways.push(["Share", () => this.#share(share)]);
    this.win.show("Solved", detail, ways);
  }

  /** @param {string} result */
  async #share(result) {
    const address = linkTo(addressOf({ ...this.place, moves: [], ply: undefined }));
    const isCopied = await copy(`${result}\n${address}`, "The result is copied");
    if (isCopied) tell("The result is copied.");
  }

  /** Put a solution ahead of the board, where Forward goes through it. */
  async #solve() {
    const { now } = this.tree;
    if (now.board.position.isSolved) return;
    this.#note(() => ({ wasShown: true }));
    const line = await this.hints.solution(() => this.page.solve(now.board));
    if (!line || now !== this.tree.now) return;
    for (const move of line) this.tree.push(this.board.position.capture(move));
    this.tree.goTo(now);
    this.#list();
    byId("play-redo").focus({ preventScroll: true });
  }

  /** Show the board after so many captures. @param {number} at */
  goTo(at) {
    const { line } = this.tree;
    this.#visit(line[Math.max(0, Math.min(line.length - 1, at))]);
  }

  /** Show a board that was met. @param {import("../page/tree.js").Ply} node */
  #visit(node) {
    const before = this.tree.now;
    if (node === before) return;
    const back = Math.max(0, before.ply - node.ply);
    this.tree.goTo(node);
    this.#note(({ undone }) => ({ ...this.#met(node), undone: undone + back }));
    this.hand.drop();
    this.#settle(node.parent === before ? node.capture : null);
    announce(`${node.ply < before.ply ? "Taken back" : "Forward"}: ${this.#state()}`);
  }

  /** What is printed. @returns {import("../page/printed.js").Printed} */
  get printed() {
    const path = pathTo(this.tree.now);
    const captures = path.flatMap(({ capture }) => (capture ? [capture] : []));
    const line = { boards: path.map(({ board }) => board), captures };
    return { title: this.source?.name ?? "", line, detail: this.#state() };
  }

  /** Show the board as it is now. @param {Capture | null} capture what is to be moved */
  #settle(capture) {
    hush();
    this.win.hide();
    this.hints.clear();
    this.#noteLight();
    this.light.look(this.board.position);
    this.#show(capture);
    this.#list();
    const { position } = this.board;
    if (this.tree.now.ply && !position.isSolved && !position.captures().length) this.#stuck(position.pieces);
  }

  /** Say that nothing can capture, and how to go on. @param {number} pieces */
  #stuck(pieces) {
    const { ply } = this.tree.now;
    this.win.show("No capture is left", `None of the ${many(pieces, "stack")} left can take another.`, [
      ["Take back", () => this.goTo(ply - 1)],
      ["Begin anew", () => this.goTo(0)],
    ], false);
  }

  /** List the captures, and keep them in the address. */
  #list() {
    this.moves.show(this.tree);
    const { now } = this.tree;
    dim(byId("take-back"), !now.parent);
    dim(byId("restart"), !now.parent);
    dim(byId("play-redo"), !now.next);
    for (const name of ["hint", "analyse"]) dim(byId(name), now.board.position.isSolved);
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
    this.view.holder.classList.toggle("is-held", this.hand.picked >= 0);
    showStrip(board, -1, this.#state());
  }

  /** @param {Capture[]} captures @returns {Mark[]} */
  #marks(captures) {
    const { now } = this.tree;
    const marks = captureMarks(now.capture).filter(({ kind }) => kind === "tint");
    if (now.board.position.isSolved && now.capture) {
      return [{ kind: "tint", tone: "won", cells: [now.capture.target] }];
    }
    const { picked } = this.hand;
    const own = this.hints.hasArrows && picked < 0 ? [] : this.hand.marks(captures);
    const dead = this.#tells ? reasonMarks(now.board) : [];
    const frame = this.source && !now.capture ? lessonMarks(this.source) : [];
    return [...marks, ...frame, ...dead, ...own, ...this.hints.marks(picked)];
  }

  /** Whether it may be told that the position is lost. */
  get #tells() {
    return this.light.isOn || this.hints.step > 0;
  }

  /** Return where the game stands, in a sentence. */
  #state() {
    const { position } = this.board;
    const count = position.captures().length;
    if (position.isSolved) return `Solved in ${many(this.tree.now.ply, "capture")}!`;
    const stacks = many(position.pieces, "stack");
    const reason = this.#tells && !this.light.isOn ? reasonOf(this.board) : null; // the light says it itself
    if (reason) return `Lost: ${reason.sentence}`;
    if (!count) return `${stacks}, and none can capture`;
    return `${stacks}, ${many(count, "capture")} possible`;
  }
}
