// @ts-check
/** What a solved board means to the player: the rating, the streak, and the text to share. */

import { dayAfter, dayInWords, today } from "./daily.js";
import { begun, endDay, endPuzzle, record, streak } from "./record.js";
import { isRatingShown } from "./standing.js";
import { many } from "../plurals.js";

/** @typedef {import("./choosing.js").Source} Source */

/** The step of hints that tells all. */
const ALL = 4;

/**
 * Keep that a board was solved, and return what to say of it.
 *
 * @param {Source} source
 * @param {number} captures
 * @param {(board: string) => Promise<boolean>} isLost whether a position cannot be solved
 * @returns {Promise<{detail: string, share?: string}>}
 */
export async function ended(source, captures, isLost) {
  const detail = `One stack is left, after ${many(captures, "capture")}.`;
  if (source.puzzle && source.level) {
    const board = String(source.board.position);
    const change = endPuzzle(source.level, board, await isOwn(board, isLost));
    const moved = change ? ` (${signed(change)})` : "";
    return { detail: `${detail} ${ratingSentence(moved)}`.trim() };
  }
  if (!source.daily) return { detail };
  const { undone, hints, wasShown, wasLit } = begun(source.daily);
  const onTime = source.daily === today();
  endDay(source.daily, { undone, hints: wasShown ? ALL : hints, wasLit, onTime });
  const inRow = streak(today(), (day) => dayAfter(day, -1));
  const text = resultOf(source.daily, inRow);
  return { detail: inRow ? `${detail} ${many(inRow, "day")} in a row.` : detail, share: text };
}

/**
 * Whether a puzzle was solved without help: without a hint, without its solution, and without taking
 * back from a position that is lost. A lost position that was met is not on the way to the end.
 *
 * @param {string} board @param {(board: string) => Promise<boolean>} isLost
 */
async function isOwn(board, isLost) {
  const { met, hints, wasShown } = begun(board);
  if (hints || wasShown) return false;
  for (const each of met) if (await isLost(each)) return false;
  return true;
}

/** Return a number with its sign. @param {number} change */
export function signed(change) {
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
}

/** @param {string} moved */
function ratingSentence(moved) {
  return isRatingShown() ? `Your rating is ${record().rating}${moved}.` : "";
}

/** Return the result of a day as a text to share. @param {string} day @param {number} inRow */
function resultOf(day, inRow) {
  const { undone, hints, wasLit } = record().days[day];
  const parts = [
    undone ? `${many(undone, "capture")} taken back` : "nothing taken back",
    hints ? `hints ${"●".repeat(hints)}` : "no hint",
    ...(wasLit ? ["lamp on"] : []),
    ...(inRow ? [`${many(inRow, "day")} in a row`] : []),
  ];
  return `Greenest, ${dayInWords(day)}: solved, ${parts.join(", ")}.`;
}
