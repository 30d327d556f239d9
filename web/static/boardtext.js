// @ts-check
/**
 * Boards as text: ranks from the top, a letter for a cell: `BGW/G.B`, or the same on two lines.
 *
 * Everything that docs/board-text.md specifies of one board is read here too, what a board is drawn
 * as among it:
 *
 *     2  B  G  W
 *     1  G  .  B
 *        a  b  c
 */

import {
  COLOURS,
  COMMENT_ALONE,
  EMPTY,
  MAX_SIDE,
  MAX_SIDE_WITH_HOLES,
  MOST_CELLS,
  contentOf,
  crowdedField,
  isOfTable,
  lengthOf,
  letters,
  mayBeRank,
  mayHideCells,
  partingIn,
  readFields,
  readRank,
  stackText,
  withBlanksAsCells,
} from "./ranktext.js";
import { many } from "./plurals.js";

export { COLOURS, EMPTY, MAX_SIDE, stackText };

const MOST_DEFECTS = 100;
const LONGEST_TEXT = 1 << 23;
const BELOW_HEADING =
  "lines below the heading 'board': write it right above them if each is a position, or leave it out and write '/' between ranks of one";
const TABLE = "this looks like a table: --format csv (tsv, jsonl) and --column NAME read its boards";
const A_FIELD = "one cell in each";
const PARTED = "a blank line between boards";
const PARTED_BESIDE = "one board below the other, with a blank line between";
const FIRST_RANK = /^[ \t]*1[ \t]+(?=[^ \t])/;
const LETTERS = /^[ \t]*[aA](?:[ \t]+[a-zA-Z])*[ \t]*$/;
const NUMBER = /^[ \t]*([0-9]{1,7})(?=[ \t]|$)/;
const TALL = /(?<![^ \t(])([a-zA-Z])([2-9]|[1-9][0-9]+)(?![^ \t)])/g;

/** @typedef {{line: number, column: number, message: string}} Defect  Counted from 1; 0 is all. */
/** @typedef {{line: number, content: string}} Line */
/** @typedef {{line: number, column: number, stacks: string[], text: string}} Rank */

/** Text that is no board, with every defect in the order of the text. */
export class BoardError extends Error {
  /** @param {Defect[]} defects */
  constructor(defects) {
    const sorted = [...defects].sort(
      (a, b) => a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1),
    );
    super(sorted.slice(0, MOST_DEFECTS).map(describe).join("; "));
    this.name = "BoardError";
    this.defects = sorted.slice(0, MOST_DEFECTS);
  }
}

/** Return a defect as a sentence, with its place. @param {Defect} defect */
export function describe({ line, column, message }) {
  if (!line) return message;
  return `line ${line}${column ? `, column ${column}` : ""}: ${message}`;
}

/**
 * Read one board: its shape, and its stacks row by row from the top-left cell, each its colours
 * from the top down, "" for an empty cell. Throws a BoardError that names every defect.
 *
 * @param {string} text
 * @returns {{rows: number, cols: number, stacks: string[]}}
 */
export function readBoard(text) {
  if (text.length > LONGEST_TEXT) refuse("a text too long for a board");
  const lines = contentLines(text);
  if (lines.length > 1 && /^[ \t]*board[ \t]*$/i.test(lines[0].content)) refuse(BELOW_HEADING);
  try {
    const ranks = readLines(lines);
    return { rows: ranks.length, cols: ranks[0].length, stacks: ranks.flat() };
  } catch (error) {
    if (error instanceof BoardError && lines.some(({ content }) => isOfTable(content))) {
      throw new BoardError([{ line: lines[0].line, column: 0, message: TABLE }]);
    }
    if (lines.length === 1) refuseParts(lines[0].content);
    throw error;
  }
}

