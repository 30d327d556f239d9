// @ts-check
/** How a search returns: not at its end, with a solution, with all seen, or with some dropped. */

export const RUNNING = 0;
export const SOLVED = 1;
export const EXHAUSTED = 2;
export const LOST = 3;
