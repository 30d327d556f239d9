// @ts-check
/** "Mend it": the smallest changes that make the board solvable, each a button. */

import { repair } from "../answers.js";
import { Board } from "../board/stacks.js";
import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { messageOf } from "../page/finding.js";

/** @typedef {import("../answers.js").Repair} Repair */
/** @typedef {import("../answers.js").Repairs} Repairs */

/** The shapes of the sixty-six full boards of three colours that are not solvable. */
const EXCEPTIONS = ["2x3", "3x2", "2x4", "4x2"];
const THEOREM =
  "By the theorem on full boards of all three colours each is solvable, but for 60 of 2x3 and 6 of 2x4, and these " +
  "turned. This is one of them.";

/** Tell whether a board that cannot be solved is one of the sixty-six. @param {Board} board */
function isException({ rows, cols, position }) {
  const { counts } = position;
  const areThree = counts.B > 0 && counts.G > 0 && counts.W > 0;
  return position.isFull && areThree && EXCEPTIONS.includes(`${rows}x${cols}`);
}

/**
 * Return what an unsolvable board's card has: a button that asks what would help, or at once the swaps
 * for one of the sixty-six.
 *
 * @param {Board} board @param {AbortSignal} signal ends the question, as the board is another
 * @param {(board: Board, moves: string[]) => void} use takes a mended board, with its solution
 */
export function mending(board, signal, use) {
  const holder = html("div", { class: "mending", id: "mending" });
  const button = html("button", { type: "button", id: "mend" }, "Mend it");
  const ask = async () => {
    button.setAttribute("disabled", "");
    button.textContent = "Looking for changes …";
    try {
      const found = await repair(String(board.position), { signal });
      holder.replaceChildren(...listed(board, found, use));
      announce(holder.firstChild?.textContent ?? "");
    } catch (error) {
      if (!signal.aborted) button.replaceWith(html("p", { class: "detail" }, messageOf(error)));
    }
  };
  button.addEventListener("click", ask, { once: true });
  if (isException(board)) ask();
  if (board.position.pieces) holder.append(button);
  return holder;
}

/** @param {Board} board @param {Repairs} found @param {(board: Board, moves: string[]) => void} use */
function listed(board, { repairs, asked }, use) {
  const help = repairs.length ? "Each button makes a change that helps; undo takes it back." : "No change that was tried helps.";
  const head = isException(board) ? `${THEOREM} ${help}` : help;
  const parts = [html("p", { class: "reason" }, head)];
  for (const each of asked) {
    const tried = each.solvable + each.unsolvable + each.undecided;
    const open = each.undecided ? `, ${each.undecided} undecided` : "";
    const unasked = each.unasked ? `, ${each.unasked} not tried` : "";
    if (!each.solvable && !open && !unasked) continue;
    const helps = each.solvable === 1 ? "helps" : "help";
    const alike = repairs.filter(({ kind }) => kind === each.kind);
    const first = alike.length < each.solvable ? `; the first ${alike.length}:` : "";
    parts.push(html("p", { class: "detail" }, `${each.kind}: ${each.solvable} of ${tried} ${helps}${open}${unasked}${first}`));
    if (alike.length) parts.push(html("div", { class: "line" }, ...alike.map((one) => choice(board, one, use))));
  }
  const command = `greenest repair ${board.position}`;
  return [...parts, html("p", { class: "detail" }, "On the command line all changes can be tried:"), html("code", {}, command)];
}

/** @param {Board} board @param {Repair} repair @param {(board: Board, moves: string[]) => void} use */
function choice(board, repair, use) {
  const { words, difficulty } = repair;
  const text = `${words[0].toUpperCase()}${words.slice(1)}${difficulty ? ` (${difficulty})` : ""}`;
  const made = html("button", { type: "button", class: "small repair" }, text);
  made.addEventListener("click", () => use(mended(board, repair), repair.moves));
  return made;
}

/** Return the board after a repair; stacks that are moved keep their heights. @param {Board} board @param {Repair} repair */
function mended(board, repair) {
  const after = Board.parse(repair.board);
  const changed = repair.cells.map((name) => board.position.index(name));
  const left = changed.map((cell) => board.stacks[cell]);
  const stacks = [...board.stacks];
  for (const cell of changed) {
    const place = left.findIndex((stack) => stack !== "" && stack[0] === after.stacks[cell]);
    stacks[cell] = place < 0 ? after.stacks[cell] : left.splice(place, 1)[0];
  }
  return new Board(board.rows, board.cols, stacks);
}
