// @ts-check
/** The captures that were tried from a board, as a tree: one goes back, and on along another branch. */

/** @typedef {import("../board/stacks.js").Board} Board */
/** @typedef {import("../rules.js").Capture} Capture */

/**
 * A board, the capture that led to it with its notation, and the captures that were tried from it;
 * `next` is the one that was tried last.
 *
 * @typedef {{board: Board, capture: Capture | null, move: string, ply: number, parent: Ply | null,
 *   tried: Ply[], next: Ply | null}} Ply
 */

export class Tree {
  /** @param {Board} board */
  constructor(board) {
    /** @type {Ply} */
    this.root = { board, capture: null, move: "", ply: 0, parent: null, tried: [], next: null };
    this.now = this.root;
  }

  /** Go on by a capture, on a branch of its own if it is new; throws an IllegalCapture. @param {Capture} capture */
  push(capture) {
    const { now: parent } = this;
    const move = parent.board.position.notation(capture);
    let child = parent.tried.find((each) => each.move === move);
    if (!child) {
      const board = parent.board.after(capture);
      child = { board, capture, move, ply: parent.ply + 1, parent, tried: [], next: null };
      parent.tried.push(child);
    }
    this.goTo(child);
  }

  /** Go to a board of the tree. @param {Ply} node */
  goTo(node) {
    this.now = node;
    for (let each = node; each.parent; each = each.parent) each.parent.next = each;
  }

  /** Go along the line that is played, to so many captures or as near as there are. @param {number} ply */
  goToPly(ply) {
    const { line } = this;
    this.goTo(line[Math.max(0, Math.min(line.length - 1, ply))]);
  }

  /** The boards from the first one to where one is, and on along what was tried last. @returns {Ply[]} */
  get line() {
    const line = pathTo(this.now);
    for (let { next } = this.now; next; next = next.next) line.push(next);
    return line;
  }
}

/** Return the boards from the first one to another. @param {Ply} node @returns {Ply[]} */
export function pathTo(node) {
  const path = [node];
  while (path[0].parent) path.unshift(path[0].parent);
  return path;
}
