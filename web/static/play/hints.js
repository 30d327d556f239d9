// @ts-check
/** Hints, a step at each press: whether it can be won, which stack, which capture, and all of them. */

import { hint } from "../answers.js";
import { captureInShort } from "../board/words.js";
import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { byId, messageOf, toggle } from "../page/finding.js";
import { pathTo } from "../page/tree.js";
import { many } from "../plurals.js";

/** @typedef {import("../answers.js").Judged} Judged */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../page/tree.js").Ply} Ply */

const [NONE, WHETHER, STACK, CAPTURE, ALL] = [0, 1, 2, 3, 4];
const TONES = { solvable: "keeps", unsolvable: "loses", undecided: "unsure" };
/** With more good captures than this, a sentence says it and no arrows do. */
const MOST_ARROWS = 12;

export class Hints {
  step = NONE;
  /** @type {AbortController} */
  #asking = new AbortController();
  /** The capture that a hint is about. @type {string | null} */
  #next = null;
  /** @type {Judged[]} */
  #judged = [];
  /** The step after which a press takes the hints away. */
  #last = ALL;

  /**
   * @param {import("./verdicts.js").Verdicts} verdicts
   * @param {{now: () => Ply, changed: () => void, given: (step: number) => void, goTo: (ply: number) => void}} game
   *   `given` is called with the step of each hint
   */
  constructor(verdicts, game) {
    this.verdicts = verdicts;
    this.game = game;
    this.place = byId("judged");
  }

  /** Forget the hints, as the position is another. */
  clear() {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.step = NONE;
    this.#last = ALL;
    this.#next = null;
    this.#judged = [];
    this.#say("");
  }

  /** Give the next hint; after the last one, none. */
  async press() {
    const now = this.game.now();
    if (now.board.position.isSolved) return;
    if (this.step === this.#last) {
      this.clear();
      this.game.changed();
      return;
    }
    const { signal } = this.#asking;
    const thinking = setTimeout(() => this.#say("Thinking …"), 120);
    try {
      await this.#give(now, signal);
    } catch (error) {
      if (!signal.aborted) this.#say(messageOf(error));
    } finally {
      clearTimeout(thinking);
    }
    if (!signal.aborted) this.game.changed();
  }

  /**
   * Return a solution, null if there is none or it is no longer wanted; say what was found.
   *
   * @param {() => void} more what a button for all about the board does
   * @returns {Promise<string[] | null>}
   */
  async solution(more) {
    this.clear();
    const now = this.game.now();
    const { signal } = this.#asking;
    const thinking = setTimeout(() => this.#say("Thinking …"), 120);
    const all = html("button", { type: "button", class: "small", id: "more" }, "More, and print");
    all.addEventListener("click", more);
    try {
      const { verdict } = await this.verdicts.of(now.board.position, signal);
      if (signal.aborted) return null;
      const moves = this.verdicts.line(now.board.position);
      if (verdict === "unsolvable") await this.#lost(now, signal);
      else if (verdict === "undecided") this.#say("Whether it can be won was not found out in time.");
      else this.#say(`It can be won in ${many(moves.length, "capture")}: Forward, ↷, shows them.`);
      if (!signal.aborted) this.place.append(all);
      return moves.length ? moves : null;
    } catch (error) {
      if (!signal.aborted) this.#say(messageOf(error));
      return null;
    } finally {
      clearTimeout(thinking);
    }
  }

  /** @param {Ply} now @param {AbortSignal} signal */
  async #give(now, signal) {
    const { verdict, next } = await this.verdicts.of(now.board.position, signal);
    if (signal.aborted) return;
    if (verdict === "unsolvable") await this.#lost(now, signal);
    else if (verdict === "undecided") await this.#all(now, signal);
    else await this.#towards(now, next, signal);
    if (!signal.aborted) this.game.given(this.step);
  }

  /** @param {Ply} now @param {string | null} next @param {AbortSignal} signal */
  async #towards(now, next, signal) {
    this.step += 1;
    this.#next = next;
    const { board } = now;
    const [stack] = (next ?? "").split("x");
    if (this.step === WHETHER) this.#say("It can still be won. Press again for the stack to move.");
    else if (this.step === STACK) this.#say(`Move the stack on ${stack}. Press again for the capture.`);
    else if (this.step === CAPTURE && next) {
      const words = captureInShort(board, board.position.capture(next));
      this.#say(`${next}: ${words}. Press again for what each capture does.`);
    } else await this.#all(now, signal);
  }

