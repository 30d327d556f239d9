// @ts-check
/**
 * What the player did: puzzles solved and missed, the rating that follows, boards of days, and what was
 * done on those that are not ended. It is kept in the browser, each step at once, so that neither
 * a reload nor a second tab takes back a help; and it moves to another browser as a file.
 */

import { remember, remembered } from "../page/memory.js";

/**
 * How the board of a day was solved: captures taken back, hints used, whether the lamp was on, and
 * whether on its own day.
 *
 * @typedef {{undone: number, hints: number, wasLit: boolean, onTime: boolean}} Day
 *
 * What was done on a board before its first end: the positions that captures led to, the captures made
 * now, their number and that of those taken back, the largest step of hints, whether a solution was asked for, and whether the lamp
 * was on.
 *
 * @typedef {{met: string[], moves: string[], ply: number, undone: number, hints: number, wasShown: boolean, wasLit: boolean}} Begun
 *
 * @typedef {object} Kept
 * @property {number} rating
 * @property {string[]} solved  boards of puzzles
 * @property {string[]} missed  boards of puzzles that were solved only with help
 * @property {Record<string, Day>} days
 * @property {Record<string, Begun>} begun  by the board of a puzzle, or by day
 */

/** The rating of a player who solves half of the puzzles of a level. @type {Record<string, number>} */
const LEVELS = { easy: 800, medium: 1200, hard: 1600, expert: 2000 };
const BEGINNER = 800;
/** How far one puzzle moves a rating at most, and the difference that makes ten to one: Elo's. */
const STEP = 48;
const TEN_TO_ONE = 400;
/** @type {Begun} */
const UNTOUCHED = { met: [], moves: [], ply: 0, undone: 0, hints: 0, wasShown: false, wasLit: false };

const FORMAT = "greenest-record";

/** Return what is kept; what is damaged is none. @returns {Kept} */
function kept() {
  const none = { rating: BEGINNER, solved: [], missed: [], days: {}, begun: {} };
  return whole({ ...none, ...remembered("record", {}) }) ?? none;
}

/** @param {Kept} record */
function keep(record) {
  remember("record", record);
  document.dispatchEvent(new CustomEvent("record-changed"));
}

/** Return what is kept, to be shown. @returns {Readonly<Kept>} */
export function record() {
  return kept();
}

/** Return the level whose rating is nearest to the player's. */
export function ownLevel() {
  const { rating } = kept();
  const distance = (/** @type {string} */ level) => Math.abs(LEVELS[level] - rating);
  return Object.keys(LEVELS).reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** Whether a puzzle or a day had its first end. @param {string} name the board of the puzzle, or the day */
export function isEnded(name) {
  const { solved, missed, days } = kept();
  return solved.includes(name) || missed.includes(name) || name in days;
}

/** Return what was done on a board before its first end. @param {string} name @returns {Begun} */
export function begun(name) {
  return kept().begun[name] ?? UNTOUCHED;
}

/** Keep at once what is done on a board, until its first end. @param {string} name @param {(found: Begun) => Partial<Begun>} change */
export function note(name, change) {
  if (isEnded(name)) return;
  const found = kept();
  const before = found.begun[name] ?? UNTOUCHED;
  const after = { ...found, begun: { ...found.begun, [name]: { ...before, ...change(before) } } };
  if (found.begun[name]) remember("record", after);
  else keep(after);
}

/** Return by how much the first end of a puzzle moves the rating. @param {string} level @param {boolean} isSolved without help */
export function changeOf(level, isSolved) {
  const expected = 1 / (1 + 10 ** ((LEVELS[level] - kept().rating) / TEN_TO_ONE));
  return Math.round(STEP * (Number(isSolved) - expected));
}

/**
 * Keep how a puzzle ended; only the first end of each counts. Returns by how much it moves the rating.
 *
 * @param {string} level @param {string} board @param {boolean} isSolved without help
 */
export function endPuzzle(level, board, isSolved) {
  if (isEnded(board)) return 0;
  const change = changeOf(level, isSolved);
  const { rating, solved, missed, days, begun } = kept();
  (isSolved ? solved : missed).push(board);
  delete begun[board];
  keep({ rating: rating + change, solved, missed, days, begun });
  return change;
}

/** Keep how the board of a day was solved; the first time counts. @param {string} day @param {Day} how */
export function endDay(day, how) {
  const { days, begun, ...others } = kept();
  delete begun[day];
  if (!days[day]) keep({ ...others, begun, days: { ...days, [day]: how } });
}

/** Return how many days in a row, up to a day or the one before it, were solved on their own day. @param {string} day @param {(day: string) => string} before */
export function streak(day, before) {
  const { days } = kept();
  let at = days[day]?.onTime ? day : before(day);
  let count = 0;
  for (; days[at]?.onTime; at = before(at)) count += 1;
  return count;
}

/** Return all as the text of a file. */
export function exported() {
  return `${JSON.stringify({ format: FORMAT, ...kept() }, null, 1)}\n`;
}

/**
 * Add what a file holds; the rating is that of the longer record. Throws an Error for another file.
 *
 * @param {string} text
 */
export function imported(text) {
  const own = kept();
  const other = readRecord(text);
  const length = (/** @type {Kept} */ { solved, missed }) => solved.length + missed.length;
  const solved = new Set([...own.solved, ...other.solved]);
  const missed = new Set([...own.missed, ...other.missed].filter((board) => !solved.has(board)));
  keep({
    rating: length(other) > length(own) ? other.rating : own.rating,
    solved: [...solved],
    missed: [...missed],
    days: { ...other.days, ...own.days },
    begun: { ...other.begun, ...own.begun },
  });
}

/** @param {string} text @returns {Kept} */
function readRecord(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  const record = found?.format === FORMAT && whole(found);
  if (!record) throw new Error("this file is no record of this page");
  return record;
}

/** Return a record of which all parts are there, null for anything else. @param {any} found @returns {Kept | null} */
function whole({ rating, solved, missed, days, begun = {} }) {
  const isWhole =
    areTexts(solved) && areTexts(missed) && Number.isFinite(rating) && days instanceof Object && begun instanceof Object;
  return isWhole ? { rating, solved, missed, days: daysOf(days), begun: begunOf(begun) } : null;
}

/** @param {unknown} list */
function areTexts(list) {
  return Array.isArray(list) && list.every((board) => typeof board === "string");
}

/** Return the days of a file that are of the form of ours. @param {Record<string, any>} days @returns {Record<string, Day>} */
function daysOf(days) {
  const rows = Object.entries(days).filter(([day, how]) => /^\d{4}-\d\d-\d\d$/.test(day) && how);
  return Object.fromEntries(
    rows.map(([day, how]) => [
      day,
      {
        undone: count(how.undone),
        hints: count(how.hints),
        wasLit: how.wasLit === true,
        onTime: how.onTime === true,
      },
    ]),
  );
}

/** Return the begun boards of a file that are of the form of ours. @param {Record<string, any>} begun @returns {Record<string, Begun>} */
function begunOf(begun) {
  const rows = Object.entries(begun).filter(([, how]) => areTexts(how?.met));
  return Object.fromEntries(
    rows.map(([name, how]) => [
      name,
      {
        met: how.met,
        moves: areTexts(how.moves) ? how.moves : [],
        ply: count(how.ply),
        undone: count(how.undone),
        hints: count(how.hints),
        wasShown: how.wasShown === true,
        wasLit: how.wasLit === true,
      },
    ]),
  );
}

/** @param {unknown} number */
function count(number) {
  return Math.max(0, Math.floor(Number(number)) || 0);
}
