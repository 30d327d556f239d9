// @ts-check
/**
 * A game at a table as the server plays it: what it said last, and the questions to it.
 *
 * The page keeps the game, sealed, and sends it with each question. So a question is asked again until it
 * is answered, by this server or by one that was started again.
 */

import { isStill } from "../board/motion.js";
import { forget, namesOf, remember, remembered } from "../page/memory.js";
import { send } from "../server.js";

/**
 * @typedef {{move: string, words: string}} Move
 * @typedef {{name: string, is_person: boolean, score: number | null, seconds: number | null}} Player
 * @typedef {{seat: number | null, state: string, before: string | null, picture: string, moves: Move[],
 *   news: string[], log: string[] | null}} View
 * @typedef {{game: string, cover: string | null, name: string, plies: number, isOver: boolean, at: number,
 *   used?: number, turn?: number}} Kept
 * @typedef {{game: string, name: string, options: Record<string, string>, players: Player[],
 *   actor: number | null, waits_for: "person" | "opponent" | "nobody", can_undo: boolean,
 *   result: string | null, hand_over: string | null, view: View | null}} Told
 */

/** Milliseconds before an opponent moves, and before a question is asked again. */
const PAUSE = 450;
const AGAIN = 2000;
const BUSY = 503;

/**
 * Games of earlier visits that are kept: each by a name of its own, so that no new game ends another. Its `turn` counts
 * the answers, by which a tab knows that another went on with it; `used` are seconds thought since the last one.
 */
const MOST_KEPT = 12;
const KEPT = "match.";

/** Return the games that are kept, the last one first. @returns {(Kept & {id: string})[]} */
export function keptGames() {
  const all = namesOf(KEPT).map((name) => ({ id: name.slice(KEPT.length), .../** @type {Kept} */ (remembered(name, {})) }));
  return all.filter(({ game, at }) => game && at).sort((a, b) => b.at - a.at);
}

