// @ts-check
/** The page: its modes, its address, and what belongs to none of them. */

import { addressOf, linkTo, readAddress, stepOf, writeAddress } from "./address.js";
import { drawStack } from "./board/pyramid.js";
import { Board } from "./board/stacks.js";
import { BoardView } from "./board/view.js";
import { noteAsked, ownSource } from "./choice/choosing.js";
import { Play } from "./play/play.js";
import { Setup } from "./setup/setup.js";
import { announce } from "./page/announce.js";
import { svg } from "./elements.js";
import { showGames } from "./games.js";
import { all, byId, isTyping, messageOf, toggle } from "./page/finding.js";
import { startKeyList } from "./page/keylist.js";
import { fillSheet } from "./page/printed.js";
import { copy } from "./page/saving.js";
import { tell } from "./page/strip.js";
import { startTheme } from "./page/theme.js";
import { showResults } from "./results.js";
import { hasServer, keepFiles } from "./server.js";

/** @typedef {import("./address.js").Place} Place */

const view = new BoardView(byId("board"));
const setup = new Setup(view, { moved: () => keep(), asked: noteAsked, play: branch });
const play = new Play(view, { moved: () => keep(), solve: (board) => solve(board) });
const modes = { setup, play };
/** The modes without a board of the puzzle, each a section of that name. */
const sections = {
  results: showResults,
  games: (/** @type {HTMLElement} */ section) =>
    showGames(section, game, (begun) => {
      game = begun;
      keep();
    }),
};

/** What is shown; null on the way to another mode. @type {Place["mode"] | null} */
let mode = null;
/** The game at the table, by the name under which it is kept; "" is none. */
let game = "";
/** Which step of the browser's history that is. */
let step = "";
/** How often somebody went to a mode or an address; one that is still loading yields to a later one. */
let visits = 0;

/** Show a mode; its board is the one it had. @param {Place["mode"]} next @param {boolean} [isNew] whether Back leads here again */
function go(next, isNew = true) {
  const visit = ++visits;
  if (next === "play" && !play.source) {
    play.open({ mode: next }).then(() => visit === visits && go(next, isNew));
    return;
  }
  if (mode === "setup" || mode === "play") modes[mode].leave();
  mode = null;
  for (const button of all(".modes button")) {
    if (button.dataset.mode === next) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
  for (const part of all(".table [data-mode]")) {
    toggle(part, part.dataset.mode === next);
  }
  toggle(byId("table"), next in modes);
  for (const name of Object.keys(sections)) toggle(byId(name), name === next);
  if (next === "setup" || next === "play") modes[next].enter();
  else sections[next](byId(next));
  mode = next;
  document.body.dataset.shows = next;
  keep(isNew);
}

/** Keep what is shown in the address. @param {boolean} [isNew] whether Back leads here again if it is another step */
function keep(isNew = true) {
  if (!mode) return;
  const place = placeOf(mode);
  writeAddress(place, isNew && stepOf(place) !== step);
  step = stepOf(place);
}

/** @param {Place["mode"]} shown @returns {Place} */
function placeOf(shown) {
  if (shown === "games") return { mode: shown, game };
  return shown === "setup" || shown === "play" ? modes[shown].place : { mode: shown };
}

/** Show what the address says. */
async function follow() {
  const place = readAddress();
  if (mode && addressOf(place) === location.hash && location.hash === shown()) return;
  const visit = ++visits;
  let wrong = "";
  try {
    if (place.mode === "setup" && place.board) setup.open(Board.parse(place.board));
    if (place.mode === "play") await play.open(place);
    if (place.mode === "games") game = place.game ?? "";
  } catch (error) {
    if (visit !== visits) return;
    wrong = `The address cannot be followed: ${messageOf(error)}`;
    if (place.mode === "play" && !play.source) await play.open({ mode: "play" });
  }
  if (visit !== visits) return;
  go(place.mode, false);
  if (!wrong && place.mode === "setup" && place.moves) {
    try {
      setup.openSolution(place.moves, place.ply ?? 0);
    } catch (error) {
      wrong = `The solution cannot be shown: ${messageOf(error)}`;
    }
  }
  if (!wrong) return;
  announce(wrong);
  tell(wrong);
}

/** Return the address of what is shown. */
function shown() {
  return addressOf(placeOf(mode ?? "results"));
}

/** Ask for a solution of a board, in the other mode. @param {Board} board */
function solve(board) {
  setup.open(board);
  go("setup");
  setup.check();
}

/** Play on from a board of a line. @param {import("./board/drawing.js").Line} line @param {number} ply */
async function branch(line, ply) {
  const visit = ++visits;
  const source = await ownSource(line.boards[0]);
  if (visit !== visits) return;
  play.openOwn(source, line, ply);
  go("play");
}

/** Copy the address, which reproduces what is shown. */
async function copyLink() {
  if (byId("link").getAttribute("aria-disabled") === "true") return;
  const said = "The link is copied.";
  if (!(await copy(linkTo(), said))) return;
  if (mode && mode in modes) tell(said);
  byId("link").classList.add("done");
  setTimeout(() => byId("link").classList.remove("done"), 5000);
}

/** Draw three pyramids beside the name. */
function drawLogo() {
  const logo = svg("svg", { viewBox: "0 0 62 40", "aria-hidden": "true" });
  const places = [["B", 0], ["W", 22], ["G", 11]];
  for (const [colour, x] of places) {
    logo.append(svg("g", { transform: `translate(${x} 0)` }, drawStack(String(colour))));
  }
  byId("logo").append(logo);
}

/** Keys that what has the focus does not want are the board's. @param {KeyboardEvent} event */
function passOn(event) {
  if (event.defaultPrevented || !mode || !(mode in modes) || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const isSign = event.key.length === 1 && event.key !== " ";
  if (event.target === document.body || isSign) view.key(event);
}

for (const button of all(".modes button")) {
  button.addEventListener("click", () => go(/** @type {Place["mode"]} */ (button.dataset.mode)));
}
byId("link").addEventListener("click", copyLink);
document.addEventListener("keydown", passOn);
// What has the focus is framed for who uses keys, not for who points at it.
for (const [event, hand] of [["pointerdown", "pointer"], ["keydown", "keys"]]) {
  addEventListener(event, () => (document.documentElement.dataset.hand = hand), true);
}
addEventListener("popstate", follow);
addEventListener("beforeprint", () => {
  if (mode === "setup" || mode === "play") fillSheet(modes[mode].printed);
});
toggle(byId("api"), hasServer);
document.addEventListener("server-says", (event) => {
  const text = /** @type {CustomEvent<string>} */ (event).detail;
  byId("server-says").textContent = text;
  toggle(byId("server-says"), text !== "");
  announce(text || "The server answers again");
});
drawLogo();
keepFiles();
startTheme();
startKeyList();
follow();
