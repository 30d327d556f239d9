// @ts-check
/**
 * How each game is drawn, by its name: `draw` returns its picture and places for a state in the game's
 * text, `path` the places that a move is chosen by, one after the other; one that is not drawn is a button.
 * A drawing names the options that it knows. A game without a drawing, or with another option, is shown as
 * text, and its moves as a list.
 */

import * as piles from "./piles.js";
import * as pockets from "./pockets.js";
import * as pyramids from "./pyramids.js";
import * as triangle from "./triangle.js";

/**
 * @typedef {{state: string, options: Record<string, string>, news: string[]}} Shown
 * @typedef {{draw: (shown: Shown) => import("./places.js").Drawing, path: (move: string, shown: Shown) => string[]}} Drawer
 */

/** @type {Record<string, {drawer: Drawer, options: string[]}>} */
const DRAWERS = {
  green: { drawer: pyramids, options: ["rows", "cols", "tournament", "tie"] },
  greener: { drawer: pyramids, options: ["rows", "cols", "tournament", "tie", "each"] },
  capstone: { drawer: piles, options: [] },
  threestone: { drawer: piles, options: [] },
  triforce: {
    drawer: triangle,
    options: ["players", "layout", "seats", "first", "lone_combat", "ply_cap", "sword", "shield"],
  },
  "3stones": { drawer: pockets, options: ["first", "skill", "spotted"] },
};

/** @type {Drawer} */
const PLAIN = {
  draw: () => ({ width: 1, height: 1, picture: [], places: [], prompt: "choose a move" }),
  path: (move) => [move],
};

/** Return how a game is drawn. @param {{name: string, options: Record<string, string>}} told */
export function drawerOf({ name, options }) {
  const known = DRAWERS[name];
  return known && Object.keys(options).every((each) => known.options.includes(each)) ? known.drawer : PLAIN;
}