  /** Say since when a position is lost, and offer the way back. @param {Ply} now @param {AbortSignal} signal */
  async #lost(now, signal) {
    const path = pathTo(now);
    const since = await this.#lostSince(path, signal);
    if (signal.aborted) return;
    this.step = this.#last = WHETHER;
    if (!since) {
      this.#say("This board cannot be won from its start.");
      return;
    }
    const { move } = path[since];
    const back = html("button", { type: "button", class: "small", id: "to-there" }, `Take back to before ${move}`);
    back.addEventListener("click", () => this.game.goTo(since - 1));
    this.#say(`Lost since capture ${since}, ${move}.`, back);
  }

  /** Return the first lost board of a path that ends with one. @param {Ply[]} path @param {AbortSignal} signal */
  async #lostSince(path, signal) {
    let [open, lost] = [-1, path.length - 1];
    while (lost - open > 1) {
      const middle = (open + lost) >> 1;
      const { verdict } = await this.verdicts.of(path[middle].board.position, signal);
      if (verdict === "unsolvable") lost = middle;
      else open = middle;
    }
    return lost;
  }

  /** Judge every capture. @param {Ply} now @param {AbortSignal} signal */
  async #all({ board: { position } }, signal) {
    this.step = ALL;
    const judged = await hint(String(position), { signal });
    if (signal.aborted) return;
    this.#judged = judged;
    for (const { move, verdict, reason } of judged) {
      if (verdict === "unsolvable") this.verdicts.learn(position.after(move), { verdict, reason, next: null });
    }
    const keeping = judged.filter(({ verdict }) => verdict === "solvable");
    const open = judged.filter(({ verdict }) => verdict === "undecided").length;
    const keep = [keeping.length, judged.length].includes(1) ? "keeps" : "keep";
    const summary = `${keeping.length} of ${many(judged.length, "capture")} ${keep} it solvable`;
    this.#say(summary + (open ? `, ${open} not known in time` : "") + this.#named(keeping, open));
  }

  /** Name the captures that keep it solvable, or all others if these are fewer and known. @param {Judged[]} keeping @param {number} open */
  #named(keeping, open) {
    const others = this.#judged.filter((each) => !keeping.includes(each));
    if (!keeping.length || !others.length) return ".";
    const isFew = open > 0 || keeping.length <= others.length;
    const moves = (isFew ? keeping : others).map(({ move }) => move).join(" ");
    return isFew ? `: ${moves}` : `, all but ${moves}`;
  }

  /** @param {string} text @param {...HTMLElement} more */
  #say(text, ...more) {
    byId("hint").setAttribute("aria-pressed", String(this.step > NONE));
    this.place.replaceChildren(text, ...more);
    toggle(this.place, text !== "");
    if (!text) return;
    announce(text);
    this.place.scrollIntoView({ block: "nearest" });
  }

  /** Return the hint as marks: of all captures, those of the stack in hand, or else the good ones if they are few. @param {number} picked @returns {Mark[]} */
  marks(picked) {
    const { position } = this.game.now().board;
    if (this.#judged.length) return this.#arrows(picked);
    if (!this.#next || this.step < STACK) return [];
    const capture = position.capture(this.#next);
    if (this.step === STACK) return [{ kind: "tint", tone: "hint", cells: [capture.source], text: "?" }];
    return [{ kind: "arrow", tone: "keeps", capture }];
  }

  /** @param {number} picked @returns {Mark[]} */
  #arrows(picked) {
    const { position } = this.game.now().board;
    const isFew = this.#judged.filter(({ verdict }) => verdict === "solvable").length <= MOST_ARROWS;
    return this.#judged.flatMap(({ move, verdict }) => {
      const capture = position.capture(move);
      const isMeant = picked < 0 ? isFew && verdict === "solvable" : capture.source === picked;
      return isMeant ? [{ kind: "arrow", tone: TONES[verdict], capture }] : [];
    });
  }

  /** Whether arrows say what can be done. */
  get hasArrows() {
    return this.marks(-1).some(({ kind }) => kind === "arrow");
  }
}
