// @ts-check
/** The data that come with the page: within it if it is one file, else beside it. */

/** What was asked for; each file is read once. @type {Map<string, Promise<any>>} */
const read = new Map();

/**
 * Return what a file of data holds; throws an Error that can be shown, and reads again when asked again.
 *
 * @param {"results" | "puzzles"} name
 * @returns {Promise<any>}
 */
export function load(name) {
  const before = read.get(name);
  if (before) return before;
  const found = fetched(name);
  read.set(name, found);
  found.catch(() => read.delete(name));
  return found;
}

/** @param {string} name */
async function fetched(name) {
  const within = document.getElementById(`greenest-data-${name}`)?.textContent;
  if (within) return JSON.parse(within);
  const response = await fetch(new URL(`data/${name}.json`, document.baseURI)).catch(() => null);
  if (!response?.ok) {
    const why = response ? response.status : "the server does not answer";
    throw new Error(`the ${name} cannot be loaded (${why})`);
  }
  return response.json();
}
