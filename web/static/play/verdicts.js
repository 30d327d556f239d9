// @ts-check
/** What was decided of the positions that were met: each is asked about once. */

import { decide } from "../answers.js";

/** @typedef {import("../rules.js").Position} Position */

/**
 * A verdict with its reason if it is lost; `next` is the first capture of a solution.
 *
 * @typedef {{verdict: string, reason: string | null, next: string | null}} Known
 */

export class Verdicts {
  /** @type {Map<string, Known>} */
  #known = new Map();

  /** Return what is known of a position, null if nothing is. @param {Position} position */
  known(position) {
    return this.#known.get(String(position)) ?? null;
  }

  /** Return the captures of a solution that is known, none if none is. @param {Position} position */
  line(position) {
    const moves = [];
    for (let next = this.known(position)?.next; next; next = this.known(position)?.next) {
      moves.push(next);
      position = position.after(next);
    }
    return moves;
  }

  /** Decide a position, unless that was done. @param {Position} position @param {AbortSignal} signal @returns {Promise<Known>} */
  async of(position, signal) {
    const known = this.known(position);
    if (known) return known;
    const { verdict, reason, moves } = await decide(String(position), { signal });
    const found = { verdict, reason, next: moves?.[0] ?? null };
    this.learn(position, found);
    let after = position;
    for (const [ply, move] of (moves ?? []).entries()) {
      after = after.after(move);
      this.learn(after, { verdict, reason: null, next: moves?.[ply + 1] ?? null });
    }
    return found;
  }

  /** Keep a verdict; what was undecided in little time may be decided in more. @param {Position} position @param {Known} found */
  learn(position, found) {
    if (found.verdict !== "undecided") this.#known.set(String(position), found);
  }
}
