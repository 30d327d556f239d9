// @ts-check
/**
 * One rank as text: its cells, and what the blanks, commas and tabs between them can mean.
 *
 * Blanks never stand for empty cells, and nothing is read where they could: `B   G` over `B G W`
 * may have lost a cell, or not.
 */

export const COLOURS = "BGW";
export const EMPTY = ".";
/** The most rows, and columns, of a board of the page. */
export const MAX_SIDE = 16;
/** The most rows, and columns, of a board with empty cells. */
export const MAX_SIDE_WITH_HOLES = 64;
export const MOST_CELLS = 1_000_000;

/** The content of a line of a comment alone. */
export const COMMENT_ALONE = "#";

const WIDEST_GAP = 2;
const SIGNS = new Map([
  ["⚫", "B"],
  ["🟢", "G"],
  ["⚪", "W"],
  ["⬛", "B"],
  ["🟩", "G"],
  ["⬜", "W"],
]);
const TOKEN = /\([^()]*\)|[0-9]+|[⚫🟢⚪⬛🟩⬜][\ufe0e\ufe0f]?|[^ \t]/gu;
const OF_TABLE = /[AC-FH-VX-Zac-fh-vx-z_][A-Za-z_]|[A-Za-z_][AC-FH-VX-Zac-fh-vx-z_]|[^/]{2}\/|\/[^/]{2}/u;

const RULE = /^(?![ \t]*(?:[0-9]+(?:[ \t]|$)|[. \t]*$))[-_=*~+–—─━═.0-9 \t]+$/;

/** @typedef {{stacks: string[], faults: [number, string][]}} RankRead  Faults with their offsets. */

/** Read a rank; blanks and tabs mean nothing here. @param {string} rank @returns {RankRead} */
export function readRank(rank) {
  /** @type {string[]} */
  const stacks = [];
  /** @type {[number, string][]} */
  const faults = [];
  const loneComma = "a comma without a cell on either side; '.' is an empty cell";
  let comma = 0;
  let isAwaiting = true;
  let [offset, counted] = [0, 0];
  for (const { 0: token, index } of rank.matchAll(TOKEN)) {
    if (stacks.length > MOST_CELLS) break;
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
    const run = Number(token.replace(/^0+/, "").slice(0, 3));
    return { stacks: Array(run).fill(""), faults: run ? [] : whole("a run of no cells") };
  }
  const letter = letterOf(token);
  if (isColour(letter)) return { stacks: [letter], faults: [] };
  if (".-_".includes(token)) return { stacks: [""], faults: [] };
  const message = "()".includes(token) ? `'${token}' without its partner` : unknownLetter(token);
  return { stacks: ["?"], faults: whole(message) };
}

/**
 * Return the number of cells of a rank, of which `readToken` leaves some of a long run out. Ten digits
 * of a run count.
 *
 * @param {{stacks: string[], text: string}} rank
 */
export function lengthOf({ stacks, text }) {
  if (!/[0-9]{4}/.test(text)) return stacks.length;
  let length = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^[0-9]/.test(token)) length += Number(token.replace(/^0+/, "").slice(0, 10));
    else if (token !== ",") length += 1;
  }
  return length;
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
    if (!isColour(letter)) faults.push([offset, `${quoted(letter)} in a stack, not B, G or W`]);
  }
  return { stacks: [stack], faults: stack ? faults : [[0, "an empty stack"]] };
}

/**
 * Return how many signs a text has, one that takes two places counted once.
 *
 * @param {string} text
 */
export function letters(text) {
  return [...text].length;
}

/** Return the letter of a colour given as a letter or a circle. @param {string} sign */
function letterOf(sign) {
  const bare = sign.replace(/[\ufe0e\ufe0f]/g, "");
  const upper = sign.toUpperCase();
  return SIGNS.get(bare) ?? (isColour(upper) ? upper : sign);
}

/** @param {string} sign */
function isColour(sign) {
  return sign.length === 1 && COLOURS.includes(sign);
}

/** @param {string} sign */
function unknownLetter(sign) {
  return `unknown letter ${quoted(sign)}, not B, G, W or '.'`;
}

/** @param {string} sign */
function quoted(sign) {
  return sign === "'" ? `"'"` : `'${sign}'`;
}

/** Read what stands between the tabs of a line. @param {string} content @returns {RankRead[]} */
export function readFields(content) {
  let start = 0;
  return content.split("\t").map((field) => {
    const { stacks, faults } = readRank(field);
    const at = start;
    start += letters(field) + 1;
    return { stacks, faults: faults.map(([offset, message]) => [at + offset, message]) };
  });
}

/**
 * Return the first field, parted by tabs or commas, that is more than one cell.
 *
 * @param {string} rank
 * @param {string} sign
 */
export function crowdedField(rank, sign) {
  for (const field of rank.split(sign)) {
    const tokens = field.match(TOKEN) ?? [];
    if (tokens.length > 1 || /^[0-9]/.test(tokens[0] ?? "")) return trimmed(field);
  }
  return null;
}

