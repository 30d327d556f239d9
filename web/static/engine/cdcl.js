// @ts-check
/**
 * Clause learning (CDCL): a position as clauses, refuted or solved by the kernels of
 * `solver/engines/cdcl`; the memory is laid out as `new_cnf` and `new_state` do.
 */

import { Kernels } from "./kernels.js";

/**
 * @typedef {import("../rules.js").Position} Position
 * @typedef {import("./search.js").Answer} Answer
 * @typedef {import("./kernels.js").Shared<Int32Array>} Ints
 */

const HEADER = 5;
const NEAR = 30;
const LONGEST_CYCLE = 5;
const MOST_CYCLE_CLAUSES = 1 << 15;
/** Words for the clauses of a position at first, and for learned clauses. */
const CLAUSE_WORDS = 1 << 15;
const LEARNED_WORDS = 1 << 16;

/** The results of `solve` and `reset`. */
const SAT = 1;
const UNSAT = 2;
const OUT_OF_SPACE = 3;
const NEEDS_CYCLE_CLAUSES = 4;

/** Places of counters. */
const ARENA_SIZE = 3;
const PROPAGATIONS = 7;
const COUNTERS = 21;

export class Cdcl {
  /** @param {Position} position two stacks or more, with no reason of reasons.js */
  constructor(position) {
    this.name = "sat";
    this.isOver = false;
    this.cnf = encoded(position);
    this.kernels = this.cnf.kernels;
    this.state = newState(this.cnf);
    this.arena = this.kernels.array(Int32Array, 2 * this.cnf.longWords + LEARNED_WORDS + this.cnf.variables);
    this.isRefuted = this.kernels.call("reset", this.cnf.arrays, this.stateArrays) === UNSAT;
  }

  get stateArrays() {
    return [...this.state.before, this.arena, ...this.state.after];
  }

  /** Literals propagated so far. */
  get nodes() {
    return this.counter(PROPAGATIONS);
  }

  /** @param {number} place */
  counter(place) {
    return Number(this.kernels.read(this.state.counters)[place]);
  }

  /**
   * Propagate so many literals more; return the answer, if any.
   *
   * @param {number} nodes
   * @returns {Answer | null}
   */
  run(nodes) {
    const outcome = this.isRefuted ? UNSAT : this.kernels.call("solve", this.cnf.arrays, this.stateArrays, this.nodes + nodes);
    if (outcome === UNSAT) {
      return { reason: "no tree of captures has both an order and colours that fit" };
    }
    if (outcome === SAT) {
      const { departures, cycle } = this.departures();
      if (!cycle) return { captures: this.captures(departures) };
      this.excludeCycle(cycle);
    } else if (outcome === OUT_OF_SPACE) {
      this.growArena(0);
    } else if (outcome === NEEDS_CYCLE_CLAUSES) {
      this.excludeShortCycles();
    }
    return null;
  }

  /**
   * Enlarge the arena unless it has space for so many words and one more clause.
   *
   * @param {number} words
   */
  growArena(words) {
    const used = this.counter(ARENA_SIZE);
    const needed = used + words + HEADER + this.cnf.variables;
    if (needed <= this.arena.size) return;
    const arena = this.kernels.array(Int32Array, 2 * needed);
    this.kernels.read(arena).set(this.kernels.read(this.arena).subarray(0, used));
    this.arena = arena;
  }

  /**
   * Return the stacks in an order in which all can leave, or a cycle: stacks of which each leaves
   * before the next, and the last before the first.
   *
   * @returns {{departures: number[], cycle?: undefined} | {departures?: undefined, cycle: number[]}}
   */
  departures() {
    const { kernels } = this;
    const { stacks } = this.cnf;
    const [order, value] = [kernels.read(this.cnf.order), kernels.read(this.state.value)];
    const isBefore = (/** @type {number} */ a, /** @type {number} */ b) => {
      const literal = order[a * stacks + b];
      return literal >= 0 && value[literal] > 0;
    };
    const left = new Set(Array(stacks).keys());
    const precursor = (/** @type {number} */ stack) => [...left].find((other) => isBefore(other, stack));
    const departures = [];
    while (left.size) {
      // Backwards from a stack, to one that waits for no other or that was met before.
      const path = [[...left][0]];
      for (;;) {
        const other = precursor(path[path.length - 1]);
        if (other === undefined) break;
        if (path.includes(other)) return { cycle: path.slice(path.indexOf(other)).reverse() };
        path.push(other);
      }
      const stack = path[path.length - 1];
      left.delete(stack);
      departures.push(stack);
    }
    return { departures };
  }

