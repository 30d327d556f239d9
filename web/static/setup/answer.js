// @ts-check
/** The words of an answer, and where to look on the board. */

import { reasonOf, sentence } from "../board/reason.js";
import { html } from "../elements.js";
import { rate } from "../play/difficulty.js";
import { many } from "../plurals.js";

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../answers.js").Verdict} Verdict */

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
  const parts = [html("h2", { class: "headline" }, headline)];
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

/** @param {Verdict} verdict */
function effort({ engine, nodes, seconds }) {
  if (engine === "link") return "This solution is that of the link; each of its captures was checked.";
  if (engine === "repair") return "This solution was found with the change; each of its captures was checked.";
  if (!nodes) return "Seen without a search.";
  return `${many(nodes, "position")} searched in ${seconds < 0.001 ? "less than 0.001" : seconds.toFixed(3)} s`;
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
