// @ts-check
/** What is told above the board: the rule in a line, or the words of the lesson. */

import { stackIcon } from "../board/pyramid.js";
import { html } from "../elements.js";
import { byId } from "../page/finding.js";
import { LESSONS, lessonText } from "./lesson.js";

/** @typedef {import("../choice/choosing.js").Source} Source */

const CYCLE = ["B", "G", "W", "B"];
const RULE = "Black takes green, green takes white, white takes black: ";
const WHERE = ", nearest in row or column.";

export class Guide {
  /** @param {{learn: (lesson: number) => void, leave: () => void}} page */
  constructor(page) {
    this.page = page;
    this.holder = byId("guide");
  }

  /** @param {Source} source */
  show({ lesson, name }) {
    this.holder.replaceChildren(...(lesson ? this.#lesson(lesson, name) : this.#rule()));
  }

  #rule() {
    const signs = CYCLE.flatMap((colour, at) => [at ? " takes " : "", stackIcon(colour)]);
    const cycle = html("span", { "aria-hidden": "true", class: "cycle" }, ...signs);
    const words = html("span", { class: "unseen" }, RULE);
    const line = html("p", { class: "rule" }, html("strong", {}, "Make one stack. "), words, cycle, WHERE);
    return [line, button("Lesson", "learn", () => this.page.learn(1))];
  }

  /** @param {number} lesson @param {string} name */
  #lesson(lesson, name) {
    const text = html("p", { class: "rule" }, html("strong", {}, `${name}. `), lessonText(lesson));
    const steps = [button("Leave", "leave-lesson", this.page.leave)];
    if (lesson < LESSONS) steps.unshift(button("Skip", "skip-lesson", () => this.page.learn(lesson + 1)));
    return [text, html("div", { class: "group" }, ...steps)];
  }
}

/** @param {string} text @param {string} id @param {() => void} act */
function button(text, id, act) {
  const made = html("button", { type: "button", class: "small", id }, text);
  made.addEventListener("click", act);
  return made;
}
