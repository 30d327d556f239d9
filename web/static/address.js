// @ts-check
/**
 * The address of the page, which says all that is needed to show the same again.
 *
 *     #board=BGW/G1B          a board to set up, empty cells as numbers
 *     #board=BGW&play=a1xb1   the same being played, with the captures made
 *     #board=BGW&line=b1xc1.a1xc1&ply=1
 *                             its solution, after the first capture; ply goes with play, too
 *     #daily=2026-11-22&play= the board of a day
 *     #puzzle=easy-3&play=    a published puzzle
 *     #lesson=2&play=         a board of the lesson
 *     #play, or nothing       a puzzle to begin with
 *     #setup                  the board that was set up last
 *     #results
 *     #games                  the games at a table
 *     #games=k3x9             the one that is kept under this name
 */

/**
 * @typedef {{mode: "setup" | "play" | "results" | "games", board?: string, daily?: string, puzzle?: string,
 *   lesson?: string, game?: string, moves?: string[], ply?: number}} Place
 */

const MODES = /** @type {const} */ (["setup", "play", "results", "games"]);
/** What names a board, the most special first. */
const BOARDS = /** @type {const} */ (["lesson", "puzzle", "daily", "board"]);

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
  const place = { mode: found.has("board") ? "setup" : "play" };
  for (const mode of MODES) if (found.has(mode)) place.mode = mode;
  if (found.get("games")) place.game = found.get("games");
  for (const name of BOARDS) if (found.get(name)) place[name] = found.get(name);
  if (place.daily || place.puzzle || place.lesson) place.mode = "play";
  const moves = found.get(place.mode === "play" ? "play" : "line");
  if (place.mode === "play" || moves) place.moves = movesIn(moves ?? "");
  const ply = Number(found.get("ply") || NaN);
  if (Number.isInteger(ply)) place.ply = ply;
  return place;
}

/** Return the moves of an address, without their numbers if they have some. @param {string} text */
function movesIn(text) {
  const words = text.split(/[.,;\s]+/);
  return words.filter((word) => word && !/^[0-9]+$/.test(word));
}

/** Return a place as the end of an address. @param {Place} place */
export function addressOf({ mode, moves, ply, game, ...named }) {
  if (mode === "results" || mode === "games") return `#${mode}${game ? `=${game}` : ""}`;
  const name = BOARDS.find((each) => named[each]) ?? "board";
  const what = `${name}=${named[name]}`;
  const line = moves ? `&${mode === "play" ? "play" : "line"}=${moves.join(".")}` : "";
  return `#${what}${line}${ply === undefined ? "" : `&ply=${ply}`}`;
}

/** Return which step of the browser's history a place is: a mode, and the board that is played. @param {Place} place */
export function stepOf({ mode, ...named }) {
  const name = mode === "play" ? BOARDS.find((each) => named[each]) : named.game && "game";
  return name ? `${name}=${named[name]}` : mode;
}

/** Have the address say another place, as a step that can be gone back from if it is new. @param {Place} place @param {boolean} isNew */
export function writeAddress(place, isNew) {
  const address = addressOf(place);
  if (address === location.hash) return;
  if (isNew) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/** Return a whole address for others, of the published page if there is one. @param {string} [end] */
export function linkTo(end = location.hash) {
  const published = document.querySelector('meta[name="greenest-address"]')?.getAttribute("content");
  return `${published ?? location.href.split("#")[0]}${end}`;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
