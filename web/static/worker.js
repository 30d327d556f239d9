// @ts-check
/**
 * The worker around the engine: a question comes as a message, the answer goes as one, and before
 * it how far the work is. It is stopped by ending it.
 */

import { find } from "./engine/kinds.js";
import { repair } from "./engine/repairs.js";
import { Clock, decide, hint } from "./engine/search.js";
import { Position } from "./rules.js";

/**
 * What the engine is asked: about a board, or to find one.
 *
 * @typedef {{maxSeconds: number} & ({task: "decide" | "hint" | "repair", board: string}
 *   | {task: "find", wanted: import("./engine/kinds.js").Wanted})} Question
 */

/** @param {Question} question @param {Clock} clock */
function answer(question, clock) {
  if (question.task === "find") return find(question.wanted, clock);
  const position = Position.parse(question.board);
  return { decide, hint, repair }[question.task](position, clock);
}

/** @param {MessageEvent<Question>} event */
self.onmessage = ({ data }) => {
  try {
    const clock = new Clock(data.maxSeconds, (progress) => self.postMessage({ progress }));
    self.postMessage({ answer: answer(data, clock) });
  } catch (error) {
    self.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
};
