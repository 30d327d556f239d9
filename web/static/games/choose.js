// @ts-check
/** The form that begins a game: which one, its options, who is at the screen, the opponent and the clock. */

import { html } from "../elements.js";
import { filled } from "../page/failing.js";

/**
 * @typedef {{name: string, value: string, choices: string[]}} Option
 * @typedef {{game: string, summary: string, players: number, options: Option[], opponents: string[], rules: string}} Game
 */

/** The puzzle has the rest of the page. */
const PUZZLE = "greenest";
const MOST_PLAYERS = 6;
const LONGEST_RECORD = 100_000;
/** @type {Record<string, string>} */
const TITLES = { green: "Green", greener: "Greener", capstone: "Capstone", threestone: "ThreeStone", triforce: "Triforce", "3stones": "3 Stones" };

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
  const games = select("Game", found.map(({ game }) => [game, TITLES[game] ?? game]));
  const summary = html("p", { class: "says" });
  const options = html("div", { class: "line options" });
  const seats = html("fieldset", { class: "line seats" }, html("legend", {}, "At this screen"));
  const opponents = select("Opponent", []);
  const minutes = field("Minutes each", "", "none");
  const rules = html("pre", { class: "plain", tabindex: 0 });
  const file = html("input", { type: "file", accept: ".txt,text/plain", class: "unseen", tabindex: -1, "aria-label": "A saved game" });
  const load = html("button", { type: "button" }, "Load");
  const wrong = html("p", { class: "says wrong", role: "alert" });
  const boxes = Array.from({ length: MOST_PLAYERS }, (_, player) => {
    const box = html("input", { type: "checkbox", value: player + 1 });
    if (!player) box.setAttribute("checked", "");
    return html("label", {}, box, ` ${player + 1}`);
  });
  seats.append(...boxes);

  const describe = () => {
    const game = /** @type {Game} */ (found.find((each) => each.game === games.input.value));
    summary.textContent = game.summary;
    options.replaceChildren(...game.options.map(optionOf));
    opponents.input.replaceChildren(...game.opponents.map((each) => html("option", { value: each }, each)));
    opponents.input.value = "greedy";
    rules.textContent = game.rules;
    showSeats();
  };
  const showSeats = () => {
    const game = /** @type {Game} */ (found.find((each) => each.game === games.input.value));
    const chosen = Number(valuesIn(options).find(([name]) => name === "players")?.[1]);
    boxes.forEach((box, player) => (box.hidden = player >= (chosen || game.players)));
  };
  games.input.addEventListener("change", describe);
  options.addEventListener("change", showSeats);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const checked = boxes.filter((box) => !box.hidden && box.querySelector("input")?.checked);
    const seated = checked.map((box) => Number(box.querySelector("input")?.value));
    wrong.textContent = seated.length ? "" : "Somebody has to sit at this screen.";
    if (!seated.length) return;
    handlers.begin({
      game: games.input.value,
      options: valuesIn(options).map(([name, value]) => `${name}=${value}`),
      seats: seated,
      opponent: opponents.input.value,
      minutes: minutes.input.value.trim() || null,
    });
  });
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const chosen = /** @type {HTMLInputElement} */ (file).files?.[0];
    if (!chosen) return;
    const isLong = chosen.size > LONGEST_RECORD;
    wrong.textContent = isLong ? `${chosen.name} is too long for a record.` : "";
    if (!isLong) handlers.load(await chosen.text(), opponents.input.value);
    /** @type {HTMLInputElement} */ (file).value = "";
  });
  form.replaceChildren(
    html("h2", {}, "New game"),
    html("div", { class: "line" }, games.label, opponents.label, minutes.label),
    summary,
    seats,
    html("details", {}, html("summary", {}, "Options"), options),
    html("div", { class: "line" }, html("button", { class: "primary" }, "Begin"), load, file),
    wrong,
    html("details", {}, html("summary", {}, "Rules"), rules),
  );
  describe();
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
  const made = choices.length ? select(name, choices.map((each) => [each, each])) : field(name, value);
  made.input.value = value;
  made.input.name = name;
  return made.label;
}

/** Return the options that are not empty, by name. @param {HTMLElement} options */
function valuesIn(options) {
  const inputs = /** @type {HTMLInputElement[]} */ ([...options.querySelectorAll("input, select")]);
  return inputs.filter(({ value }) => value.trim()).map(({ name, value }) => [name, value.trim()]);
}