/** @param {number} milliseconds */
const passed = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Match {
  /** What was asked last; answers to what was asked before are dropped. */
  #asked = 0;
  isAsking = false;
  /** The games as they stood before each undo, the last one last. @type {string[]} */
  #later = [];
  /** When the clock of the player to move began to run. */
  #since = 0;
  /** The turn at which this tab knows the game. @type {number | undefined} */
  #turn = 0;

  /** @param {{shown: (told: Told) => void, says: (text: string) => void, waits: (isAsking: boolean) => void,
   *   overtaken: (id: string) => void}} handlers
   *   `says` gets "" when all is well, `overtaken` the game that another tab went on with */
  constructor(handlers) {
    this.handlers = handlers;
    /** @type {Told | null} */
    this.told = null;
    /** The name under which the game is kept, "" for none. */
    this.id = "";
    /** What began the game, null if it was begun elsewhere. @type {object | null} */
    this.question = null;
    addEventListener("pagehide", () => this.keepTime());
  }

  /** Go on with a kept game, once it is looked at. @param {Kept & {id: string}} kept */
  resume({ id, turn }) {
    this.id = id;
    this.#turn = turn;
  }

  /** Leave the game, which stays kept. */
  leave() {
    this.keepTime();
    this.#asked += 1;
    this.isAsking = false;
    this.id = "";
    this.told = null;
    this.question = null;
    this.#later = [];
  }

  /** Seconds used by the player to move since the last answer. */
  get used() {
    return this.told?.waits_for === "person" && this.told.view ? (performance.now() - this.#since) / 1000 : 0;
  }

  /** Keep the time thought since the last answer, which a reload would give back. */
  keepTime() {
    if (!this.told || this.told.players[0].seconds === null) return;
    const kept = this.#kept;
    if (kept?.game === this.told.game) remember(KEPT + this.id, { ...kept, used: this.used });
  }

  /** Seconds left to a player, from 0 on, null without a clock. @param {number} player */
  left(player) {
    const seconds = this.told?.players[player].seconds ?? null;
    const runs = this.told?.actor === player + 1;
    return seconds === null ? null : Math.max(0, seconds - (runs ? this.used : 0));
  }

  /** @param {object} question */
  begin(question) {
    this.question = question;
    return this.#ask("begin", question, newId());
  }

  /** @param {string} record @param {string} opponent */
  load(record, opponent) {
    this.question = null;
    return this.#ask("load", { record, opponent }, newId());
  }

  /** Show the game to who has the screen. @param {string} [game] @param {number} [seconds] */
  look(game = this.told?.game, seconds = this.used) {
    return this.#ask("look", { game, seconds });
  }

  /** @param {string | null} move null lets the time of the player run out */
  move(move) {
    return this.#ask("move", { game: this.told?.game, move, seconds: this.used });
  }

  undo() {
    return this.#ask("undo", { game: this.told?.game, seconds: this.used });
  }

  /** Whether something was taken back that can be made again. */
  get canRedo() {
    return this.#later.length > 0;
  }

  redo() {
    return this.#ask("redo", { game: this.told?.game, later: this.#later.at(-1), seconds: this.used });
  }

  /** Return the record of the game. */
  async record() {
    return (await send("games/save", { game: this.told?.game, seconds: this.used })).text();
  }

  /** Ask until there is an answer, and then for the moves of opponents. @param {string} path @param {object} question @param {string} [id] */
  async #ask(path, question, id = this.id) {
    this.#asked += 1;
    const own = this.#asked;
    this.#wait(true);
    for (;;) {
      try {
        const told = await (await send(`games/${path}`, question)).json();
        if (own !== this.#asked) return;
        if (id !== this.id) this.keepTime();
        this.id = id;
        if (this.#isBehind) {
          this.handlers.overtaken(id);
          return;
        }
        this.#keepLater(path);
        this.#wait(told.waits_for === "opponent");
        this.#take(told, path);
        if (told.waits_for !== "opponent") return;
        await passed(isStill() ? 0 : PAUSE);
        if (own !== this.#asked) return;
        [path, question] = ["answer", { game: told.game }];
      } catch (error) {
        if (own !== this.#asked) return;
        const { message, cause } = /** @type {Error} */ (error);
        if (cause !== undefined && cause !== BUSY) {
          this.#wait(false);
          this.handlers.says(message);
          return;
        }
        this.handlers.says(`${message}. Nothing is lost: the game is kept here and goes on when the server answers`);
        await passed(AGAIN);
        if (own !== this.#asked) return;
      }
    }
  }

  /** Keep what can be made again after a question was answered. @param {string} path */
  #keepLater(path) {
    if (path === "undo") this.#later.push(/** @type {Told} */ (this.told).game);
    else if (path === "redo") this.#later.pop();
    else if (path !== "look" && path !== "answer") this.#later = [];
  }

  /** @param {boolean} isAsking */
  #wait(isAsking) {
    this.isAsking = isAsking;
    this.handlers.waits(isAsking);
  }

  /** What is kept of the game. @returns {Kept | null} */
  get #kept() {
    return remembered(KEPT + this.id, null);
  }

  /** Whether another tab has gone on with the game. */
  get #isBehind() {
    return this.#kept !== null && this.#kept.turn !== this.#turn;
  }

  /** @param {Told} told @param {string} path what was asked */
  #take(told, path) {
    this.told = told;
    this.#since = performance.now();
    const seat = told.view?.seat ?? null;
    const name = told.hand_over ?? (seat === null ? null : told.players[seat - 1].name);
    const secret = told.players.filter((each) => each.is_person).length > 1 && told.view?.state.includes("?");
    const plies = told.view?.log?.length ?? told.view?.news.length ?? 0;
    const before = this.#kept;
    this.#turn = (before?.turn ?? 0) + Number(path !== "look");
    remember(KEPT + this.id, {
      game: told.game, cover: told.hand_over || secret ? name : null, name: told.name,
      plies: told.view?.log ? plies : (before?.plies ?? 0) + plies, isOver: told.result !== null, at: Date.now(),
      turn: this.#turn,
    });
    const others = keptGames().filter(({ id }) => id !== this.id);
    others.sort((a, b) => Number(a.isOver) - Number(b.isOver));
    for (const each of others.slice(MOST_KEPT - 1)) forget(KEPT + each.id);
    this.handlers.says("");
    this.handlers.shown(told);
  }
}

/** Return a name for a game to be kept under. */
function newId() {
  return Date.now().toString(36) + Math.floor(Math.random() * 1296).toString(36);
}
