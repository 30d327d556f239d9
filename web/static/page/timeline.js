// @ts-check
/** Values one after the other, of which one is now: what can be undone and done again. */

/** @template T */
export class Timeline {
  /** @param {T} first */
  constructor(first) {
    /** @type {T[]} */
    this.values = [first];
    this.at = 0;
  }

  get now() {
    return this.values[this.at];
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.at < this.values.length - 1;
  }

  /** Go on to a new value; what had been undone is lost. @param {T} value */
  push(value) {
    this.values.splice(this.at + 1, this.values.length, value);
    this.at += 1;
  }

  /** Go to another of the values, or as near as there is one. @param {number} at */
  goTo(at) {
    this.at = Math.max(0, Math.min(this.values.length - 1, at));
  }

  undo() {
    this.goTo(this.at - 1);
  }

  redo() {
    this.goTo(this.at + 1);
  }
}
