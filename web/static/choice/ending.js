// @ts-check
/** What a solved board means to the player: the rating, the streak, and the text to share. */

import { dayAfter, dayInWords, today } from "./daily.js";
import { endDay, endPuzzle, record, streak } from "./record.js";
import { many } from "../plurals.js";

/** @typedef {import("./choosing.js").Source} Source */

/** From this step on a hint solves a part of the puzzle. */
const HELP = 2;
/** The step of hints that tells all. */
const ALL = 4;

/**
 * Keep that a board was solved, and return what to say of it.
 *
 * @param {Source} source
 * @param {{captures: number, undone: number, hints: number, wasShown: boolean}} how
 *   captures taken back, the largest step of hints, and whether a solution was asked for
 * @returns {{detail: string, share?: string}}
 */
export function ended(source, { captures, undone, hints, wasShown }) {
  const detail = `One stack is left, after ${many(captures, "capture")}.`;
  if (source.puzzle && source.level) {
    const isOwn = hints < HELP && !wasShown;
    const change = endPuzzle(source.level, String(source.board.position), isOwn);
    const sign = change < 0 ? "−" : "+";
    const moved = change ? ` (${sign}${Math.abs(change)})` : "";
    return { detail: `${detail} Your rating is ${record().rating}${moved}.` };
  }
  if (!source.daily) return { detail };
  endDay(source.daily, { undone, hints: wasShown ? ALL : hints, onTime: source.daily === today() });
  const inRow = streak(today(), (day) => dayAfter(day, -1));
  const text = resultOf(source.daily, inRow);
  return { detail: inRow ? `${detail} ${many(inRow, "day")} in a row.` : detail, share: text };
}

/** Return the result of a day as a text to share. @param {string} day @param {number} inRow */
function resultOf(day, inRow) {
  const { undone, hints } = record().days[day];
  const parts = [
    undone ? `${many(undone, "capture")} taken back` : "nothing taken back",
    hints ? `hints ${"●".repeat(hints)}` : "no hint",
    ...(inRow ? [`${many(inRow, "day")} in a row`] : []),
  ];
  return `Greenest, ${dayInWords(day)}: solved, ${parts.join(", ")}.`;
}
