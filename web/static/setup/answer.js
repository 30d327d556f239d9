// @ts-check
/** The words of an answer, and where on the board its reason is. */

import { deadReason } from "../engine/reasons.js";
import { html } from "../elements.js";
import { rate } from "../play/difficulty.js";
import { many } from "../page/finding.js";

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../answers.js").Verdict} Verdict */

const PART_TONES = 4;

/** @type {Record<string, string>} */
const DIFFICULTIES = {
  easy: "random play solves more than one game in ten",
  medium: "random play solves one game in a hundred or more",
  hard: "random play solves one game in a thousand or more",
  expert: "random play hardly ever solves it",
};

/** Return an answer as the parts of a card. @param {Board} board @param {Verdict} verdict */
export function answerCard(board, verdict) {
  const headline = headlineOf(verdict);
  const parts = [html("p", { class: "headline" }, headline)];
  if (verdict.reason) parts.push(html("p", { class: "reason" }, sentence(verdict.reason)));
  const where = whereToLook(board);
  if (verdict.verdict === "unsolvable" && where) parts.push(html("p", { class: "detail" }, where));
  if (verdict.verdict === "undecided") parts.push(...further(board));
  parts.push(html("p", { class: "detail" }, effort(verdict)));
  return { headline, parts };
}

/** @param {Verdict} verdict */
function headlineOf({ verdict, moves }) {
  if (verdict === "undecided") return "Undecided";
  if (verdict === "unsolvable") return "Cannot be solved";
  return moves?.length ? `Solvable in ${many(moves.length, "capture")}` : "Solved: a single stack";
}

/** Say how the reason is drawn on the board, "" if it has no place there. @param {Board} board */
function whereToLook(board) {
  const reason = reasonOf(board);
  if (reason?.parts) return `The ${reason.parts.length} parts are numbered on the board.`;
  return reason?.frozen ? "They are marked ✱ on the board." : "";
}

/** @param {Board} board */
function reasonOf({ position }) {
  return position.pieces > 1 ? deadReason(position) : null;
}

/** @param {Verdict} verdict */
function effort({ engine, nodes, seconds }) {
  return `${many(nodes, "position")} searched in ${seconds.toFixed(3)} s (${engine})`;
}

/** Return a line on how hard a solvable board is, which says so as soon as that is known. @param {Board} board @param {AbortSignal} signal */
export function difficultyLine(board, signal) {
  const line = html("p", { class: "detail", id: "rated" }, "Difficulty: …");
  rate(board.position, signal).then((level) => {
    if (level) line.textContent = `Difficulty: ${level}, as ${DIFFICULTIES[level]}`;
  });
  return line;
}

/** Return the command that goes on where the page gave up. @param {Board} board */
function further(board) {
  const command = `greenest solve ${board.position}`;
  return [
    html("p", { class: "detail" }, "On the command line it can be searched as long as you like:"),
    html("code", {}, command),
  ];
}

/** @param {string} text */
function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

/**
 * Return where the reason for an answer lies on the board: the parts of a split one, with a letter
 * each, or the stacks of a frozen colour.
 *
 * @param {Board} board
 * @returns {Mark[]}
 */
export function reasonMarks(board) {
  const reason = reasonOf(board);
  if (reason?.frozen) return [{ kind: "tint", tone: "frozen", cells: reason.frozen, text: "✱" }];
  return (reason?.parts ?? []).map((cells, part) => ({
    kind: "tint",
    tone: `part-${part % PART_TONES}`,
    cells,
    text: String(part + 1),
  }));
}
