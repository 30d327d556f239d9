// @ts-check
/** The light that says whether the position can still be won, and which captures keep it so. */

import { decide, hint } from "../answers.js";
import { announce } from "../page/announce.js";
import { byId, many, messageOf, toggle } from "../page/finding.js";
import { remember, remembered } from "../page/memory.js";

/** @typedef {import("../rules.js").Position} Position */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../answers.js").Judged} Judged */

/** @type {Record<string, [string, string]>} */
const WORDS = {
  solvable: ["Can be won", ""],
  unsolvable: ["Lost", "No captures from here leave a single stack."],
  undecided: ["Not known", "It was not decided within a few seconds."],
  thinking: ["Thinking", ""],
  solved: ["Solved", "A single stack is left."],
  off: ["Hidden", ""],
};
const TONES = { solvable: "keeps", unsolvable: "loses", undecided: "unsure" };

export class Light {
  /** What was decided of positions that were met. @type {Map<string, string>} */
  #known = new Map();
  /** @type {AbortController} */
  #asking = new AbortController();
  /** @type {Position | null} */
  #position = null;
  /** @type {Judged[] | null} */
  #judged = null;
  #wantsHints = false;

  /**
   * @param {{judged: () => void, decided: (says: string) => void}} game
   *   `judged` is called when there are other hints to be drawn, `decided` with each verdict
   */
  constructor(game) {
    this.game = game;
    this.box = byId("lamp-on");
    this.box.checked = remembered("light", true);
    this.box.addEventListener("change", () => {
      remember("light", this.box.checked);
      if (this.#position) this.look(this.#position);
    });
  }

  /** Stop thinking. */
  rest() {
    this.#asking.abort();
    this.#wantsHints = false;
    this.#judged = null;
    this.#say();
  }

  /** Look at a position. @param {Position} position */
  look(position) {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#position = position;
    this.#judged = null;
    this.#say();
    if (position.isSolved) this.#lamp("solved");
    else if (!this.box.checked) this.#lamp("off");
    else this.#decide(position, this.#asking.signal);
    if (this.#wantsHints && !position.isSolved) this.#judge(position, this.#asking.signal);
  }

  /** @param {Position} position @param {AbortSignal} signal */
  async #decide(position, signal) {
    const known = this.#known.get(String(position));
    if (known) {
      this.#lamp(known);
      this.game.decided(known);
      return;
    }
    const thinking = setTimeout(() => this.#lamp("thinking"), 150);
    try {
      const verdict = await decide(String(position), { signal });
      this.#keep(position, verdict);
      this.game.decided(verdict.verdict);
      if (!signal.aborted) this.#lamp(verdict.verdict, verdict.reason);
    } catch (error) {
      if (!signal.aborted) this.#lamp("undecided", messageOf(error));
    } finally {
      clearTimeout(thinking);
    }
  }

  /** Remember a verdict, and that all positions of a solution can be won. @param {Position} position @param {import("../answers.js").Verdict} verdict */
  #keep(position, verdict) {
    this.#learn(position, verdict.verdict);
    let after = position;
    for (const move of verdict.moves ?? []) {
      after = after.after(move);
      this.#learn(after, "solvable");
    }
  }

  /** What was undecided in little time may be decided in more. @param {Position} position @param {string} verdict */
  #learn(position, verdict) {
    if (verdict !== "undecided") this.#known.set(String(position), verdict);
  }

  /** @param {string} says @param {string | null} [reason] */
  #lamp(says, reason = null) {
    const [headline, detail] = WORDS[says];
    byId("lamp").dataset.says = says;
    const place = byId("lamp-says");
    const small = document.createElement("small");
    small.textContent = reason ? `${reason[0].toUpperCase()}${reason.slice(1)}.` : detail;
    const changed = place.firstChild?.textContent !== headline;
    place.replaceChildren(headline, small);
    if (changed && says === "unsolvable") announce("It cannot be won any more");
  }

  /** Show which captures keep the position solvable, or no longer. */
  toggleHints() {
    this.#wantsHints = !this.#wantsHints;
    if (this.#position) this.look(this.#position);
    this.game.judged();
  }

  /** @param {Position} position @param {AbortSignal} signal */
  async #judge(position, signal) {
    try {
      const judged = await hint(String(position), { signal });
      if (signal.aborted) return;
      this.#judged = judged;
      for (const { move, verdict } of judged) this.#learn(position.after(move), verdict);
      this.#say();
      this.game.judged();
    } catch (error) {
      if (signal.aborted) return;
      byId("judged").textContent = messageOf(error);
      announce(messageOf(error));
    }
  }

  /** Say in words what was judged. */
  #say() {
    byId("hint").setAttribute("aria-pressed", String(this.#wantsHints));
    toggle(byId("judged"), this.#wantsHints && !this.#position?.isSolved);
    if (!this.#judged) {
      byId("judged").textContent = this.#wantsHints ? "Judging each capture …" : "";
      return;
    }
    const keeping = this.#judged.filter(({ verdict }) => verdict === "solvable");
    const sentence = `${keeping.length} of ${many(this.#judged.length, "capture")} keep it solvable`;
    byId("judged").textContent = sentence + this.#named(keeping);
    announce(sentence);
  }

  /** Name the captures of the smaller side. @param {Judged[]} keeping */
  #named(keeping) {
    const others = (this.#judged ?? []).filter((each) => !keeping.includes(each));
    if (!keeping.length || !others.length) return ".";
    const isFew = keeping.length <= others.length;
    const moves = (isFew ? keeping : others).map(({ move }) => move).join(" ");
    return isFew ? `: ${moves}` : `, all but ${moves}`;
  }

  /** Whether arrows are drawn. */
  get hasArrows() {
    return this.#judged !== null;
  }

  /** Return the judged captures as arrows: of one stack, or else those that keep it solvable. @param {number} picked @returns {Mark[]} */
  arrows(picked) {
    const position = this.#position;
    if (!position) return [];
    return (this.#judged ?? []).flatMap(({ move, verdict }) => {
      const capture = position.capture(move);
      const isMeant = picked < 0 ? verdict === "solvable" : capture.source === picked;
      return isMeant ? [{ kind: "arrow", tone: TONES[verdict], capture }] : [];
    });
  }
}
