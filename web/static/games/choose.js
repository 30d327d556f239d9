// @ts-check
/** The form that begins a game: a gallery to choose from, who is at the screen, the opponents, the clock and options. */

import { drawStack } from "../board/pyramid.js";
import { html, svg } from "../elements.js";
import { filled } from "../page/failing.js";

/**
 * @typedef {{name: string, value: string, choices: string[]}} Option
 * @typedef {{game: string, summary: string, players: number, options: Option[], opponents: string[], rules: string}} Game
 */

/** The puzzle has the rest of the page. */
const PUZZLE = "greenest";
const MOST_PLAYERS = 6;
const LONGEST_RECORD = 90_000;
/** @type {Record<string, string>} */
export const TITLES = { green: "Green", greener: "Greener", capstone: "Capstone", threestone: "ThreeStone", triforce: "Triforce", "3stones": "3 Stones" };
/** Players and minutes of a game at a table, about. @type {Record<string, string>} */
const LENGTHS = {
  green: "3 players, 15 minutes", greener: "2 players, 15 minutes", capstone: "2 players, 20 minutes",
  threestone: "2 players, 15 minutes", triforce: "3 to 6 players, 45 minutes", "3stones": "2 players, 20 minutes",
};
/** What the seats are called, in their order. @type {Record<string, string[]>} */
const SEATS = {
  green: ["Black", "Green", "White"], greener: ["Black", "White"], "3stones": ["White", "Black"],
  triforce: ["A, blue", "B, yellow", "C, red", "D, violet", "E, mint", "F, dark"],
};
/** Opponents from the weakest on: how each is called, and what it does. @type {Record<string, [string, string]>} */
const LEVELS = {
  random: ["beginner", "moves at random"],
  greedy: ["easy", "takes what scores most at once"],
  mcts: ["medium", "plays 100 lines ahead for each move"],
  tree: ["good", "searches for 0.8 seconds a move, by random games"],
  alphabeta: ["good, looking ahead", "searches for 0.8 seconds a move, by alpha-beta"],
  best: ["strong", "the best that there is for this game, with 0.8 seconds a move"],
};
/** A turn of Triforce is several moves, so that each has less time. @type {Record<string, string>} */
const QUICK = { triforce: "best:0.4s" };
/** What an option is called, and what it does. @type {Record<string, [string, string]>} */
const OPTIONS = {
  rows: ["Rows", ""], cols: ["Columns", ""], players: ["Players", "three to six"],
  tournament: ["Tournament", "several games with the sides changed, whose scores are added up"],
  tie: ["A tie", "is a draw, or the game is played again"],
  each: ["Pyramids of each side", "0 for the fewest that the rules allow"],
  first: ["Who begins", ""],
  skill: ["Choose your stones", "each player has stones in hand, and none is drawn"],
  spotted: ["Points from the start", "of White and of Black, as 3,0"],
  layout: ["White pyramids", "their sizes, row by row from the top"],
  seats: ["Pawns", "their territories, as a1,e5,e1; empty for the usual ones"],
  lone_combat: ["Combat alone", "a stack of four of one player fights, too"],
  ply_cap: ["Longest game", "in turns"],
  sword: ["A sword", "is taken by the owner of the top, or by who is at turn"],
  shield: ["A shield", "serves the owner of the lowest pyramid, or who takes it"],
};

/**
 * Return the form.
 *
 * @param {{begin: (question: object) => void, load: (record: string, opponent: string) => void}} handlers
 */
export async function chooser(handlers) {
  const form = html("form", { class: "card begin", "aria-label": "New game" });
  await filled(form, async () => fill(form, await games(), handlers));
  return form;
}

/** @returns {Promise<Game[]>} */
async function games() {
  const response = await fetch(new URL("api/games", document.baseURI)).catch(() => null);
  if (!response?.ok) throw new Error("the server does not answer");
  const found = /** @type {Game[]} */ (await response.json());
  const order = Object.keys(TITLES);
  return found.filter(({ game }) => game !== PUZZLE).sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}

