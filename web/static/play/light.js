// @ts-check
/** The light that says whether the position can still be won; in a rated puzzle it is off. */

import { sentence } from "../board/reason.js";
import { announce } from "../page/announce.js";
import { byId, messageOf, toggle } from "../page/finding.js";
import { remember, remembered } from "../page/memory.js";

/** @typedef {import("../rules.js").Position} Position */

/** @type {Record<string, [string, string]>} */
const WORDS = {
  solvable: ["Can be won", ""],
  unsolvable: ["Lost", "No captures from here leave a single stack."],
  undecided: ["Not known", "It was not decided within a few seconds."],
  thinking: ["Thinking", ""],
  solved: ["Solved", "A single stack is left."],
  off: ["Hidden", ""],
  rated: ["Counts for your rating", ""],
};

export class Light {
  /** @type {AbortController} */
  #asking = new AbortController();
  /** @type {Position | null} */
  #position = null;
  /** What a rated puzzle is worth; "" for any other board. */
  #stake = "";

  /**
   * @param {import("./verdicts.js").Verdicts} verdicts
   * @param {{switched: () => void, decided: (says: string) => void}} game
   *   `switched` is called when the light goes on or off, `decided` with each verdict
   */
  constructor(verdicts, game) {
    this.verdicts = verdicts;
    this.game = game;
    this.box = byId("lamp-on");
    this.box.checked = remembered("light", true);
    this.box.addEventListener("change", () => {
      remember("light", this.box.checked);
      if (this.#position) this.look(this.#position);
      game.switched();
    });
  }

  get isOn() {
    return this.box.checked && !this.#stake;
  }

  /** Be off for a rated puzzle, and say what it is worth; "" for any other board. @param {string} stake */
  rate(stake) {
    this.#stake = stake;
    if (byId("lamp").dataset.says === "rated" && stake) this.#lamp("rated", stake);
    toggle(/** @type {HTMLElement} */ (this.box.parentElement), !stake);
  }

  /** Stop thinking. */
  rest() {
    this.#asking.abort();
  }

  /** Look at a position. @param {Position} position */
  look(position) {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#position = position;
    if (position.isSolved) this.#lamp("solved");
    else if (this.#stake) this.#lamp("rated", this.#stake);
    else if (!this.isOn) this.#lamp("off");
    else this.#decide(position, this.#asking.signal);
  }

  /** @param {Position} position @param {AbortSignal} signal */
  async #decide(position, signal) {
    const thinking = setTimeout(() => this.#lamp("thinking"), 150);
    try {
      const { verdict, reason } = await this.verdicts.of(position, signal);
      if (signal.aborted) return;
      this.#lamp(verdict, reason);
      this.game.decided(verdict);
    } catch (error) {
      if (!signal.aborted) this.#lamp("undecided", messageOf(error));
    } finally {
      clearTimeout(thinking);
    }
  }

  /** @param {string} says @param {string | null} [reason] */
  #lamp(says, reason = null) {
    const [headline, detail] = WORDS[says];
    byId("lamp").dataset.says = says;
    const place = byId("lamp-says");
    const small = document.createElement("small");
    small.textContent = reason ? sentence(reason) : detail;
    const changed = place.firstChild?.textContent !== headline;
    place.replaceChildren(headline, small);
    if (changed && says === "unsolvable") announce("It cannot be won any more");
  }
}
