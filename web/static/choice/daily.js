// @ts-check
/**
 * The board of a day: a random full board whose seed is the date, the same for everybody. Full boards
 * of these shapes can all be solved. Monday's is the first that is easy; the share of random games that
 * solve a board falls from there, to 0.2 % on Sunday.
 */

import { generate } from "../answers.js";
import { Board } from "../board/stacks.js";
import { isEasy } from "../play/difficulty.js";

/** Rows and columns by the day of the week, from Sunday on as `Date` counts. */
const SHAPES = [[6, 6], [2, 5], [3, 4], [3, 5], [4, 4], [5, 5], [5, 6]];
const MONDAY = 1;

/** Return today's date here, as 2026-11-22. */
export function today() {
  return written(new Date());
}

/** Return the day that is so many days after another. @param {string} day @param {number} days */
export function dayAfter(day, days) {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return written(date);
}

/** Return a day in words. @param {string} day */
export function dayInWords(day) {
  const parts = /** @type {const} */ ({ day: "numeric", month: "long", year: "numeric" });
  return dateOf(day).toLocaleDateString("en-GB", parts);
}

/** Return the board of a day; throws an Error for what is no day. @param {string} day @returns {import("./choosing.js").Source} */
export function dailyBoard(day) {
  // What is no day, such as 31 February, is another one as a date.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || written(dateOf(day)) !== day) {
    throw new Error(`${day} is no day: write it as 2026-11-22`);
  }
  const seed = Number(day.replaceAll("-", ""));
  const weekday = dateOf(day).getDay();
  const [rows, cols] = SHAPES[weekday];
  let index = 0;
  while (weekday === MONDAY && !isEasy(generate({ rows, cols, seed, index }))) index += 1;
  const board = Board.parse(String(generate({ rows, cols, seed, index })));
  return { name: `${day === today() ? "Today," : "The board of"} ${dayInWords(day)}`, board, daily: day };
}

/** Return noon of a day, which no change of clocks moves to another. @param {string} day */
function dateOf(day) {
  return new Date(`${day}T12:00:00`);
}

/** @param {Date} date */
function written(date) {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