/** Return the stacks of each rank of the one board on lines. @param {Line[]} given */
function readLines(given) {
  const doubts = given.flatMap(({ line, content }, at) => {
    const message = content === given[at - 1]?.content ? null : partingIn(content);
    return message ? [{ line, column: 0, message }] : [];
  });
  if (doubts.length) throw new BoardError(doubts);
  refuseSeveral(given);
  refuseNumbered(given.map(({ content }) => content));
  if (given.some(({ content }) => content.includes("\t"))) return readTabbed(given);
  const lines = withLettersBelow(given);
  const isDrawn = isDrawing(lines);
  const { ranks, defects } = isDrawn ? readDrawing(lines) : readRanks(lines);
  if (defects.length) throw new BoardError(defects);
  const found = ranks.map(({ stacks }) => stacks);
  const texts = ranks.map(({ text }) => text);
  for (const text of texts) {
    const field = text.includes(",") ? crowdedField(text, ",") : null;
    if (field !== null) choose(`commas part cells, and '${field}' is not one`, [found], A_FIELD);
  }
  const areLines = !lines[0].content.includes("/");
  const isLettered = isDrawn && hasLetters(lines);
  if (!isLettered && texts.some((text) => text.includes(" ")) && mayHideCells(texts, areLines)) {
    choose("blanks that may be empty cells", [found, withBlanksAsCells(texts, areLines)]);
  }
  return found;
}

/** Throw for a `/` beside line ends: two boards, or one of which it is not clear. @param {Line[]} lines */
function refuseSeveral(lines) {
  const slashed = lines.filter(({ content }) => content.includes("/"));
  const isCut = slashed.some(({ content }) => /^[ \t]*\/|\/[ \t]*$/.test(content));
  if (lines.length === 1 || !slashed.length || isCut) return;
  if (slashed.length > 1) refuse(`${lines.length} boards, one a line, where one is read`);
  const { ranks, defects } = readRanks(lines);
  if (ranks.some(({ stacks }) => stacks.includes("?"))) throw new BoardError(defects);
  const why = `'/' on one of ${lines.length} lines`;
  choose(why, [ranks.map(({ stacks }) => stacks)], PARTED);
}

/** Return the stacks of each rank of a board whose cells are parted by tabs. @param {Line[]} lines */
function readTabbed(lines) {
  /** @type {Defect[]} */
  const defects = [];
  const rows = lines.map(({ line, content }) => {
    const fields = readFields(content);
    for (const [at, message] of fields.flatMap(({ faults }) => faults)) {
      defects.push({ line, column: at + 1, message });
    }
    return fields.map(({ stacks }) => stacks);
  });
  if (defects.length) throw new BoardError(defects);
  const width = Math.max(...rows.map((row) => row.length));
  const ranks = rows.map((row) =>
    Array.from({ length: width }, (_, index) => (row[index]?.length ? row[index] : [""])).flat(),
  );
  for (const { content } of lines) {
    const field = crowdedField(content, "\t");
    const why = `tabs part cells, and '${field}' is not one`;
    if (field !== null) choose(why, [rows.map((row) => row.flat()), ranks], A_FIELD);
  }
  const columns = ranks[0].map((_, at) => (rows.some((row) => row[at]?.length) ? "x" : " "));
  if (columns.join("").trim().slice(2, -2).includes(" ")) {
    choose("a column of empty fields may part two boards", [ranks], PARTED_BESIDE);
  }
  const sized = ranks.map((stacks, index) => ({ line: lines[index].line, column: 0, stacks, text: "" }));
  const sizes = sizeDefects(sized);
  if (sizes.length) throw new BoardError(sizes);
  return ranks;
}

/** @param {string} text */
function isBlank(text) {
  return !/[^ \t]/.test(text);
}

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new BoardError([{ line: 0, column: 0, message }]);
}

/**
 * Throw, with the boards that a text may be, each spelt clearly, and what there is to do otherwise
 * where fewer than two of them can be boards.
 *
 * @param {string} why
 * @param {string[][][]} readings
 * @returns {never}
 */
function choose(why, readings, otherwise = "a dot for an empty cell") {
  const boards = readings.filter((ranks) => isEven(ranks) && ranks[0].length);
  const possible = boards.filter((ranks) => Math.max(ranks.length, ranks[0].length) <= MAX_SIDE);
  const choice = [...new Set(possible.map((r) => `${textOf(r)} for ${r.length}x${r[0].length}`))];
  if (choice.length < 2 && otherwise) choice.push(otherwise);
  refuse(`${why}: write ${choice.join(" or ")}`);
}

/** @param {string[][]} ranks */
function isEven(ranks) {
  return new Set(ranks.map((rank) => rank.length)).size === 1;
}

/** @param {string[][]} ranks */
function textOf(ranks) {
  return ranks.map((stacks) => stacks.map(stackText).join("")).join("/");
}

