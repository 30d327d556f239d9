// @ts-check
/** The games at a table: a game is chosen, drawn, played by places or by its list of moves, and saved. */

import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { dim, messageOf, toggle } from "../page/finding.js";
import { refill } from "../page/roving.js";
import { save } from "../page/saving.js";
import { sentence } from "../board/reason.js";
import { many } from "../plurals.js";
import { TITLES, chooser } from "./choose.js";
import { drawerOf } from "./drawings.js";
import { Match, keptGames } from "./match.js";
import { Places } from "./places.js";

/** @typedef {import("./match.js").Told} Told */
/** @typedef {import("./match.js").Move} Move */

const SECOND = 1000;
/** The two places of a move as it is written: `a2xb2`, `L1-L2`. */
const WAY = /\b([a-pLM]\d+)[x-]([a-pLM]\d+)\b/;
/** Lines of what was played since that are told above the board. */
const MOST_NEWS = 3;
const OVERTAKEN = "another tab went on with this game, which is shown as it stands there; what was just done here is left out";

/** Return the table where games are played. @param {(game: string) => void} moved is told which kept game is played */
export async function openTable(moved) {
  const style = html("link", { rel: "stylesheet", href: "games/games.css" });
  await new Promise((resolve) => {
    style.addEventListener("load", resolve);
    style.addEventListener("error", resolve);
    document.head.append(style);
  });
  const table = new Table(moved);
  const form = await chooser({
    begin: (question) => table.match.begin(question),
    load: (record, opponent) => table.match.load(record, opponent),
  });
  table.desk.append(table.earlier, form);
  return table;
}

export class Table {
  /** The places clicked of a move that is not complete. @type {string[]} */
  #chosen = [];
  /** @type {string[]} */
  #log = [];
  /** The game that was shown last. */
  #shown = "";

