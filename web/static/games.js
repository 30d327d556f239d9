// @ts-check
/** The door to the games at a table, whose modules are loaded when they are asked for. */

import { html } from "./elements.js";
import { filled } from "./page/failing.js";
import { hasServer } from "./server.js";

const SERVED = "These games are played by a server, by the rules of the package:";

/** Show the games in a section of the page. @param {HTMLElement} section */
export function showGames(section) {
  return filled(section, async () => {
    if (section.querySelector(".match")) return;
    if (!hasServer) {
      const command = html("code", {}, "greenest serve --open");
      section.replaceChildren(html("h2", {}, "Six more games"), html("p", {}, `${SERVED} `, command));
      return;
    }
    const { openTable } = await import("./games/table.js");
    section.replaceChildren(...(await openTable()));
  });
}
