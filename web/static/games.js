// @ts-check
/** The door to the games at a table, whose modules are loaded when they are asked for. */

import { html } from "./elements.js";
import { filled } from "./page/failing.js";
import { hasServer } from "./server.js";

const SERVED = "These games are played by a server, by the rules of the package:";

/** What the section shows, made once. @type {Promise<HTMLElement[]> | null} */
let table = null;

/** Show the games in a section of the page. @param {HTMLElement} section */
export function showGames(section) {
  return filled(section, async () => {
    if (section.querySelector(".match")) return;
    if (!hasServer) {
      const command = html("code", {}, "greenest serve --open");
      section.replaceChildren(html("h2", {}, "Six more games"), html("p", {}, `${SERVED} `, command));
      return;
    }
    table ??= import("./games/table.js").then(({ openTable }) => openTable());
    table.catch(() => (table = null));
    section.replaceChildren(...(await table));
  });
}