/** Return the lines from the first rank to the last, with their contents. @param {string} text */
function contentLines(text) {
  const raw = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  /** @type {Line[]} */
  const lines = [];
  let before = "";
  for (const [index, marked] of raw.entries()) {
    before = isBlank(before) ? marked.replace(/^\ufeff(?!\ufeff)/, "") : marked;
    lines.push({ line: index + 1, content: contentOf(before) });
  }
  const isFilled = (/** @type {Line} */ { content }) => !isBlank(content) && content !== COMMENT_ALONE;
  const first = lines.findIndex(isFilled);
  const last = lines.findLastIndex(isFilled);
  if (first < 0) return [];
  const above = mayBeRank(lines[first - 1]?.content, lines[first].content) ? 1 : 0;
  const below = mayBeRank(lines[last + 1]?.content, lines[last].content) ? 1 : 0;
  return lines.slice(first - above, last + 1 + below);
}

/** Read the ranks, and name what is wrong with each and with all of them. @param {Line[]} lines */
function readRanks(lines) {
  /** @type {Rank[]} */
  const ranks = [];
  /** @type {Defect[]} */
  const defects = [];
  let cells = 0;
  for (const { line, content } of lines) {
    let start = 1;
    for (const rank of content.split("/")) {
      if (cells > MOST_CELLS || defects.length > MOST_DEFECTS) break;
      const { stacks, faults } = readRank(rank);
      cells += stacks.length;
      for (const [offset, message] of faults) {
        defects.push({ line, column: start + offset, message });
      }
      ranks.push({ line, column: content.includes("/") ? start : 0, stacks, text: rank });
      start += letters(rank) + 1;
    }
  }
  return { ranks, defects: [...defects, ...sizeDefects(ranks)] };
}

/** Name what is wrong with the number of ranks and their lengths. @param {Rank[]} ranks */
function sizeDefects(ranks) {
  /** @type {Defect[]} */
  const defects = [];
  if (!ranks.length) defects.push({ line: 0, column: 0, message: "no board" });
  const lengths = ranks.map(lengthOf);
  const usual = mostCommon(lengths.filter(Boolean));
  for (const [index, { line, column }] of ranks.entries()) {
    const length = lengths[index];
    if (!length) {
      defects.push({ line, column, message: "an empty rank" });
    } else if (length !== usual) {
      const message = `a rank of ${many(length, "cell")}, the others have ${usual.toLocaleString("en")}`;
      defects.push({ line, column, message });
    }
  }
  if (new Set(lengths).size === 1) {
    const isFull = ranks.every(({ stacks }) => !stacks.includes(""));
    const message = sizeFault(ranks.length, lengths[0], isFull);
    if (message) defects.push({ line: 0, column: 0, message });
  }
  return defects;
}

/** Return why no board has this size, if none has. @param {number} rows @param {number} cols @param {boolean} isFull */
function sizeFault(rows, cols, isFull) {
  const shape = `${rows}x${cols}`;
  if (rows * cols > MOST_CELLS) return `${shape} is more than ${MOST_CELLS.toLocaleString("en")} cells`;
  const most = MAX_SIDE_WITH_HOLES;
  if (!isFull && Math.max(rows, cols) > most) return `${shape} is over ${most}x${most}, as only full boards may be`;
  return null;
}

/** Return the number that occurs most often, the first of several. @param {number[]} numbers */
function mostCommon(numbers) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** Tell whether the last line has the letters of the files. @param {Line[]} lines */
function hasLetters(lines) {
  return lines.length > 0 && LETTERS.test(lines[lines.length - 1].content);
}

/**
 * Put the letters of the files last if they stand first, or first and last.
 *
 * @param {Line[]} lines
 */
function withLettersBelow(lines) {
  if (lines.length < 3 || !hasLetters(lines.slice(0, 1))) return lines;
  const [first, ...rest] = lines;
  const words = (/** @type {Line} */ line) =>
    line.content
      .trim()
      .split(/[ \t]+/)
      .join(" ");
  if (hasLetters(rest) && words(first) === words(rest[rest.length - 1])) return rest;
  return [...rest, first];
}

/** Tell whether lines end with letters, or all begin with their numbers. @param {Line[]} lines */
function isDrawing(lines) {
  if (lines.length < 2 || lines.some(({ content }) => content.includes("/"))) return false;
  const numbers = lines.map(({ content }) => Number(NUMBER.exec(content)?.[1]));
  return hasLetters(lines) || numbers.every((number, index) => number === lines.length - index);
}

