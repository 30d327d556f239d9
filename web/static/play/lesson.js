// @ts-check
/** The lesson: five small boards to play, each of which shows one idea. */

import { Board } from "../board/stacks.js";
import { PRESS } from "../page/finding.js";

/** @typedef {import("../choice/choosing.js").Source} Source */

/**
 * Boards in order. Of the third, every lost position has a colour that died; of the fourth, it is
 * split. `frame` names cells that are framed on the board.
 *
 * @type {{title: string, board: string, text: string, frame?: string[]}[]}
 */
const BOARDS = [
  {
    title: "A capture",
    board: ".../BGW/...",
    text:
      `${PRESS} a stack, then the one that it takes: it moves on top of it. ` +
      "Go on until a single stack is left.",
  },
  {
    title: "Distance",
    board: "G..W/..../..../W..W",
    text: "A stack takes the nearest one in its row or column, however far away. It never jumps.",
  },
  {
    title: "A colour that dies",
    board: "GWB/GG./...",
    text:
      "Only black takes green. When the last black stack is gone, two green ones can never " +
      "become one: keep it.",
  },
  {
    title: "A split board",
    board: "BGB/.../W..",
    text: "Stacks that share no row or column with the rest stay alone. Which capture keeps white in reach?",
  },
  {
    title: "A full board",
    board: "BBGG/BGBW/WWWG",
    text:
      "Clear a full board line by line: capture within the framed column and into the next one " +
      "until it is empty, then go on with what is left.",
    frame: ["a1", "a2", "a3"],
  },
];

export const LESSONS = BOARDS.length;

/** Return a board of the lesson; throws an Error for a number that has none. @param {number} number from 1 on @returns {Source} */
export function lessonSource(number) {
  const lesson = BOARDS[number - 1];
  if (!lesson) throw new Error(`the lesson has boards 1 to ${LESSONS}`);
  const name = `Lesson ${number} of ${LESSONS}: ${lesson.title.toLowerCase()}`;
  return { name, board: Board.parse(lesson.board), lesson: number };
}

/** Return the words of a board of the lesson. @param {number} number */
export function lessonText(number) {
  return BOARDS[number - 1].text;
}

/** Return the frame of a board of the lesson. @param {Source} source @returns {import("../board/marks.js").Mark[]} */
export function lessonMarks({ lesson, board }) {
  const frame = lesson ? BOARDS[lesson - 1].frame : undefined;
  if (!frame) return [];
  return [{ kind: "window", tone: "lesson", cells: frame.map((name) => board.position.index(name)) }];
}
