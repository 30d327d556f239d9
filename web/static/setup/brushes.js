// @ts-check
/** The pyramids to place: which is chosen, and how many of each there are on the board. */

import { stackIcon } from "../board/pyramid.js";
import { html, svg } from "../elements.js";
import { byId } from "../page/finding.js";
import { boxOf, defectsOf, shareOf } from "./balance.js";

/** @typedef {import("../board/stacks.js").Board} Board */

const CHOICES = [
  { stack: "B", name: "Black", key: "B" },
  { stack: "G", name: "Green", key: "G" },
  { stack: "W", name: "White", key: "W" },
  { stack: "", name: "Nothing", key: "." },
];

export class Brushes {
  constructor() {
    this.holder = byId("brushes");
    /** @type {HTMLElement[]} */
    this.counts = [];
    CHOICES.forEach((choice, index) => this.holder.append(this.#choice(choice, index === 0)));
  }

  /** What is placed: "B", "G", "W" or "". */
  get chosen() {
    return this.holder.querySelector("input:checked").value;
  }

  /** @param {string} stack */
  choose(stack) {
    this.holder.querySelector(`input[value="${stack}"]`).checked = true;
  }

  /** @param {{stack: string, name: string, key: string}} choice @param {boolean} isChosen */
  #choice({ stack, name, key }, isChosen) {
    const count = html("span", { class: "count" });
    this.counts.push(count);
    const input = html("input", { type: "radio", name: "brush", value: stack, "aria-label": name });
    /** @type {HTMLInputElement} */ (input).checked = isChosen;
    const face = html("span", { class: "face" }, icon(stack), html("span", { class: "name" }, name), count);
    return html("label", { class: "brush", title: `${name} (key ${key})` }, input, face);
  }

  /** Count the pyramids of a board, and compare them with a setup and with its box. @param {Board} board */
  count(board) {
    const share = shareOf(board);
    CHOICES.forEach(({ stack }, index) => {
      const count = stack ? board.pyramids[stack] : board.stacks.filter((each) => !each).length;
      const whole = stack && share ? [html("small", {}, ` / ${share}`)] : [];
      this.counts[index].replaceChildren(String(count), ...whole);
    });
    byId("balance").replaceChildren(...comparison(board));
  }
}

/** @param {string} stack */
function icon(stack) {
  if (stack) return stackIcon(stack);
  const line = svg("path", { d: "M12 12l16 16M28 12l-16 16", class: "cross" });
  return svg("svg", { class: "icon-stack", viewBox: "0 0 40 40", "aria-hidden": "true" }, line);
}

/** @param {Board} board */
function comparison(board) {
  const { setup, box } = defectsOf(board);
  const { name, pyramids } = boxOf(board);
  const contents = `${pyramids.B} black, ${pyramids.G} green and ${pyramids.W} white`;
  const balance = setup.length
    ? setup.join(" ")
    : html("span", { class: "good" }, "✓ A balanced setup.");
  const contained = box.length
    ? html("span", { class: "bad" }, box.join(" "))
    : `The ${name} set holds ${contents}.`;
  return [balance, " ", contained];
}