/** Read a drawing: blank the names out, having checked them. @param {Line[]} lines */
function readDrawing(lines) {
  const ranked = hasLetters(lines) ? lines.slice(0, -1) : lines;
  /** @type {Defect[]} */
  const faults = [];
  const bare = ranked.map(({ line, content }, index) => {
    const rank = ranked.length - index;
    const found = NUMBER.exec(content);
    if (!found) {
      faults.push({ line, column: 0, message: `the number of rank ${rank} is missing` });
    } else if (Number(found[1]) !== rank) {
      const column = found[0].length - found[1].length + 1;
      faults.push({ line, column, message: `the number ${found[1]} where rank ${rank} is` });
    }
    const width = found ? found[0].length : 0;
    const cells = " ".repeat(width) + content.slice(width);
    for (const tall of cells.matchAll(TALL)) {
      const message = `${tall[0]} does not say what is below its top: write all of it, as (BGW)`;
      faults.push({ line, column: letters(cells.slice(0, tall.index)) + 1, message });
    }
    const plain = cells.replaceAll("(.)", " . ");
    return { line, content: plain.replace(TALL, (_, top, rest) => top + " ".repeat(rest.length)) };
  });
  const { ranks, defects } = readRanks(bare);
  if (ranked !== lines) faults.push(...wrongLetters(lines[lines.length - 1], ranks));
  return { ranks, defects: [...defects, ...faults] };
}

/** Name what is wrong with the letters below a drawing. @param {Line} last @param {Rank[]} ranks */
function wrongLetters({ line, content }, ranks) {
  /** @type {Defect[]} */
  const faults = [];
  const named = [...content.matchAll(/[^ \t]/g)];
  const wrong = named.findIndex(
    (letter, file) => letter[0].toLowerCase() !== String.fromCharCode(97 + file),
  );
  if (wrong >= 0) {
    const expected = String.fromCharCode(97 + wrong);
    const message = `the letter ${named[wrong][0]} where file ${expected} is`;
    faults.push({ line, column: letters(content.slice(0, named[wrong].index)) + 1, message });
  }
  const lengths = new Set(ranks.map((rank) => rank.stacks.length));
  if (lengths.size === 1 && !lengths.has(named.length)) {
    const cells = many([...lengths][0], "cell");
    const message = `letters of ${many(named.length, "file")}, and ranks of ${cells}`;
    faults.push({ line, column: 0, message });
  }
  return faults;
}

/** Throw if each line may begin with the number of a drawn rank, 1. @param {string[]} lines */
function refuseNumbered(lines) {
  if (!lines.length || lines.some((line) => line.includes("/") || !FIRST_RANK.test(line))) return;
  const whole = lines.map(readRank);
  if (whole.some(({ faults }) => faults.length)) return;
  const readings = [whole.map(({ stacks }) => stacks)];
  if (lines.length === 1) readings.push([readRank(lines[0].replace(FIRST_RANK, "")).stacks]);
  choose("the number of a rank, or an empty cell", readings, PARTED);
}

/** Throw for what is unclear on one line, if it is in parts of several cells. @param {string} line */
function refuseParts(line) {
  const { stacks: whole, faults } = readRank(line);
  if (faults.length || line.includes("/") || FIRST_RANK.test(line)) return;
  const groupings = [/[ \t,]+/, /[ \t]{2,}|\t/, /[ \t]+/, /,/].map((parting) =>
    line
      .replace(/^[ \t]+|[ \t]+$/g, "")
      .split(parting)
      .map((group) => readRank(group.replace(/^[ \t,]+|[ \t,]+$/g, "")).stacks),
  );
  const unclear = groupings.filter((ranks) => {
    const lengths = ranks.map((rank) => rank.length);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return ranks.length > 1 && ranks.length <= MAX_SIDE && least > 1 && least <= MAX_SIDE && most;
  });
  if (!unclear.length) return;
  const unlike = (/** @type {string[][]} */ ranks) => new Set(ranks.map((r) => r.length)).size;
  const ranks = unclear.reduce((best, each) => (unlike(each) < unlike(best) ? each : best));
  const uneven = `${textOf(ranks)} for ranks, which are not equally long`;
  choose("one line in parts", [[whole], ranks], isEven(ranks) ? "" : uneven);
}
