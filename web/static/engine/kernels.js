// @ts-check
/**
 * The kernels of the package, compiled to WebAssembly (web/wasm.py), and the memory they work on.
 *
 *     const kernels = new Kernels();
 *     const table = kernels.array(Int32Array, 256, 30);
 *     kernels.read(table)[30]                    the first number of its second row
 *     kernels.call("encode", board, 6, [table])  arrays, numbers, and tuples of them
 */

import { COMPILED } from "./compiled.js";

/**
 * @typedef {Uint8Array | Int8Array | Int16Array | Uint16Array | Int32Array | Float64Array
 *   | BigInt64Array | BigUint64Array} Numbers
 */

/**
 * An array in the memory of kernels.
 *
 * @template {Numbers} T
 * @typedef {{Type: {new (buffer: ArrayBuffer, begin: number, size: number): T, BYTES_PER_ELEMENT: number},
 *   begin: number, size: number, passed: (number | bigint)[]}} Shared
 */

/** @typedef {Shared<any> | number | boolean} Argument */

const PAGE = 1 << 16;

/** @type {WebAssembly.Module | undefined} */
let compiled;

/** Return the compiled kernels; throws an error where WebAssembly is missing or forbidden. */
function module() {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(COMPILED), (each) => each.charCodeAt(0)));
  return compiled;
}

/** Tell whether the browser runs the kernels. */
export function areRunnable() {
  try {
    return Boolean(module());
  } catch {
    return false;
  }
}

export class Kernels {
  constructor() {
    /** @type {any} */
    this.exports = new WebAssembly.Instance(module()).exports;
    this.end = this.exports.__heap_base.value;
    /** Where kernels put their result, and what they say of an exception. */
    this.result = this.array(BigInt64Array, 2);
  }

  /**
   * Allocate an array of zeros.
   *
   * @template {Numbers} T
   * @param {Shared<T>["Type"]} Type
   * @param {...number} shape
   * @returns {Shared<T>}
   */
  array(Type, ...shape) {
    const bytes = Type.BYTES_PER_ELEMENT;
    const size = shape.reduce((product, each) => product * each, 1);
    const begin = (this.end + 7) & ~7;
    this.end = begin + size * bytes;
    const { memory } = this.exports;
    const missing = this.end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, each) => product * each, bytes));
    // As numba passes an array: two addresses of Python's objects, sizes, the address of the data.
    const passed = [0, 0, BigInt(size), BigInt(bytes), begin, ...[...shape, ...strides].map(BigInt)];
    return { Type, begin, size, passed };
  }

  /**
   * Return the numbers of an array, until another one is allocated.
   *
   * @template {Numbers} T
   * @param {Shared<T>} array
   * @returns {T}
   */
  read({ Type, begin, size }) {
    return new Type(this.exports.memory.buffer, begin, size);
  }

  /**
   * Allocate an array with the codes of a position: 1 Black, 2 Green, 3 White, 0 no stack.
   *
   * @param {import("../rules.js").Position} position
   */
  codes({ cells }) {
    const codes = this.array(Uint8Array, cells.length);
    this.read(codes).set(Array.from(cells, (cell) => "BGW".indexOf(cell) + 1));
    return codes;
  }

  /**
   * Call a kernel; return the number that it returns.
   *
   * @param {string} name
   * @param {...(Argument | Argument[])} given
   */
  call(name, ...given) {
    this.read(this.result).fill(0n);
    const passed = given.flat().flatMap((each) => {
      if (typeof each === "number") return [BigInt(each)];
      return typeof each === "boolean" ? [Number(each)] : each.passed;
    });
    const { begin } = this.result;
    if (this.exports[name](begin, begin + 8, ...passed)) throw new Error(`${name} failed`);
    return Number(this.read(this.result)[0]);
  }
}

/**
 * Return the captures of a path, each `source << 8 | target` of cells `row << 4 | col`.
 *
 * @param {import("../rules.js").Position} position
 * @param {Uint16Array} path
 */
export function capturesOn({ cols, pieces }, path) {
  const place = (/** @type {number} */ cell) => (cell >> 4) * cols + (cell & 15);
  return Array.from(path.subarray(0, pieces - 1), (each) => ({
    source: place(each >> 8),
    target: place(each & 255),
  }));
}
