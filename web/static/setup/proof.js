// @ts-check
/** A full board "as the proof does it": the windows, carriers and sweeps, drawn and told. */

import { carry } from "../answers.js";
import { announce } from "../page/announce.js";
import { html } from "../elements.js";
import { messageOf } from "../page/finding.js";
import { hasServer } from "../server.js";

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../board/marks.js").Mark} Mark */

/**
 * What the server tells of a stretch of captures, numbered from 0 on.
 *
 * @typedef {{first: number, last: number, kind: string, section: string, title: string, words: string,
 *   cells: string[], carrier: string | null}} Step
 * @typedef {{board: string, moves: string[], steps: Step[]}} ProofSolution
 */

/** Tell whether the proof is about a board: full, of three colours, 2x5 or larger. @param {Board} board */
export function isInProof({ rows, cols, position }) {
  const { counts } = position;
  const isLarge = Math.min(rows, cols) >= 2 && Math.max(rows, cols) >= 5;
  return hasServer && isLarge && position.isFull && counts.B > 0 && counts.G > 0 && counts.W > 0;
}

/**
 * Return the button that asks for the proof's solution.
 *
 * @param {Board} board @param {AbortSignal} signal ends the question, as the board is another
 * @param {(proof: ProofSolution) => void} show
 */
export function proofButton(board, signal, show) {
  const button = html("button", { type: "button", id: "as-proof", "aria-pressed": "false" }, "As the proof does it");
  button.addEventListener("click", async () => {
    try {
      show(await carry(String(board.position), { signal }));
      button.setAttribute("aria-pressed", "true");
    } catch (error) {
      if (signal.aborted) return;
      announce(messageOf(error));
      button.title = messageOf(error);
    }
  });
  return button;
}

/** Return the step that a capture is part of. @param {ProofSolution} proof @param {number} ply captures made so far */
export function stepAt({ steps }, ply) {
  return steps.find(({ first, last }) => ply >= first + 1 && ply <= last + 1) ?? steps[0];
}

/** Mark a step: a frame round its cells, and its carrier. @param {Board} board @param {Step} step @returns {Mark[]} */
export function stepMarks({ position }, { kind, cells, carrier }) {
  const inside = cells.map((name) => position.index(name));
  /** @type {Mark[]} */
  const marks = [{ kind: "window", tone: kind, cells: inside }];
  if (carrier !== null) marks.push({ kind: "ring", tone: "carrier", cells: [position.index(carrier)] });
  return marks;
}

/** Tell a step. @param {Step} step */
export function stepInWords({ section, title, words }) {
  return html("p", { class: "told", id: "told" }, html("strong", {}, `${title} (${section}). `), words);
}
