// @ts-check
/** Scales of charts: where a number lies on an axis, which numbers are named, and how. */

/**
 * @typedef {object} Axis
 * @property {string} [title]
 * @property {number} low the number at the left or at the bottom
 * @property {number} high
 * @property {"number" | "percent" | "log" | "percent log"} kind
 * @property {string[]} [names] of the places 0, 1, 2, ...
 */

/**
 * Return what gives the place of a number on an axis, in pixels.
 *
 * @param {Axis} axis
 * @param {number} start where `low` lies
 * @param {number} end where `high` lies
 * @returns {(number: number) => number}
 */
export function scale({ low, high, kind }, start, end) {
  const of = kind.endsWith("log") ? Math.log : (/** @type {number} */ number) => number;
  return (number) => start + ((of(number) - of(low)) / (of(high) - of(low))) * (end - start);
}

/**
 * Return the numbers to name on an axis, about as many as wanted, each with its name.
 *
 * @param {Axis} axis
 * @param {number} wanted
 * @returns {{at: number, name: string}[]}
 */
export function ticks({ low, high, kind, names }, wanted) {
  if (names) return names.map((name, at) => ({ at, name }));
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  const places = kind.endsWith("log") ? powers(from, to, wanted) : multiples(from, to, wanted);
  const isPercent = kind.startsWith("percent");
  return places.map((at) => ({ at, name: isPercent ? percent(at) : at.toLocaleString("en") }));
}

/**
 * Return multiples of a round number between two others.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} wanted
 */
function multiples(from, to, wanted) {
  const least = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? least;
  const found = [];
  for (let at = Math.ceil(from / step - 1e-9); at * step <= to + 1e-9 * step; at += 1) {
    found.push(Number((at * step).toPrecision(12)));
  }
  return found;
}

/**
 * Return powers of ten between two numbers.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} wanted
 */
function powers(from, to, wanted) {
  const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const step = Math.max(1, Math.ceil((last - first) / wanted));
  const found = [];
  for (let power = last; power >= first; power -= step) found.unshift(Number(`1e${power}`));
  return found;
}

/** @param {number} share */
function percent(share) {
  return `${Number((100 * share).toPrecision(6))} %`;
}
