// @ts-check
/**
 * A drawn game with the places on it that can be chosen: buttons over a picture, of which Tab reaches one
 * and the arrows the others.
 */

import { html, svg } from "../elements.js";
import { nearest, stepOf } from "../page/roving.js";

/**
 * @typedef {{id: string, x: number, y: number, width: number, height: number, label: string, content: string}} Place
 *   `content` is what lies there, to tell what has changed
 *
 * Marks lie between the `floor`, if there is one, and the picture.
 *
 * @typedef {{width: number, height: number, floor?: SVGElement, picture: SVGElement[], places: Place[], prompt: string, notes?: string[]}} Drawing
 * @typedef {{chosen: string[], open: Set<string>, changed: Set<string>, way: string[]}} Marks
 */

export class Places {
  /** @type {Drawing | null} */
  #drawing = null;
  /** @type {Map<string, HTMLElement>} */
  #buttons = new Map();
  #cursor = "";

  /** @param {HTMLElement} holder @param {(id: string) => void} choose */
  constructor(holder, choose) {
    this.holder = holder;
    this.picture = svg("svg", { "aria-hidden": "true" });
    this.group = html("div", { class: "places", role: "group", "aria-label": "Board" });
    holder.replaceChildren(this.picture, this.group);
    this.group.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button");
      if (!button?.dataset.place) return;
      this.#moveTo(button.dataset.place);
      choose(button.dataset.place);
    });
    this.group.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Drawing} drawing @param {Marks} marks */
  show(drawing, marks) {
    this.#drawing = drawing;
    const { width, height, floor, picture, places } = drawing;
    this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const rings = places.flatMap((place) => ringsOf(place, marks));
    const parts = floor ? [floor, ...rings, ...picture] : [...picture, ...rings];
    this.picture.replaceChildren(...parts, ...arrowOf(places, marks.way));
    const stage = /** @type {HTMLElement} */ (this.holder.parentElement);
    stage.style.setProperty("--wide", String(width));
    stage.style.setProperty("--high", String(height));
    const ids = places.map(({ id }) => id);
    if (ids.join() !== [...this.#buttons.keys()].join()) this.#build(ids);
    for (const place of places) this.#label(place, marks);
    if (!ids.includes(this.#cursor)) this.#moveTo(ids[0], false);
  }

  /** Return what lies on a place. @param {string} id */
  inWords(id) {
    return this.#drawing?.places.find((each) => each.id === id)?.label ?? id;
  }

  /** Draw nothing. */
  clear() {
    this.picture.replaceChildren();
    this.#build([]);
  }

  /** @param {string[]} ids */
  #build(ids) {
    this.#buttons = new Map(
      ids.map((id) => [id, html("button", { type: "button", class: "place", tabindex: -1, "data-place": id })]),
    );
    this.#cursor = "";
    this.group.replaceChildren(...this.#buttons.values());
  }

  /** @param {Place} place @param {Marks} marks */
  #label({ id, x, y, width, height, label }, { chosen, open, changed }) {
    const button = /** @type {HTMLElement} */ (this.#buttons.get(id));
    const drawing = /** @type {Drawing} */ (this.#drawing);
    const box = { left: x / drawing.width, top: y / drawing.height, width: width / drawing.width, height: height / drawing.height };
    for (const [side, share] of Object.entries(box)) button.style.setProperty(side, `${100 * share}%`);
    const notes = [changed.has(id) && "changed", open.has(id) && "can be chosen"].filter(Boolean);
    button.ariaLabel = [label, ...notes].join(", ");
    button.ariaPressed = String(chosen.includes(id));
    button.setAttribute("aria-disabled", String(!open.has(id)));
  }

  /** @param {string} id @param {boolean} [focus] */
  #moveTo(id, focus = true) {
    const before = this.#buttons.get(this.#cursor);
    if (before) before.tabIndex = -1;
    this.#cursor = id;
    const button = this.#buttons.get(id);
    if (!button) return;
    button.tabIndex = 0;
    if (focus) button.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = stepOf(event);
    const from = this.#drawing?.places.find(({ id }) => id === this.#cursor);
    if (!step || !from) return;
    event.preventDefault();
    const to = nearest(from, step, this.#drawing?.places ?? []);
    if (to) this.#moveTo(to.id);
  }
}

/** Draw the last move as an arrow, which draws itself. @param {Place[]} places @param {string[]} way */
function arrowOf(places, way) {
  const [from, to] = way.map((id) => places.find((each) => each.id === id));
  if (!from || !to) return [];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [right, down] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const length = Math.hypot(right, down);
  const [along, across] = [right / length, down / length];
  const [endX, endY] = [x + right - 13 * along, y + down - 13 * across];
  const head = `M${endX} ${endY}l${-7 * along - 4.5 * across} ${-7 * across + 4.5 * along}l${9 * across} ${-9 * along}z`;
  const shaft = `M${x + 12 * along} ${y + 12 * across}L${endX - 5 * along} ${endY - 5 * across}`;
  return [svg("g", { class: "arrow tone-last is-coming" }, svg("path", { class: "shaft", d: shaft, pathLength: 1 }), svg("path", { class: "head", d: head }))];
}

/** @param {Place} place @param {Marks} marks */
function ringsOf({ id, x, y, width, height }, { chosen, open, changed }) {
  const tones = [];
  if (changed.has(id)) tones.push("changed");
  if (chosen.includes(id)) tones.push("picked");
  if (open.has(id)) tones.push(chosen.length ? "target" : "can");
  return tones.map((tone) => {
    const inset = tone === "changed" ? 4 : 1.5;
    const box = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
    return svg("rect", { class: `ring tone-${tone}`, ...box, rx: 5 });
  });
}
