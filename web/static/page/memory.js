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

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}
