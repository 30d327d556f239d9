// @ts-check
/** The end of a line of captures, solved or stuck: what was done, and the way on. */

import { html } from "../elements.js";
import { byId, toggle } from "../page/finding.js";

export class Win {
  constructor() {
    this.holder = byId("win");
  }

  /**
   * Show what was done. The first way on from a solved board gets the focus.
   *
   * @param {string} headline @param {string} detail
   * @param {[name: string, go: () => void][]} ways
   * @param {boolean} [isSolved]
   */
  show(headline, detail, ways, isSolved = true) {
    const buttons = ways.map(([name, go], index) => {
      const made = html("button", { type: "button", class: index ? "" : "primary" }, name);
      made.addEventListener("click", go);
      return made;
    });
    this.holder.replaceChildren(
      html("h2", { class: "headline" }, headline),
      html("p", { class: "detail" }, detail),
      html("div", { class: "line" }, ...buttons),
    );
    this.holder.classList.toggle("is-stuck", !isSolved);
    this.#toggle(true);
    if (isSolved) buttons[0]?.focus({ preventScroll: true });
  }

  hide() {
    this.holder.replaceChildren();
    this.#toggle(false);
  }

  /** Take the place of the guide, which is on the screen with the board. @param {boolean} isWon */
  #toggle(isWon) {
    toggle(this.holder, isWon);
    this.holder.parentElement?.classList.toggle("is-won", isWon);
    if (isWon) this.holder.scrollIntoView({ block: "nearest" });
  }
}
