// @ts-check
/**
 * Boards as text: ranks from the top, a letter for a cell: `BGW/G.B`, or the same on two lines.
 *
 * Everything that the command reads is read here too: `-` and `_` for an empty cell, a number for
 * a run of them, circles, taller stacks from the top down as `(BGW)`, comments after `#`, and what
 * a board is drawn as:
 *
 *     2  B  G  W
 *     1  G  .  B
 *        a  b  c
 */

export const COLOURS = "BGW";
export const EMPTY = ".";
export const MAX_SIDE = 16;

const MOST_DEFECTS = 100;
const LONGEST_TEXT = 1 << 20;
const CIRCLES = new Map([
  ["⚫", "B"],
  ["🟢", "G"],
  ["⚪", "W"],
]);
const TOKEN = /\([^()]*\)|[0-9]+|[⚫🟢⚪][\ufe0e\ufe0f]?|[^ \t]/gu;
const LETTERS = /^[ \t]*[aA](?:[ \t]+[a-zA-Z])*[ \t]*$/;
const NUMBER = /^[ \t]*([0-9]{1,2})(?=[ \t]|$)/;
const TALL = /(?<![^ \t(])([a-zA-Z])([2-9]|[1-9][0-9]+)(?![^ \t)])/g;

/** @typedef {{line: number, column: number, message: string}} Defect  Counted from 1; 0 is all. */
/** @typedef {{line: number, content: string}} Line */
/** @typedef {{line: number, column: number, stacks: string[]}} Rank */

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

/** @param {Defect} defect */
function describe({ line, column, message }) {
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
  const lines = withLettersBelow(contentLines(text));
  let { ranks, defects } = readRanks(lines);
  if (defects.length && isDrawing(lines)) {
    ({ ranks, defects } = readDrawing(lines));
  } else if (lines.length === 1 && !lines[0].content.includes("/")) {
    refuseUnclear(lines[0].content);
  }
  if (defects.length) throw new BoardError(defects);
  const stacks = ranks.flatMap((rank) => rank.stacks);
  return { rows: ranks.length, cols: stacks.length / ranks.length, stacks };
}

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new BoardError([{ line: 0, column: 0, message }]);
}

