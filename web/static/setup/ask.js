// @ts-check
/** Asking whether the board can be solved: progress, a button that stops, and the answer. */

import { decide } from "../answers.js";
import { announce } from "../page/announce.js";
import { html } from "../elements.js";
import { byId, messageOf, toggle } from "../page/finding.js";
import { answerCard } from "./answer.js";
import { many } from "../plurals.js";

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../answers.js").Verdict} Verdict */
/** @typedef {import("../answers.js").Progress} Progress */

/** Milliseconds within which an answer comes as a rule, and nothing is read out before it. */
const SOON = 120;

export class Ask {
  /** @type {AbortController | null} */
  #asking = null;

  /** @param {{answered: (board: Board, verdict: Verdict) => HTMLElement[]}} page what else the card shows */
  constructor(page) {
    this.page = page;
    this.card = byId("answer");
  }

  /** Drop question and answer, as the board is another. */
  forget() {
    this.#asking?.abort();
    this.#asking = null;
    toggle(this.card, false);
  }

  /** Ask about a board. @param {Board} board */
  async ask(board) {
    this.forget();
    const asking = new AbortController();
    this.#asking = asking;
    this.#showThinking(asking);
    const thinking = setTimeout(() => announce("Thinking"), SOON);
    try {
      const { signal } = asking;
      const onProgress = (/** @type {Progress} */ progress) => this.#progress(progress);
      const verdict = await decide(String(board.position), { signal, onProgress, maxSeconds: 30 });
      if (this.#asking === asking) this.show(board, verdict);
    } catch (error) {
      if (this.#asking === asking) this.#showFailure(error);
    } finally {
      clearTimeout(thinking);
    }
  }

  /** @param {AbortController} asking */
  #showThinking(asking) {
    const stop = html("button", { type: "button", id: "stop" }, "Stop");
    stop.addEventListener("click", () => asking.abort());
    this.#fill("thinking", [
      html("h2", { class: "headline" }, "Thinking"),
      html("p", { class: "detail", id: "thinking-for" }, "0 s"),
      html("progress", { "aria-label": "Thinking" }),
      html("div", { class: "line" }, stop),
    ]);
  }

  /** @param {Progress} progress */
  #progress({ seconds, nodes }) {
    const place = document.getElementById("thinking-for");
    const looked = nodes ? `, ${many(nodes, "position")}` : "";
    if (place) place.textContent = `${seconds.toFixed(0)} s${looked}`;
  }

  /** Show an answer. @param {Board} board @param {Verdict} verdict */
  show(board, verdict) {
    this.#asking = null;
    const { headline, parts } = answerCard(board, verdict);
    this.#fill(verdict.verdict, [...parts, ...this.page.answered(board, verdict)]);
    announce([headline, verdict.reason ?? ""].filter(Boolean).join(": "));
  }

  /** @param {unknown} error */
  #showFailure(error) {
    this.#asking = null;
    const isStopped = error instanceof Error && error.name === "AbortError";
    const headline = isStopped ? "Stopped" : "No answer";
    const detail = isStopped ? "Nothing was decided. Check asks again." : messageOf(error);
    this.#fill(isStopped ? "undecided" : "error", [
      html("h2", { class: "headline" }, headline),
      html("p", { class: "detail" }, detail),
    ]);
    announce(`${headline}. ${detail}`);
  }

  /** @param {string} says @param {Node[]} parts */
  #fill(says, parts) {
    this.card.dataset.says = says;
    this.card.replaceChildren(...parts);
    toggle(this.card, true);
  }
}
