// @ts-check
/**
 * The address of the page, which says all that is needed to show the same again.
 *
 *     #board=BGW/G1B          a board to set up, empty cells as numbers
 *     #board=BGW&play=a1xb1   the same being played, with the captures made
 *     #daily=2026-11-22&play= the board of a day
 *     #puzzle=easy-3&play=    a published puzzle
 *     #results
 */

/**
 * @typedef {{mode: "setup" | "play" | "results", board?: string, daily?: string, puzzle?: string,
 *   moves?: string[]}} Place
 */

const MODES = /** @type {const} */ (["setup", "play", "results"]);
const BOARDS = /** @type {const} */ (["board", "daily", "puzzle"]);

/** Return what an address says. @param {string} [hash] @returns {Place} */
export function readAddress(hash = location.hash) {
  const found = new Map(
    hash
      .slice(1)
      .split("&")
      .map((part) => part.split("=", 2))
      .map(([name, value]) => [name, value === undefined ? undefined : decoded(value)]),
  );
  /** @type {Place} */
  const place = { mode: "setup" };
  for (const mode of MODES) if (found.has(mode)) place.mode = mode;
  for (const name of BOARDS) if (found.get(name)) place[name] = found.get(name);
  if (place.daily || place.puzzle) place.mode = "play";
  if (place.mode === "play") place.moves = movesIn(found.get("play") ?? "");
  return place;
}

/** Return the moves of an address, without their numbers if they have some. @param {string} text */
function movesIn(text) {
  const words = text.split(/[.,;\s]+/);
  return words.filter((word) => word && !/^[0-9]+$/.test(word));
}

/** Return a place as the end of an address. @param {Place} place */
export function addressOf({ mode, board, daily, puzzle, moves = [] }) {
  if (mode === "results") return "#results";
  const what = puzzle ? `puzzle=${puzzle}` : daily ? `daily=${daily}` : `board=${board}`;
  return mode === "play" ? `#${what}&play=${moves.join(".")}` : `#${what}`;
}

/** Have the address say another place; only another mode can be gone back from. @param {Place} place @param {boolean} isNew */
export function writeAddress(place, isNew) {
  const address = addressOf(place);
  if (address === location.hash) return;
  if (isNew) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