/** Return the lines from the first rank to the last, without comments. @param {string} text */
function contentLines(text) {
  const lines = [];
  const raw = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n");
  for (const [index, whole] of raw.entries()) {
    const content = whole.replace(/#.*$/, "");
    if (content.trim() || content === whole) lines.push({ line: index + 1, content });
  }
  while (lines.length && !lines[0].content.trim()) lines.shift();
  while (lines.length && !lines[lines.length - 1].content.trim()) lines.pop();
  return lines;
}

/** Read the ranks, and name what is wrong with each and with all of them. @param {Line[]} lines */
function readRanks(lines) {
  /** @type {Rank[]} */
  const ranks = [];
  /** @type {Defect[]} */
  const defects = [];
  for (const { line, content } of lines) {
    if (!content.trim()) {
      defects.push({ line, column: 0, message: "a blank line inside the board" });
      continue;
    }
    let start = 1;
    for (const rank of content.split("/")) {
      if (ranks.length > MAX_SIDE + 1 || defects.length > MOST_DEFECTS) break;
      const { stacks, faults } = readRank(rank);
      for (const [offset, message] of faults) {
        defects.push({ line, column: start + offset, message });
      }
      ranks.push({ line, column: content.includes("/") ? start : 0, stacks });
      start += letters(rank) + 1;
    }
  }
  return { ranks, defects: [...defects, ...sizeDefects(ranks)] };
}

/** Return the stacks of a rank, and its faults with their offsets. @param {string} rank */
function readRank(rank) {
  /** @type {string[]} */
  const stacks = [];
  /** @type {[number, string][]} */
  const faults = [];
  const loneComma = "a comma without a cell on either side; '.' is an empty cell";
  let comma = 0;
  let isAwaiting = true;
  let [offset, counted] = [0, 0];
  for (const { 0: token, index } of rank.matchAll(TOKEN)) {
    if (stacks.length > MAX_SIDE * MAX_SIDE) break;
    offset += letters(rank.slice(counted, index));
    counted = index;
    if (token === ",") {
      if (isAwaiting) faults.push([offset, loneComma]);
      comma = index;
      isAwaiting = true;
      continue;
    }
    isAwaiting = false;
    const read = readToken(token);
    stacks.push(...read.stacks);
    for (const [within, message] of read.faults) faults.push([offset + within, message]);
  }
  if (isAwaiting && rank.slice(comma).includes(",")) {
    faults.push([letters(rank.slice(0, comma)), loneComma]);
  }
  return { stacks, faults };
}

/**
 * Return the stacks that a token stands for, and its faults with their offsets. What cannot be read
 * counts as one cell, so that the length of the rank can still be judged.
 *
 * @param {string} token
 * @returns {{stacks: string[], faults: [number, string][]}}
 */
function readToken(token) {
  const whole = (/** @type {string} */ message) => [/** @type {[number, string]} */ ([0, message])];
  if (token.length > 1 && token[0] === "(") return readTallStack(token);
  if (/^[0-9]/.test(token)) {
    const run = Math.min(Number(token), 999);
    return { stacks: Array(run).fill(""), faults: run ? [] : whole("a run of no cells") };
  }
  const letter = letterOf(token);
  if (isColour(letter)) return { stacks: [letter], faults: [] };
  if (".-_".includes(token)) return { stacks: [""], faults: [] };
  const message = "()".includes(token) ? `'${token}' without its partner` : unknownLetter(token);
  return { stacks: ["?"], faults: whole(message) };
}

/** Read `(BGW)`. @param {string} token @returns {{stacks: string[], faults: [number, string][]}} */
function readTallStack(token) {
  let stack = "";
  /** @type {[number, string][]} */
  const faults = [];
  for (const [offset, sign] of [...token].entries()) {
    if (/[( \t)\ufe0e\ufe0f]/.test(sign)) continue;
    const letter = letterOf(sign);
    stack += letter;
    if (!isColour(letter)) faults.push([offset, unknownLetter(letter)]);
  }
  return { stacks: [stack], faults: stack ? faults : [[0, "an empty stack"]] };
}

/**
 * Return how many signs a text has, one that takes two places counted once.
 *
 * @param {string} text
 */
function letters(text) {
  return [...text].length;
}

/** Return the letter of a colour given as a letter or a circle. @param {string} sign */
function letterOf(sign) {
  const bare = sign.replace(/[\ufe0e\ufe0f]/g, "");
  const upper = sign.toUpperCase();
  return CIRCLES.get(bare) ?? (isColour(upper) ? upper : sign);
}

/** @param {string} sign */
function isColour(sign) {
  return sign.length === 1 && COLOURS.includes(sign);
}

/** @param {string} sign */
function unknownLetter(sign) {
  return `unknown letter ${sign === "'" ? `"'"` : `'${sign}'`}`;
}

/** Name what is wrong with the number of ranks and their lengths. @param {Rank[]} ranks */
function sizeDefects(ranks) {
  /** @type {Defect[]} */
  const defects = [];
  if (!ranks.length) defects.push({ line: 0, column: 0, message: "no board" });
  if (ranks.length > MAX_SIDE) {
    const read = ranks.length === MAX_SIDE + 1 ? "17" : `more than ${MAX_SIDE + 1}`;
    const message = `${read} ranks, at most ${MAX_SIDE} are possible`;
    defects.push({ line: 0, column: 0, message });
  }
  const usual = mostCommon(
    ranks.map((rank) => rank.stacks.length).filter((length) => length && length <= MAX_SIDE),
  );
  for (const { line, column, stacks } of ranks) {
    const length = stacks.length;
    if (!length) {
      defects.push({ line, column, message: "an empty rank" });
    } else if (length > MAX_SIDE) {
      defects.push({ line, column, message: `more than ${MAX_SIDE} cells in a rank` });
    } else if (length !== usual) {
      const message = `a rank of ${many(length, "cell")}, the others have ${usual}`;
      defects.push({ line, column, message });
    }
  }
  return defects;
}

/** Return the number that occurs most often, the first of several. @param {number[]} numbers */
function mostCommon(numbers) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** @param {number} count @param {string} noun */
function many(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
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
      faults.push({ line, column: tall.index + 1, message });
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
    faults.push({ line, column: named[wrong].index + 1, message });
  }
  const lengths = new Set(ranks.map((rank) => rank.stacks.length));
  if (lengths.size === 1 && !lengths.has(named.length)) {
    const cells = many([...lengths][0], "cell");
    const message = `letters of ${many(named.length, "file")}, and ranks of ${cells}`;
    faults.push({ line, column: 0, message });
  }
  return faults;
}

/**
 * Throw if blanks or commas part a single line, which may be several ranks.
 *
 * @param {string} line
 */
function refuseUnclear(line) {
  const whole = readRank(line);
  if (whole.faults.length) return;
  const groupings = [/[ \t,]+/, /[ \t]{2,}|\t/, /[ \t]+/, /,/].map((parting) =>
    line
      .trim()
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
  const text = (/** @type {string[]} */ stacks) => stacks.map(stackText).join("");
  const shape =
    unlike(ranks) === 1
      ? ` for ${ranks.length}x${ranks[0].length}`
      : " for ranks, which are not equally long";
  const one = whole.stacks.length;
  const single = one <= MAX_SIDE ? `${text(whole.stacks)} for 1x${one} or ` : "";
  refuse(`one line in parts: write ${single}${ranks.map(text).join("/")}${shape}`);
}

/** Return a stack as board text has it: `B`, or `(BGW)` from its top down. @param {string} stack */
export function stackText(stack) {
  return stack.length > 1 ? `(${stack})` : stack || EMPTY;
}