/** @param {HTMLElement} form @param {Game[]} found @param {{begin: (question: object) => void, load: (record: string, opponent: string) => void}} handlers */
function fill(form, found, handlers) {
  let game = found[0];
  const gallery = html("div", { class: "gallery", role: "group", "aria-label": "Games" }, ...found.map(pictured));
  const options = html("div", { class: "options" });
  const seats = html("fieldset", { class: "line seats" }, html("legend", {}, "You play"));
  const opponents = select("Opponents", []);
  const level = html("small", {});
  const minutes = field("Minutes each", "", "none");
  const rules = html("div", { class: "rules" });
  const file = html("input", { type: "file", accept: ".txt,text/plain", class: "unseen", tabindex: -1, "aria-label": "A saved game" });
  const load = html("button", { type: "button" }, "Load");
  const start = html("div", { class: "line" }, html("button", { class: "primary" }, "Begin"), load, file);
  const wrong = html("p", { class: "says wrong", role: "alert" });
  const boxes = Array.from({ length: MOST_PLAYERS }, (_, player) => {
    const box = html("input", { type: "checkbox", value: player + 1 });
    if (!player) box.setAttribute("checked", "");
    return { box: /** @type {HTMLInputElement} */ (box), name: html("span", {}), label: html("label", {}, box) };
  });
  for (const { label, name } of boxes) label.append(" ", name);
  seats.append(...boxes.map(({ label }) => label));

  const describe = () => {
    for (const each of gallery.querySelectorAll("button")) each.ariaPressed = String(each.dataset.game === game.game);
    options.replaceChildren(...game.options.map(optionOf));
    const levels = Object.keys(LEVELS).filter((each) => game.opponents.includes(each));
    opponents.input.replaceChildren(...levels.map((each) => html("option", { value: each }, LEVELS[each][0])));
    opponents.input.value = "greedy";
    rules.replaceChildren(...rulesOf(game.rules));
    showSeats();
    showLevel();
  };
  const isEndless = () => valuesIn(options).some(([name, value]) => name === "ply_cap" && value === "none");
  const played = () => (isEndless() && opponents.input.value === "best" ? "greedy" : opponents.input.value);
  const showLevel = () => (level.textContent = `${LEVELS[played()][1]} (${played()})`);
  const showSeats = () => {
    const players = Number(valuesIn(options).find(([name]) => name === "players")?.[1]) || game.players;
    boxes.forEach(({ label, name }, player) => {
      label.hidden = player >= players;
      name.textContent = SEATS[game.game]?.[player] ?? `Player ${player + 1}`;
    });
  };
  gallery.addEventListener("click", ({ target }) => {
    const name = /** @type {HTMLElement} */ (target).closest("button")?.dataset.game;
    if (!name) return;
    game = found.find((each) => each.game === name) ?? game;
    describe();
    start.scrollIntoView({ block: "nearest" });
  });
  options.addEventListener("change", showSeats);
  options.addEventListener("change", showLevel);
  opponents.input.addEventListener("change", showLevel);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const seated = boxes.filter(({ label, box }) => !label.hidden && box.checked).map(({ box }) => Number(box.value));
    wrong.textContent = seated.length ? "" : "Tick whom you play.";
    if (!seated.length) return;
    handlers.begin({
      game: game.game,
      options: valuesIn(options).map(([name, value]) => `${name}=${value}`),
      seats: seated,
      opponent: (played() === "best" && QUICK[game.game]) || played(),
      minutes: minutes.input.value.trim() || null,
    });
  });
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const chosen = /** @type {HTMLInputElement} */ (file).files?.[0];
    if (!chosen) return;
    const isLong = chosen.size > LONGEST_RECORD;
    const text = isLong ? "" : await chosen.text();
    const fault = isLong ? "too long for a record" : text.includes("\ufffd") && "not UTF-8 text";
    wrong.textContent = fault ? `${chosen.name} is ${fault}.` : "";
    if (!fault) handlers.load(text, opponents.input.value);
    /** @type {HTMLInputElement} */ (file).value = "";
  });
  form.replaceChildren(
    html("h2", {}, "New game"),
    gallery,
    seats,
    html("div", { class: "line" }, opponents.label, level, minutes.label),
    html("details", {}, html("summary", {}, "Options"), options),
    start,
    wrong,
    html("details", {}, html("summary", {}, "Rules"), rules),
  );
  describe();
}