  /** @param {number[]} cycle */
  excludeCycle(cycle) {
    const clause = this.kernels.array(Int32Array, cycle.length);
    const order = this.kernels.read(this.cnf.order);
    const literals = cycle.map((a, place) => order[a * this.cnf.stacks + cycle[(place + 1) % cycle.length]] ^ 1);
    this.kernels.read(clause).set(literals);
    this.addClauses(clause, cycle.length, 1);
  }

  excludeShortCycles() {
    const words = this.kernels.array(Int32Array, MOST_CYCLE_CLAUSES * LONGEST_CYCLE);
    const found = this.kernels.call("list_cycle_clauses", this.cnf.order, this.cnf.stacks, words);
    this.addClauses(words, LONGEST_CYCLE, found);
  }

  /**
   * Add clauses of a width, padded with -1.
   *
   * @param {Ints} words
   * @param {number} width
   * @param {number} count
   */
  addClauses(words, width, count) {
    const identifiers = this.kernels.array(BigInt64Array, count);
    this.kernels.call("backtrack", this.cnf.arrays, this.stateArrays, 0);
    let at = 0;
    while (at >= 0 && at < count) {
      this.growArena(count * (HEADER + width));
      at = this.kernels.call("add_cycle_clauses", this.stateArrays, words, width, identifiers, at);
    }
    this.isRefuted = at < 0;
  }

  /**
   * Return the captures of the assignment.
   *
   * @param {number[]} departures
   */
  captures(departures) {
    const [cells, near] = [this.kernels.read(this.cnf.cells), this.kernels.read(this.cnf.near)];
    const [first, value] = [this.kernels.read(this.cnf.firstGoes), this.kernels.read(this.state.value)];
    return departures.flatMap((stack) => {
      const places = [...Array(first[stack + 1] - first[stack]).keys()];
      const taken = places.filter((place) => value[2 * (first[stack] + place)] > 0);
      return taken.map((place) => ({ source: cells[stack], target: cells[near[stack * NEAR + place]] }));
    });
  }
}

/** Write a position as clauses, in enough space. @param {Position} position */
function encoded(position) {
  for (let words = CLAUSE_WORDS; ; words *= 2) {
    const cnf = newCnf(words);
    const codes = cnf.kernels.codes(position);
    if (!cnf.kernels.call("encode", codes, position.cols, cnf.arrays)) continue;
    const [stacks, variables, , binaryLiterals, longWords] = cnf.kernels.read(cnf.sizes);
    return { ...cnf, stacks, variables, binaryLiterals, longWords };
  }
}

/** Allocate space for clauses, laid out as `new_cnf` does. @param {number} words of either kind */
function newCnf(words) {
  const kernels = new Kernels();
  const ints = (/** @type {number[]} */ ...shape) => kernels.array(Int32Array, ...shape);
  const [sizes, cells, near, firstGoes, order] = [ints(6), ints(256), ints(256, NEAR), ints(257), ints(256 * 256)];
  const arrays = [
    sizes, cells, ints(256), near, ints(256, 5), ints(32, 17), ints(32), ints(32), ints(256, 4),
    ints(256, 2), firstGoes, order, ints(256 * 128, 2), ints(31, 31), ints(34, 31), ints(256),
    ints(256), ints(words), ints(words),
  ];
  return { kernels, sizes, cells, near, firstGoes, order, arrays };
}

/**
 * Allocate the state of a search but for its arena, laid out as `new_state` does.
 *
 * @param {ReturnType<typeof encoded>} cnf
 */
function newState({ kernels, variables, binaryLiterals }) {
  const ints = (/** @type {number} */ size) => kernels.array(Int32Array, size);
  const bytes = (/** @type {number} */ size) => kernels.array(Int8Array, size);
  const longs = (/** @type {number} */ size) => kernels.array(BigInt64Array, size);
  const floats = (/** @type {number} */ size) => kernels.array(Float64Array, size);
  const more = variables + 1;
  const [counters, value] = [longs(COUNTERS), bytes(2 * variables)];
  const before = [
    counters, value, ints(variables), ints(variables), bytes(variables), floats(variables), floats(1),
    ints(variables), ints(variables), ints(variables), ints(more), bytes(more), longs(more), ints(more),
    ints(more), ints(more), ints(more), longs(65), ints(2 * variables + 1), ints(binaryLiterals),
    ints(2 * variables), longs(1024), longs(1024), longs(1024),
  ];
  return { counters, value, before, after: [bytes(more), ints(0)] };
}