/** Tell whether a line that is no rank looks like one of a table. @param {string} content */
export function isOfTable(content) {
  if (/^[ \t]*\{/.test(content)) return true;
  const fields = content.split(/[,;\t]/).map(trimmed);
  if (fields.length === 1) return false;
  if (content.includes('"')) return true;
  return !fields.some((field) => field.includes(" ")) && fields.some((field) => OF_TABLE.test(field));
}

/** Return a line without its comment, or COMMENT_ALONE. @param {string} line */
export function contentOf(line) {
  const content = line.replace(/(?<![ \t])[ \t]*#[^]*$/, "");
  return content === line || /[^ \t]/.test(content) ? content : COMMENT_ALONE;
}

/** Return why a line beside ranks may part two boards, and how to write either. @param {string} content */
export function partingIn(content) {
  if (!content) return "a blank line inside the board";
  if (content === COMMENT_ALONE) {
    return "a comment alone between ranks: leave a blank line before it if a board ends there, or write it behind a rank";
  }
  if (!/[^ \t]/.test(content)) {
    return "blanks alone: write '.' for each empty cell, or leave the line empty";
  }
  if (RULE.test(content)) {
    return "a rule, or empty cells: leave the line empty between two boards, or write '.' or a number for empty cells";
  }
  return null;
}

/** Tell whether a line of blanks could be a rank like that beside it. @param {string | undefined} blank @param {string} rank */
export function mayBeRank(blank, rank) {
  if (!blank || blank === COMMENT_ALONE || !/[^ \t]/.test(rank) || rank.includes("/")) return false;
  if (rank.includes("\t")) return blank.includes("\t");
  return !blank.includes("\t") && blank.length >= letters(rank.replace(/ +$/, ""));
}

/**
 * Tell whether blanks in the ranks of a board without tabs could be empty cells.
 *
 * @param {string[]} ranks
 * @param {boolean} areLines
 */
export function mayHideCells(ranks, areLines) {
  const plain = ranks.filter((rank) => !rank.includes(","));
  const gaps = new Set(plain.flatMap(gapsOf));
  const gap = Math.max(0, ...gaps);
  if (gaps.size > 1 || gap > WIDEST_GAP) return true;
  if (areLines && new Set(plain.map((rank) => margins(rank)[0])).size > 1) return true;
  if (plain.length < ranks.length || (!areLines && areAroundSlashes(ranks))) return false;
  const pitch = 1 + gap;
  const room = new Set(
    plain.map((rank) => {
      const [before, behind] = margins(rank);
      return Math.floor(behind / pitch) + (areLines ? 0 : Math.floor(before / pitch));
    }),
  );
  return room.size === 1 && !room.has(0);
}

/** Tell whether as many blanks are on both sides of every slash, and none at the ends. @param {string[]} ranks */
function areAroundSlashes(ranks) {
  const sides = ranks.map(margins);
  const inner = [...sides.slice(1).map(([before]) => before), ...sides.slice(0, -1).map((side) => side[1])];
  return new Set(inner).size === 1 && sides[0][0] === 0 && sides[sides.length - 1][1] === 0;
}

/**
 * Return the ranks of a board, read with blanks as empty cells.
 *
 * @param {string[]} ranks
 * @param {boolean} areLines
 */
export function withBlanksAsCells(ranks, areLines) {
  const gaps = new Set(ranks.filter((rank) => !rank.includes(",")).flatMap(gapsOf));
  const least = gaps.size ? Math.min(...gaps) : 0;
  const pitch = gaps.size === 1 && least > WIDEST_GAP ? (least + 1) >> 1 : least + 1;
  const edge = areLines ? Math.min(...ranks.map((rank) => margins(rank)[0])) : null;
  const spelt = ranks.map((rank) => withCells(rank, pitch, edge));
  const width = areLines ? Math.max(...spelt.map((stacks) => stacks.length)) : 0;
  return spelt.map((stacks) => [...stacks, ...empty(width - stacks.length)]);
}

/** @param {string} rank @param {number} pitch @param {number | null} edge */
function withCells(rank, pitch, edge) {
  if (rank.includes(",")) return readRank(rank).stacks;
  const [before, behind] = margins(rank);
  const first = edge === null ? Math.floor(before / pitch) : Math.ceil((before - edge) / pitch);
  const gaps = gapsOf(rank);
  const tokens = rank.match(TOKEN) ?? [];
  const stacks = tokens.flatMap((token, index) => {
    const isLast = index === tokens.length - 1;
    const after = isLast ? Math.floor(behind / pitch) : Math.ceil((gaps[index] - pitch + 1) / pitch);
    return [...readToken(token).stacks, ...empty(after)];
  });
  return [...empty(first), ...stacks];
}

/** @param {number} count */
function empty(count) {
  return Array(Math.max(0, count)).fill("");
}

/** Return the numbers of blanks between the cells of a rank. @param {string} rank */
function gapsOf(rank) {
  const found = [...rank.matchAll(TOKEN)];
  return found.slice(1).map(({ index }, at) => index - found[at].index - found[at][0].length);
}

/** Return the numbers of blanks before and behind the cells of a rank. @param {string} rank */
function margins(rank) {
  return [rank.search(/[^ ]|$/), rank.length - rank.replace(/ +$/, "").length];
}

/** @param {string} text */
function trimmed(text) {
  return text.replace(/^ +| +$/g, "");
}

/** Return a stack as board text has it: `B`, or `(BGW)` from its top down. @param {string} stack */
export function stackText(stack) {
  return stack.length > 1 ? `(${stack})` : stack || EMPTY;
}