/** Return the button of a game in the gallery. @param {Game} game */
function pictured({ game, summary }) {
  const words = [html("strong", {}, TITLES[game] ?? game), html("small", {}, LENGTHS[game] ?? ""), html("span", {}, summary)];
  return html("button", { type: "button", class: "game", "data-game": game }, iconOf(game), ...words);
}

/** Return a small picture of what a game is played with. @param {string} game */
function iconOf(game) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {SVGElement} */ part) =>
    svg("g", { transform: `translate(${x} ${y})` }, part);
  const stacks = (/** @type {string[]} */ ...each) => each.map((stack, place) => at(22 * place, 10, drawStack(stack)));
  const bars = (/** @type {string[]} */ names, /** @type {number} */ most) =>
    names.map((name, level) => svg("path", { class: name, d: `M${46 - most + 3 * level} ${50 - 12 * level}h${2 * most - 6 * level}l-3 -11h${6 - 2 * most + 6 * level}z` }));
  /** @type {Record<string, () => SVGElement[]>} */
  const pictures = {
    green: () => stacks("B", "G", "W"),
    greener: () => stacks("BGG", "", "WG").filter((_, place) => place !== 1),
    capstone: () => bars(["piece-fill-B", "piece-fill-R", "piece-fill-Y", "piece-fill-G"], 24),
    threestone: () => bars(["piece-fill-G", "piece-fill-Y", "piece-fill-B"], 24),
    triforce: () => bars(["owner-white", "owner-A", "owner-B", "owner-C"], 28),
    "3stones": () => ["W", "C", "B"].map((stone, place) => svg("circle", { class: `stone-${stone}`, cx: 16 + 28 * place, cy: 44 - 13 * place, r: 13 })),
  };
  return svg("svg", { viewBox: "0 0 90 60", "aria-hidden": "true" }, ...(pictures[game]?.() ?? []));
}

/** Return rules as paragraphs; what is set in columns stays so. @param {string} text */
function rulesOf(text) {
  const [, ...parts] = text.trim().split(/\n\n+/);
  return parts.map((part) =>
    /^(Moves|Drawing) /.test(part) || / {3}/.test(part)
      ? html("pre", { class: "plain", tabindex: 0 }, part)
      : html("p", {}, ...part.replace(/\n(?![-0-9])[ ]*/g, " ").split("\n").flatMap((line, at) => (at ? [html("br"), line] : [line]))),
  );
}

/** @param {string} name @param {string[][]} choices */
function select(name, choices) {
  const input = /** @type {HTMLSelectElement} */ (html("select", {}, ...choices.map(([value, text]) => html("option", { value }, text))));
  return { label: html("label", {}, `${name} `, input), input };
}

/** @param {string} name @param {string} value @param {string} [placeholder] */
function field(name, value, placeholder = "") {
  const input = /** @type {HTMLInputElement} */ (html("input", { type: "text", value, placeholder, size: 5, autocomplete: "off" }));
  return { label: html("label", {}, `${name} `, input), input };
}

/** @param {Option} option */
function optionOf({ name, value, choices }) {
  const [title, says] = OPTIONS[name] ?? [name, ""];
  const made = choices.length ? select(title, choices.map((each) => [each, each])) : field(title, value);
  made.input.value = value;
  made.input.name = name;
  if (says) made.label.append(" ", html("small", {}, says));
  return made.label;
}

/** Return the options that are not empty, by name. @param {HTMLElement} options */
function valuesIn(options) {
  const inputs = /** @type {HTMLInputElement[]} */ ([...options.querySelectorAll("input, select")]);
  return inputs.filter(({ value }) => value.trim()).map(({ name, value }) => [name, value.trim()]);
}
