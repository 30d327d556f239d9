// @ts-check
/** The captures made and tried, as a list in which one can go back and forth. */

import { captureRow, showRow } from "../board/capturelist.js";
import { html } from "../elements.js";
import { byId } from "../page/finding.js";
import { refill } from "../page/roving.js";

/** @typedef {import("../page/tree.js").Ply} Ply */

/** Captures of a branch that are listed: the first ones, and the last. */
const MOST = 8;

export class MoveList {
  /** @param {(node: Ply) => void} goTo */
  constructor(goTo) {
    this.list = byId("moves");
    this.goTo = goTo;
  }

  /** @param {import("../page/tree.js").Tree} tree */
  show({ line, now }) {
    const items = line.slice(1).flatMap((node) => [this.#item(node, now), ...this.#others(node)]);
    refill(this.list, ...(items.length ? items : [html("li", { class: "none" }, "none yet")]));
    showRow(this.list);
  }

  /** @param {Ply} node @param {Ply} now */
  #item(node, now) {
    const { board } = /** @type {Ply} */ (node.parent);
    const row = captureRow(board, /** @type {NonNullable<Ply["capture"]>} */ (node.capture), node.ply);
    if (node === now) row.setAttribute("aria-current", "step");
    row.addEventListener("click", () => this.goTo(node));
    return html("li", { class: node.ply > now.ply ? "undone" : "done" }, row);
  }

  /** Return what else was tried in place of a capture: a line for each branch. @param {Ply} node */
  #others({ parent, move }) {
    const others = parent?.tried.filter((each) => each.move !== move) ?? [];
    return others.map((each) => html("li", { class: "tried" }, "tried ", ...this.#branch(each)));
  }

  /** @param {Ply} first @returns {HTMLElement[]} */
  #branch(first) {
    const nodes = [first];
    while (nodes[nodes.length - 1].tried.length) nodes.push(lastTried(nodes[nodes.length - 1]));
    const hidden = Math.max(0, nodes.length - MOST);
    return [...nodes.slice(0, MOST - 1), ...nodes.slice(MOST - 1 + hidden)].map((node, index) => {
      const gap = hidden && index === MOST - 1 ? "… " : "";
      const button = html("button", { type: "button" }, `${gap}${node.ply}. ${node.move}`);
      button.addEventListener("click", () => this.goTo(node));
      return button;
    });
  }
}

/** @param {Ply} node @returns {Ply} */
function lastTried({ next, tried }) {
  return next ?? tried[0];
}
