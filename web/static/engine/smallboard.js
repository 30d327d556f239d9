// @ts-check
/**
 * Small boards, with which removing lines ends: a position is decided when it is asked for, and
 * remembered.
 *
 * A position is a word of two bits for each cell, row by row: 0 nothing, 1 Black, 2 Green, 3 White.
 * Boards that are smaller leave the last rows and columns empty.
 */

/** All positions of a shape of up to ten cells. */
export class SmallBoard {
  /** @param {number} rows @param {number} cols */
  constructor(rows, cols) {
    this.rows = rows;
    this.cols = cols;
    /** 0 unknown, 1 unsolvable, else 2 + source * 16 + target of a winning capture. */
    this.known = new Uint16Array(4 ** (rows * cols));
  }

  /**
   * Return a capture to a solvable position or to a single stack, null if there is none.
   *
   * @param {number} word of two stacks or more
   * @returns {{source: number, target: number, left: number} | null}
   */
  winningCapture(word) {
    if (this.known[word] === 0) {
      const found = this.captures(word).find(({ left }) => this.isSolvable(left));
      this.known[word] = found ? 2 + found.source * 16 + found.target : 1;
    }
    if (this.known[word] === 1) return null;
    const [source, target] = [(this.known[word] - 2) >> 4, (this.known[word] - 2) & 15];
    return { source, target, left: afterCapture(word, source, target) };
  }

  /** @param {number} word @returns {boolean} */
  isSolvable(word) {
    return isSingle(word) || (word !== 0 && this.winningCapture(word) !== null);
  }

  /** Return the captures of a position, and what each leaves. @param {number} word */
  captures(word) {
    const found = [];
    const size = this.rows * this.cols;
    for (let source = 0; source < size; source += 1) {
      const colour = (word >> (2 * source)) & 3;
      for (const ray of colour ? this.rays(source) : []) {
        const target = ray.find((cell) => (word >> (2 * cell)) & 3);
        if (target !== undefined && ((word >> (2 * target)) & 3) === (colour % 3) + 1) {
          found.push({ source, target, left: afterCapture(word, source, target) });
        }
      }
    }
    return found;
  }

  /** Return the cells outward from a cell, in the four directions. @param {number} cell */
  rays(cell) {
    const { rows, cols } = this;
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const up = Array.from({ length: row }, (_, far) => cell - (far + 1) * cols);
    const down = Array.from({ length: rows - 1 - row }, (_, far) => cell + (far + 1) * cols);
    const left = Array.from({ length: col }, (_, far) => cell - far - 1);
    const right = Array.from({ length: cols - 1 - col }, (_, far) => cell + far + 1);
    return [up, right, down, left];
  }
}

/** @param {number} word @param {number} source @param {number} target */
function afterCapture(word, source, target) {
  const colour = (word >> (2 * source)) & 3;
  return (word & ~(3 << (2 * source)) & ~(3 << (2 * target))) | (colour << (2 * target));
}

/** Tell whether a single cell is occupied. @param {number} word */
export function isSingle(word) {
  const occupied = (word | (word >> 1)) & 0x55555;
  return occupied !== 0 && (occupied & (occupied - 1)) === 0;
}
