// @ts-check
/**
 * Reasons that need no search: what the structure of a position already decides.
 *
 * Each is proven in docs/search.md, and says the same sentence as `solver/static.py`.
 */

import { COLOUR_NAMES, EMPTY, PREY, Position } from "../rules.js";

/**
 * Say why a position of two or more stacks is dead, or null if it is not seen here.
 *
 * `parts` are the cells of each part of a split board, `frozen` the cells of a frozen colour: what
 * can be drawn on the board.
 *
 * @typedef {{sentence: string, parts?: number[][], frozen?: number[]}} Reason
 * @param {Position} position
 * @returns {Reason | null}
 */
export function deadReason(position) {
  return frozenColour(position) ?? splitBoard(position) ?? noCapture(position);
}

/**
 * Find two stacks of a colour whose captor is extinct.
 *
 * @param {Position} position
 * @returns {Reason | null}
 */
function frozenColour({ counts, cells }) {
  for (const [captor, prey] of Object.entries(PREY)) {
    if (counts[captor] === 0 && counts[prey] >= 2) {
      const [captors, victims] = [COLOUR_NAMES[captor], COLOUR_NAMES[prey]];
      const sentence =
        `no ${captors} stack is left, and only ${captors} takes ${victims}: ` +
        `the ${counts[prey]} ${victims} stacks can never become one`;
      return { sentence, frozen: occupiedBy(cells, (colour) => colour === prey) };
    }
  }
  return null;
}

/**
 * Find stacks that no chain of shared lines links.
 *
 * @param {Position} position
 * @returns {Reason | null}
 */
function splitBoard(position) {
  const occupied = occupiedBy(position.cells, (colour) => colour !== EMPTY);
  const parts = linkedParts(occupied, position.cols);
  if (parts.length === 1) return null;
  const part = parts.reduce((least, each) => (each.length < least.length ? each : least));
  const inside = part.map((cell) => position.name(cell)).join(", ");
  const share = part.length === 1 ? "shares" : "share";
  const sentence =
    `the board is split: ${inside} ${share} no row or column with any other stack, ` +
    "and stacks only meet along rows and columns";
  return { sentence, parts };
}

/** Find that each line is of one colour. @param {Position} position @returns {Reason | null} */
function noCapture(position) {
  if (position.captures().length) return null;
  const sentence = "no stack can capture another: every row and every column is of a single colour";
  return { sentence };
}

/** @param {string} cells @param {(colour: string) => boolean} isMeant */
function occupiedBy(cells, isMeant) {
  return [...cells].flatMap((colour, cell) => (isMeant(colour) ? [cell] : []));
}

/**
 * Return the parts of some cells that shared rows and columns link, by their first cells.
 *
 * @param {number[]} cells in rising order
 * @param {number} cols
 * @returns {number[][]}
 */
export function linkedParts(cells, cols) {
  const parts = [];
  let rest = cells;
  while (rest.length) {
    const rows = new Set();
    const columns = new Set();
    let part = new Set();
    let fresh = [rest[0]];
    while (fresh.length) {
      for (const cell of fresh) {
        part.add(cell);
        rows.add(Math.floor(cell / cols));
        columns.add(cell % cols);
      }
      fresh = rest.filter(
        (cell) =>
          !part.has(cell) && (rows.has(Math.floor(cell / cols)) || columns.has(cell % cols)),
      );
    }
    parts.push(rest.filter((cell) => part.has(cell)));
    rest = rest.filter((cell) => !part.has(cell));
  }
  return parts;
}
