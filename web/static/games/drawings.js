// @ts-check
/**
 * How each game is drawn, by its name: `draw` returns its picture and places for a state in the game's
 * text, `path` the places that a move is chosen by, one after the other; one that is not drawn is a button.
 * A game without a drawing is shown as text, and its moves as a list.
 */

import * as piles from "./piles.js";
import * as pockets from "./pockets.js";
import * as pyramids from "./pyramids.js";
import * as triangle from "./triangle.js";

/**
 * @typedef {{state: string, options: Record<string, string>, news: string[]}} Shown
 * @typedef {{draw: (shown: Shown) => import("./places.js").Drawing, path: (move: string, shown: Shown) => string[]}} Drawer
 */

/** @type {Record<string, Drawer>} */
const DRAWERS = {
  green: pyramids,
  greener: pyramids,
  capstone: piles,
  threestone: piles,
  triforce: triangle,
  "3stones": pockets,
};

/** @type {Drawer} */
const PLAIN = {
  draw: () => ({ width: 1, height: 1, picture: [], places: [], prompt: "choose a move" }),
  path: (move) => [move],
};

/** Return how a game is drawn. @param {string} name */
export function drawerOf(name) {
  return DRAWERS[name] ?? PLAIN;
}
