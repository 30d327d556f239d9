// @ts-check
/** "Which stacks matter?": the stacks to blame on the board, the cases that prove it, and the colours that matter. */

import { explain } from "../answers.js";
import { reasonOf, sentence } from "../board/reason.js";
import { Board } from "../board/stacks.js";
import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { COLOUR_NAMES } from "../rules.js";

/** @typedef {import("../answers.js").Case} Case */
/** @typedef {import("../answers.js").Explanation} Explanation */
/** @typedef {import("../answers.js").Witness} Witness */
/** @typedef {import("../board/marks.js").Mark} Mark */

/** A capture in a sentence, or a cell. */
const PLACES = /([a-p]\d+)(?:x([a-p]\d+))?/g;

/**
 * Return a button that asks why a board cannot be solved.
 *
 * @param {Board} board @param {AbortSignal} signal ends the question, as the board is another
 * @param {{mark: (marks: Mark[], blamed: number[]) => void, use: (board: Board, moves: string[]) => void}} page
 *   `mark` draws on the board, `use` takes another board, with its solution
 */
export function explaining(board, signal, page) {
  const holder = html("div", { class: "explaining", id: "explaining" });
  const button = html("button", { type: "button", id: "why" }, "Which stacks matter?");
  const ask = async () => {
    button.setAttribute("disabled", "");
    button.textContent = "Looking for a reason …";
    const found = await explain(String(board.position), { signal });
    if (signal.aborted) return;
    holder.replaceChildren(...(found ? told(board, found, page) : elsewhere(board)));
    announce(holder.firstChild?.textContent ?? "");
  };
  button.addEventListener("click", ask, { once: true });
  holder.append(button);
  return holder;
}

/** @param {Board} board */
function elsewhere(board) {
  const command = `greenest explain ${board.position}`;
  return [html("p", { class: "detail" }, "On the command line it is explained:"), html("code", {}, command)];
}

/** @param {Board} board @param {Explanation} found @param {Parameters<typeof explaining>[2]} page */
function told(board, found, page) {
  const blamed = (found.blamed ?? []).map((name) => board.position.index(name));
  if (reasonOf(board)) return coreParts(board, found, page);
  const marks = blameMarks(blamed);
  const basis = () => page.mark(marks, blamed);
  const parts = wordsOf(found).map((words) => html("p", { class: "reason" }, sentence(words).replace(/:\.$/, ":")));
  if (found.cases) {
    const point = (/** @type {Case} */ each) => page.mark([...marks, ...caseMarks(board, each)], blamed);
    const list = casesList(found.cases, point);
    list.addEventListener("pointerleave", basis);
    list.addEventListener("focusout", basis);
    parts.push(list);
  }
  if (blamed.length) basis();
  return [...parts, ...coreParts(board, found, page)];
}

/** @param {Explanation} found @returns {string[]} */
function wordsOf({ words, complete }) {
  if (words) return words;
  if (!complete) return ["no few stacks to blame were found in time"];
  return ["there is no short reason: no eight stacks or fewer are to blame, whichever they are"];
}

/** @param {number[]} cells @returns {Mark[]} */
function blameMarks(cells) {
  return [{ kind: "tint", tone: "blamed", cells, text: "!" }];
}

/** Mark what a case speaks of: its capture, or its cells, and the cells of its reason. @param {Board} board @param {Case} each @returns {Mark[]} */
function caseMarks({ position }, { if: condition, because }) {
  const index = (/** @type {string} */ name) => position.index(name);
  /** @type {Mark[]} */
  const marks = [];
  for (const [, source, target] of condition.matchAll(PLACES)) {
    if (target) marks.push({ kind: "arrow", tone: "last", capture: { source: index(source), target: index(target) } });
    else marks.push({ kind: "ring", tone: "target", cells: [index(source)] });
  }
  const named = [...(because ?? "").matchAll(PLACES)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...marks, { kind: "ring", tone: "can", cells: [...new Set(named)].map(index) }];
}

/** @param {Case[]} cases @param {(each: Case) => void} point @returns {HTMLElement} */
function casesList(cases, point) {
  const isOnly = cases.length === 1;
  return html("ul", { class: "cases" }, ...cases.map((each) => caseItem(each, isOnly, point)));
}

/** Return a case; the only one of its list says where a stack can go. @param {Case} each @param {boolean} isOnly @param {(each: Case) => void} point */
function caseItem(each, isOnly, point) {
  const head = isOnly ? waysOf(each.if) : `If ${each.if}`;
  const end = each.because ? `: ${each.because}.` : `${isOnly ? ";" : ","} then`;
  const line = html("button", { type: "button", class: "case" }, head + end);
  for (const event of ["pointerenter", "focus", "click"]) line.addEventListener(event, () => point(each));
  return html("li", {}, line, ...(each.then.length ? [casesList(each.then, point)] : []));
}

/** @param {string} condition */
function waysOf(condition) {
  const [stack] = condition.split(/(?<=\d)[x ]/);
  return `${stack} can only go to ${condition.replaceAll(new RegExp(`\\b${stack}[x ]`, "g"), "")}`;
}

/** Return which colours matter, each cell a button to a solvable board. @param {Board} board @param {Explanation} found @param {Parameters<typeof explaining>[2]} page */
function coreParts(board, { core, witnesses }, { use }) {
  if (core === null) return [html("p", { class: "detail" }, "Which colours matter was not found in time.")];
  if (!core.length) {
    return [html("p", { class: "reason" }, "No colour matters: recoloured in any way, the board stays unsolvable.")];
  }
  const head =
    "The colours of these stacks matter: whatever colours all others have, the board stays unsolvable. With another " +
    "colour on one of them, and perhaps on others that do not matter, it can be solved:";
  const buttons = witnesses.map((witness) => {
    const after = recoloured(board, witness);
    const colour = COLOUR_NAMES[after.stacks[board.position.index(witness.cell)][0]];
    const made = html("button", { type: "button", class: "small witness" }, `${witness.cell} → ${colour}`);
    made.addEventListener("click", () => use(after, witness.moves));
    return made;
  });
  return [html("p", { class: "reason" }, head), html("div", { class: "line" }, ...buttons)];
}

/** Return the board of a witness; stacks that keep their colour keep their height. @param {Board} board @param {Witness} witness */
function recoloured(board, witness) {
  const after = Board.parse(witness.board);
  const stacks = board.stacks.map((stack, cell) => (stack[0] === after.stacks[cell][0] ? stack : after.stacks[cell]));
  return new Board(board.rows, board.cols, stacks);
}
