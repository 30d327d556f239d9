// @ts-check
/**
 * The published puzzles, by level. Each has one solution, up to the order of its captures.
 */

import { CELL, drawStack } from "./board/pyramid.js";
import { load } from "./data.js";
import { html, svg } from "./elements.js";
import { filled } from "./page/failing.js";
import { refill } from "./page/roving.js";
import { record } from "./choice/record.js";
import { Position } from "./rules.js";

/**
 * @typedef {object} Puzzle
 * @property {string} level "easy", "medium", "hard" or "expert"
 * @property {number} number from 1 on within its level
 * @property {string} board
 * @property {string} solution captures, parted by blanks
 */

/** Return all puzzles, level by level. @returns {Promise<Puzzle[]>} */
export async function loadPuzzles() {
  /** @type {{level: string, puzzles: Puzzle[]}[]} */
  const levels = await load("puzzles");
  return levels.flatMap(({ level, puzzles }) => puzzles.map((each) => ({ ...each, level })));
}

/**
 * Show the puzzles in a section: a choice of levels, and a button for each puzzle.
 *
 * @param {HTMLElement} section
 * @param {(puzzle: Puzzle) => void} open what a button does
 */
export function showPuzzles(section, open) {
  return filled(section, () => fill(section, open));
}

/** @param {HTMLElement} section @param {(puzzle: Puzzle) => void} open */
async function fill(section, open) {
  const puzzles = await loadPuzzles();
  const levels = [...new Set(puzzles.map(({ level }) => level))];
  const list = html("ul", { class: "puzzles" });
  const count = html("p", { class: "count", role: "status" });
  let chosen = levels[0];

  const show = () => {
    const own = puzzles.filter(({ level }) => level === chosen);
    const { solved, missed, begun } = record();
    const marks = { solved: new Set(solved), missed: new Set(missed), begun: new Set(Object.keys(begun)) };
    refill(list, ...own.map((each) => html("li", {}, button(each, marks, open))));
    const done = own.filter(({ board }) => marks.solved.has(board)).length;
    count.textContent = `${done} of ${own.length} ${chosen} puzzles solved`;
  };
  const choice = html("fieldset", { class: "levels" }, html("legend", {}, "Level"));
  for (const level of levels) {
    const radio = /** @type {HTMLInputElement} */ (
      html("input", { type: "radio", name: "level", value: level })
    );
    radio.checked = level === chosen;
    radio.addEventListener("change", () => {
      chosen = level;
      show();
    });
    choice.append(html("label", {}, radio, ` ${level}`));
  }
  document.addEventListener("record-changed", show);
  show();
  const about =
    "Each of these boards has one solution, up to the order of its captures. Solved ones are " +
    "remembered in this browser.";
  section.replaceChildren(html("p", {}, about), choice, count, list);
}

/**
 * Return the button of a puzzle.
 *
 * @param {Puzzle} puzzle
 * @param {{solved: Set<string>, missed: Set<string>, begun: Set<string>}} marks
 * @param {(puzzle: Puzzle) => void} open
 */
function button(puzzle, { solved, missed, begun }, open) {
  const { level, number, board } = puzzle;
  const isSolved = solved.has(board);
  const [said, mark] = isSolved ? [", solved", " ✓"] : missed.has(board) ? [", with help", " ○"] : begun.has(board) ? [", begun", " …"] : ["", ""];
  const label = `${level} puzzle ${number}${said}`;
  const made = html(
    "button",
    { type: "button", class: isSolved ? "puzzle is-solved" : "puzzle", "aria-label": label },
    miniature(Position.parse(board)),
    html("span", { "aria-hidden": "true" }, `${number}${mark}`),
  );
  made.addEventListener("click", () => open(puzzle));
  return made;
}

/** Return a small picture of a board. @param {Position} position */
function miniature({ rows, cols, cells }) {
  const picture = svg("svg", {
    viewBox: `0 0 ${cols * CELL} ${rows * CELL}`,
    class: "miniature",
    "aria-hidden": "true",
  });
  for (const [cell, colour] of [...cells].entries()) {
    const [x, y] = [(cell % cols) * CELL, Math.floor(cell / cols) * CELL];
    picture.append(svg("rect", { x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 3 }));
    if (colour === ".") continue;
    picture.append(svg("g", { transform: `translate(${x} ${y})` }, drawStack(colour)));
  }
  return picture;
}
