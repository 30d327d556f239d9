// @ts-check
/**
 * A position as the engines have it, and the keys by which they tell positions apart.
 *
 * Cells. A cell is one byte, `row << 4 | col`, rows counted from the top. Colours are Black = 0,
 * Green = 1, White = 2, no stack is 3; colour x takes x + 1 (mod 3).
 *
 *          col 0 1 2
 *     row 0    B G .        colour[0x00] = 0   colour[0x01] = 1   colour[0x02] = 3
 *     row 1    . W B        colour[0x10] = 3   colour[0x11] = 2   colour[0x12] = 0
 *
 * Lines. `across[row]` has bit c set where (row, c) is occupied, `down[col]` has bit r set where
 * (r, col) is. Stacks that see each other are consecutive set bits, whatever lies between.
 *
 *     across[0] = 0b011   across[1] = 0b110   down[0] = 0b01   down[1] = 0b11   down[2] = 0b10
 *
 * Keys. A key is four words of 32 bits, the exclusive or of four words for each stack, chosen by
 * its cell and its colour. With at most 64 stacks these are unit bits: the stack on the i-th
 * occupied cell sets bit i of the first two words if it is Black or White, and bit i of the last
 * two if it is Green or White. No cell is ever filled again, so the key *is* the position. Above
 * 64 stacks the words are random: of 10^9 positions two collide with a chance of 10^-21.
 */

import { COLOURS, EMPTY, Position } from "../rules.js";

export const NONE = 3;
export const EXACT_STACKS = 64;

/** The colour that each colour takes, and the third one. */
export const PREY_OF = Uint8Array.of(1, 2, 0);

/** How many bits are set in each number of 16 bits. */
export const BITS = new Uint8Array(1 << 16);
for (let word = 1; word < BITS.length; word += 1) BITS[word] = BITS[word >> 1] + (word & 1);

/** Return the place of the lowest bit. @param {number} word not 0 */
export function lowestBit(word) {
  return 31 - Math.clz32(word & -word);
}

/** A board that captures change. */
export class Board {
  constructor() {
    this.across = new Int32Array(16);
    this.down = new Int32Array(16);
    this.colour = new Uint8Array(256);
    this.counts = new Int32Array(3);
  }

  /** Put the stacks of a position on the board. @param {Position} position */
  setUp({ cells, cols }) {
    this.across.fill(0);
    this.down.fill(0);
    this.colour.fill(NONE);
    this.counts.fill(0);
    for (let place = 0; place < cells.length; place += 1) {
      if (cells[place] === EMPTY) continue;
      const row = Math.floor(place / cols);
      const col = place % cols;
      const colour = COLOURS.indexOf(cells[place]);
      this.across[row] |= 1 << col;
      this.down[col] |= 1 << row;
      this.colour[(row << 4) | col] = colour;
      this.counts[colour] += 1;
    }
  }
}

/**
 * Return the key words of each colour on each occupied cell, those of `colour` on `cell` from
 * `(cell * 3 + colour) * 4` on. They serve all positions that captures lead to as well.
 *
 * @param {Position} position
 */
export function keyWords({ cells, cols, pieces }) {
  const words = new Int32Array(256 * 3 * 4);
  let index = 0;
  for (let place = 0; place < cells.length; place += 1) {
    if (cells[place] === EMPTY) continue;
    const cell = (Math.floor(place / cols) << 4) | (place % cols);
    for (let colour = 0; colour < 3; colour += 1) {
      for (let word = 0; word < 4; word += 1) {
        const at = (cell * 3 + colour) * 4 + word;
        const isHere = word % 2 === index >> 5 && ((colour + 1) >> (word >> 1)) & 1;
        words[at] = pieces > EXACT_STACKS ? mix(at + 1) : Number(isHere) << (index & 31);
      }
    }
    index += 1;
  }
  return words;
}

/** Scramble a word: the finalizer of MurmurHash3, a bijection. @param {number} word */
export function mix(word) {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/**
 * Spread a key over 32 bits.
 *
 * @param {number} a
 * @param {number} b
 * @param {number} c
 * @param {number} d
 */
export function spread(a, b, c, d) {
  let word = Math.imul(a, 0x9e3779b1) ^ b;
  word = Math.imul(word ^ (word >>> 15), 0x85ebca77) ^ c;
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae3d) ^ d;
  return mix(word);
}

/**
 * Tell whether a board in one piece still is, the stack on (row, col) being gone: whether the row
 * or the column is empty now, or one still leads to the other. The occupied columns of the rows
 * stand in `across` from `acrossAt` on, and so on.
 *
 * @param {Int32Array | Uint16Array} across
 * @param {Int32Array | Uint16Array} down
 * @param {number} row
 * @param {number} col
 * @param {number} acrossAt
 * @param {number} downAt
 */
export function staysJoined(across, down, row, col, acrossAt = 0, downAt = 0) {
  let fresh = across[acrossAt + row] & ~(1 << col);
  const goal = down[downAt + col] & ~(1 << row);
  if (fresh === 0 || goal === 0) return true;
  let cols = fresh | (1 << col);
  let rows = 1 << row;
  while (fresh) {
    let reached = down[downAt + lowestBit(fresh)] & ~rows;
    fresh &= fresh - 1;
    rows |= reached;
    if (rows & goal) return true;
    while (reached) {
      const more = across[acrossAt + lowestBit(reached)] & ~cols;
      reached &= reached - 1;
      cols |= more;
      fresh |= more;
    }
  }
  return false;
}
