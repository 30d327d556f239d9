// @ts-check
/** The captures made, as a list in which one can go back and forth. */

import { html } from "../elements.js";
import { byId } from "../page/finding.js";

/** @typedef {import("./play.js").Ply} Ply */

export class MoveList {
  /** @param {(at: number) => void} goTo called with how many captures are to be on the board */
  constructor(goTo) {
    this.list = byId("moves");
    this.goTo = goTo;
  }

  /** @param {import("../page/timeline.js").Timeline<Ply>} line */
  show({ values, at }) {
    const items = values.slice(1).map(({ move }, index) => {
      const button = html("button", { type: "button" }, move);
      if (index + 1 === at) button.setAttribute("aria-current", "step");
      button.addEventListener("click", () => this.goTo(index + 1));
      return html("li", { class: index + 1 > at ? "undone" : "done" }, button);
    });
    this.list.replaceChildren(...(items.length ? items : [html("li", { class: "none" }, "none yet")]));
    const now = this.list.querySelector("[aria-current]")?.parentElement;
    if (now) this.list.scrollTop = now.offsetTop - this.list.clientHeight / 2;
  }
}