  /** @param {(game: string) => void} moved */
  constructor(moved) {
    this.moved = moved;
    this.open = this.open.bind(this);
    this.match = new Match({
      shown: (told) => this.#show(told),
      says: (text) => this.#say(text),
      waits: (isAsking) => this.#wait(isAsking),
      overtaken: (id) => this.#catchUp(id),
    });
    this.turn = html("p", { class: "turn" });
    this.board = html("div", { class: "board" });
    this.places = new Places(this.board, (id) => this.#choose(id));
    this.plain = html("pre", { class: "plain", tabindex: 0 });
    this.cover = html("div", { class: "cover", hidden: "" });
    this.words = html("div", { class: "bar moves-bar" });
    this.says = html("p", { class: "notice", role: "alert" });
    this.notes = html("div", { class: "notes" });
    this.undoButton = html("button", { type: "button", title: "Take back (U)" }, "Take back");
    this.undoButton.addEventListener("click", () => this.#log.length && this.match.undo()); // it says why not
    this.redoButton = button("Forward", () => this.match.redo(), "R");
    this.saveButton = button("Save", () => this.#save());
    this.players = html("ul", { class: "players" });
    this.news = html("p", { class: "news" });
    this.earlier = html("section", { class: "card", "aria-label": "Games begun", hidden: "" });
    this.moves = html("ol", { class: "moves" });
    this.log = html("ol", { class: "moves log", reversed: "", tabindex: 0 });
    const bar = html("div", { class: "bar" }, this.undoButton, this.redoButton, this.saveButton);
    const stage = [this.turn, this.board, this.plain, this.cover, this.words, bar, this.news, this.notes];
    this.playing = html("section", { class: "stage", "aria-label": "Game" }, ...stage);
    this.cards = [card("Players", this.players), card("Possible moves", this.moves), card("Moves played", this.log)];
    this.desk = html("div", { class: "desk" }, this.says, ...this.cards);
    this.element = html("div", { class: "table match" }, this.playing, this.desk);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    for (const part of [this.playing, ...this.cards]) toggle(part, false);
    setInterval(() => this.#tick(), SECOND / 2);
  }

  /** @param {boolean} isAsking */
  #wait(isAsking) {
    this.element.classList.toggle("is-asking", isAsking);
    if (isAsking || this.match.told?.waits_for !== "opponent") return;
    this.words.replaceChildren(button("Ask the opponent again", () => this.match.look()));
  }

  /** Go on with a kept game; "" leaves the table free. @param {string} id */
  open(id) {
    if (id === this.match.id && (id === "" || this.match.told)) return this.#listEarlier();
    const kept = keptGames().find((each) => each.id === id);
    this.match.leave();
    for (const part of [this.playing, ...this.cards]) toggle(part, false);
    if (kept) this.match.resume(kept);
    this.#listEarlier();
    if (!kept) return undefined;
    if (kept.cover) return this.#hide(kept.cover, kept.game, kept.used);
    return this.match.look(kept.game, kept.used);
  }

  /** Show a game as another tab has left it. @param {string} id */
  async #catchUp(id) {
    this.match.leave();
    await this.open(id);
    this.#say(OVERTAKEN);
  }

  /** List the games that were begun, to go on with. */
  #listEarlier() {
    const others = keptGames().filter(({ id, isOver }) => !isOver && id !== this.match.id);
    const buttons = others.map(({ id, name, plies }) =>
      button(`${TITLES[name] ?? name}, ${many(plies, "line")} played`, () => {
        this.open(id);
        this.moved(id);
      }),
    );
    this.earlier.replaceChildren(html("h2", {}, "Go on with"), html("div", { class: "line" }, ...buttons));
    toggle(this.earlier, others.length > 0);
  }

  /** @param {Told} told */
  #show(told) {
    this.#chosen = [];
    const isNew = this.playing.hidden;
    for (const part of [this.playing, ...this.cards]) toggle(part, true);
    if (this.#shown !== this.match.id) {
      this.#shown = this.match.id;
      this.moved(this.match.id);
      this.#listEarlier();
      this.playing.scrollIntoView({ block: "start" });
    } else if (isNew) this.playing.scrollIntoView({ block: "start" });
    if (this.says.parentElement === this.desk) this.news.before(this.says);
    toggle(this.cards[1], !told.result);
    this.#listPlayers(told);
    dim(this.undoButton, !told.can_undo);
    dim(this.redoButton, !this.match.canRedo);
    if (told.hand_over) {
      this.#hide(told.hand_over, told.game);
      return;
    }
    const view = /** @type {import("./match.js").View} */ (told.view);
    this.#uncover(true);
    if (view.log) this.#log = [...view.log];
    else this.#log.push(...view.news);
    this.log.replaceChildren(...this.#log.toReversed().map((line) => html("li", {}, line)));
    if (view.news.length) announce(view.news.join(". "));
    const end = ownEnd(told);
    this.news.textContent = [...view.news.slice(-MOST_NEWS), ...(end && told.result ? [told.result] : [])].join(". ");
    this.#draw();
    if (!told.result) return;
    announce(told.result);
    const { question } = this.match;
    if (question) this.words.replaceChildren(button("Again", () => this.match.begin(question)));
    this.turn.scrollIntoView({ block: "nearest" });
  }

  /** Draw the game with the places chosen so far, and list the moves that go on from there. */
  #draw() {
    const { told } = this.match;
    if (!told?.view) return;
    const { state, before, news, picture } = told.view;
    const { options } = told;
    const drawer = drawerOf(told);
    const drawing = drawer.draw({ state, options, news });
    this.#goAhead();
    const moves = this.#going;
    const ids = new Set(drawing.places.map(({ id }) => id));
    const open = new Set(moves.map((move) => this.#path(move)[this.#chosen.length]));
    const earlier = new Map(
      before === null ? [] : drawer.draw({ state: before, options, news: [] }).places.map(({ id, content }) => [id, content]),
    );
    const changed = drawing.places.filter(({ id, content }) => earlier.has(id) && earlier.get(id) !== content);
    toggle(this.board, ids.size > 0);
    toggle(this.plain, ids.size === 0);
    this.plain.textContent = picture;
    if (ids.size) this.places.show(drawing, { chosen: this.#chosen, open, changed: new Set(changed.map(({ id }) => id)), way: wayIn(news) });
    const wordless = moves.filter((move) => !ids.has(this.#path(move)[this.#chosen.length]));
    this.words.replaceChildren(
      ...(ids.size ? wordless : []).map((move) => button(labelOf(move), () => this.#play(move))),
    );
    refill(this.moves, ...moves.map((move) => this.#moveItem(move)));
    this.notes.replaceChildren(...(drawing.notes ?? []).map((note) => html("p", {}, note)));
    this.#tellTurn(told, drawing.prompt);
  }

  /** @param {Told} told @param {string} prompt */
  #tellTurn(told, prompt) {
    const { actor, players, waits_for, result } = told;
    const end = ownEnd(told);
    const who = actor === null ? "" : players[actor - 1].name;
    const words = waits_for === "person" ? `${who}: ${prompt}` : `${who} is thinking…`;
    this.turn.textContent = end || (result ?? words);
    this.turn.classList.toggle("is-over", result !== null);
    this.turn.classList.toggle("is-won", end.startsWith("You won"));
  }

  /** The moves that begin with the places chosen. */
  get #going() {
    const moves = this.match.told?.view?.moves ?? [];
    return moves.filter((move) => this.#chosen.every((id, at) => this.#path(move)[at] === id));
  }

  /** @param {Move} move */
  #path({ move }) {
    const told = /** @type {Told} */ (this.match.told);
    const view = /** @type {import("./match.js").View} */ (told.view);
    return drawerOf(told).path(move, { state: view.state, options: told.options, news: [] });
  }

  /** Choose places that all moves have next, but never the last of a move. */
  #goAhead() {
    for (;;) {
      const moves = this.#going;
      const at = this.#chosen.length;
      const next = new Set(moves.map((move) => this.#path(move)[at]));
      if (next.size !== 1 || moves.some((move) => this.#path(move).length <= at + 1)) return;
      this.#chosen.push(...next);
    }
  }

  /** @param {string} id */
  #choose(id) {
    const { told } = this.match;
    if (told?.waits_for !== "person" || this.match.isAsking) return;
    const at = this.#chosen.length;
    if (this.#going.some((move) => this.#path(move)[at] === id)) {
      this.#chosen.push(id);
      const move = this.#going.find((each) => this.#path(each).length === at + 1);
      if (move) {
        this.#play(move);
        return;
      }
    } else {
      const wasChosen = this.#chosen.includes(id);
      const from = this.#chosen[0];
      this.#chosen = [];
      if (!wasChosen && this.#going.some((move) => this.#path(move)[0] === id)) this.#chosen = [id];
      else if (!wasChosen) this.#say(from ? `no move goes from ${from} to ${id}` : `${this.places.inWords(id)}: no move begins there now. Dashed frames mark where one can`);
    }
    if (this.#chosen.length) this.#say("");
    this.#draw();
    if (this.#chosen.length) announce(`${this.#chosen.join(", ")} chosen, ${this.#going.length} to choose from`);
  }

  /** @param {Move} move */
  #play({ move }) {
    if (this.match.isAsking) return;
    this.match.move(move);
  }

  /** @param {Move} move */
  #moveItem(move) {
    const words = move.words === move.move ? [] : [html("span", { class: "words" }, move.words)];
    const made = html("button", { type: "button", class: "capture" }, html("span", { class: "notation" }, move.move), " ", ...words);
    made.addEventListener("click", () => this.#play(move));
    return html("li", {}, made);
  }

  /** @param {Told} told */
  #listPlayers({ players, actor }) {
    const items = players.map(({ name, is_person, score }, player) => {
      const about = html("span", { class: "chip" }, is_person ? "at the screen" : "opponent");
      const points = html("span", { class: "points" }, score === null ? "" : String(score));
      const item = html("li", {}, html("span", {}, name), about, points, html("span", { class: "clock", "data-player": player }));
      if (actor === player + 1) item.setAttribute("aria-current", "true");
      return item;
    });
    this.players.replaceChildren(...items);
    this.#tick();
  }

  /** Show the clocks, keep their time, and let the time of a player run out. */
  #tick() {
    this.match.keepTime();
    for (const clock of this.players.querySelectorAll(".clock")) {
      const left = this.match.left(Number(/** @type {HTMLElement} */ (clock).dataset.player));
      clock.textContent = left === null ? "" : onItsFace(left);
    }
    const { told } = this.match;
    if (told?.waits_for !== "person" || !told.actor || this.match.isAsking) return;
    if (told.view && this.match.left(told.actor - 1) === 0) this.match.move(null);
  }

  /** Hide the game until the screen has been handed over. @param {string} player @param {string} game @param {number} [used] */
  #hide(player, game, used = 0) {
    toggle(this.playing, true);
    this.#uncover(false);
    this.#log = [];
    for (const part of [this.moves, this.log, this.words, this.notes]) part.replaceChildren();
    this.places.clear();
    this.plain.textContent = "";
    this.news.textContent = "";
    this.turn.textContent = "";
    const shown = button(`I am ${player}: show my side`, () => this.match.look(game, used));
    shown.classList.add("primary");
    const text = `Give the screen to ${player}.`;
    this.cover.replaceChildren(html("p", { class: "headline" }, text), shown);
    announce(text);
    shown.focus();
  }

  /** @param {boolean} isOpen */
  #uncover(isOpen) {
    toggle(this.cover, !isOpen);
    if (!isOpen) for (const part of [this.board, this.plain]) toggle(part, false);
  }

  async #save() {
    try {
      const record = await this.match.record();
      save(`${this.match.told?.name}.txt`, new Blob([record], { type: "text/plain" }));
      announce("The game is saved, with whatever is hidden in it");
    } catch (error) {
      this.#say(messageOf(error));
    }
  }

  /** @param {string} text "" when there is nothing to say */
  #say(text) {
    this.says.textContent = text && sentence(text);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).matches("input, select")) return;
    if (event.key === "Escape" && this.#chosen.length) {
      this.#chosen = [];
      this.#draw();
    } else {
      ({ u: this.undoButton, r: this.redoButton })[event.key.toLowerCase()]?.click();
    }
  }
}

/** Return how a game ended for the one person who played it, "" if that is not one or none wins. @param {Told} told */
function ownEnd({ players, result }) {
  const [own, ...others] = players.toSorted((a, b) => Number(b.is_person) - Number(a.is_person));
  if (others.some(({ is_person }) => is_person) ) return "";
  const scores = [own, ...others].map(({ score }) => score);
  const points = scores.includes(null) ? "" : ` ${scores.join(":")}`;
  // Of two names of which one ends like the other, the longer is meant.
  const [winner] = players
    .filter(({ name }) => result?.includes(`${name} wins`))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (!winner) return "";
  return `You ${winner === own ? "won" : "lost"}${points}`;
}

/** Return the places from and to which the last move went that names two. @param {string[]} news */
function wayIn(news) {
  const [, from, to] = news.map((line) => WAY.exec(line)).findLast(Boolean) ?? [];
  return from ? [from, to] : [];
}

/** @param {string} text @param {() => void} act @param {string} [key] */
function button(text, act, key) {
  const made = html("button", { type: "button", ...(key && { title: `${text} (${key})` }) }, text);
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") act();
  });
  return made;
}

/** Return a move with what it does. @param {Move} move */
function labelOf({ move, words }) {
  return move === words ? move : `${move}: ${words}`;
}

/** @param {string} title @param {HTMLElement} content */
function card(title, content) {
  return html("section", { class: "card", "aria-label": title }, html("h2", {}, title), content);
}

/** Return time left as minutes and seconds, rounded up. @param {number} seconds */
function onItsFace(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
