// @ts-check
/**
 * The worker around the engine: a question comes as a message, the answer goes as one, and before
 * it how far the work is. It is stopped by ending it.
 */

import { Clock, decide, hint } from "./engine/search.js";
import { Position } from "./rules.js";

const TASKS = { decide, hint };

/**
 * @param {MessageEvent<{task: "decide" | "hint", board: string, maxSeconds: number}>} event
 */
self.onmessage = ({ data: { task, board, maxSeconds } }) => {
  try {
    const clock = new Clock(maxSeconds, (progress) => self.postMessage({ progress }));
    self.postMessage({ answer: TASKS[task](Position.parse(board), clock) });
  } catch (error) {
    self.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
};
