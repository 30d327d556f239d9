// @ts-check
/** What the browser remembers. It may refuse to, as for a page from a disk: then nothing is kept. */

const PREFIX = "greenest.";

/**
 * Return what was remembered under a name, or else the value given.
 *
 * @template T @param {string} name @param {T} otherwise @returns {T}
 */
export function remembered(name, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Return the names that begin in a way, under which something is remembered. @param {string} start @returns {string[]} */
export function namesOf(start) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + start));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}
