// @ts-check
/** The door to the games at a table, whose modules are loaded when they are asked for. */

import { html } from "./elements.js";
import { filled } from "./page/failing.js";
import { hasServer } from "./server.js";

const SERVED =
  "Their rules are a program that this page, one file, does not hold; a server has it. Install the package, and " +
  "this command opens the same page with all six, for people at one screen and against opponents:";

/** The table, made once. @type {Promise<import("./games/table.js").Table> | null} */
let table = null;

/**
 * Show the games in a section of the page.
 *
 * @param {HTMLElement} section
 * @param {string} game the kept game to go on with, "" for none
 * @param {(game: string) => void} moved is told which game is played
 */
export function showGames(section, game, moved) {
  return filled(section, async () => {
    if (!hasServer) {
      const command = html("code", {}, "greenest serve --open");
      section.replaceChildren(html("h2", {}, "Six more games"), html("p", {}, `${SERVED} `, command));
      return;
    }
    if (!table) section.replaceChildren(html("p", {}, "Loading …"));
    table ??= import("./games/table.js").then(({ openTable }) => openTable(moved));
    table.catch(() => (table = null));
    const { element, open } = await table;
    if (!section.contains(element)) section.replaceChildren(html("h2", { class: "unseen" }, "Six more games"), element);
    open(game);
  });
}
