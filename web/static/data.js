// @ts-check
/** The data that come with the page: within it if it is one file, else beside it. */

/**
 * Return what a file of data holds.
 *
 * @param {"results" | "puzzles"} name
 * @returns {Promise<any>}
 */
export async function load(name) {
  const within = document.getElementById(`greenest-data-${name}`)?.textContent;
  if (within) return JSON.parse(within);
  const response = await fetch(new URL(`data/${name}.json`, document.baseURI));
  if (!response.ok) throw new Error(`the ${name} cannot be loaded (${response.status})`);
  return response.json();
}
