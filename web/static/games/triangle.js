// @ts-check
/**
 * Triforce drawn: `A1A3B2/.,./… turn=B ply=3`, a triangle of stacks from the bottom up, the stash of the
 * player at turn, and the dice just thrown. `+2` takes the stash, `a1-b2` two territories, `fight c2` one.
 */

import { svg } from "../elements.js";
import { valuesOf } from "./pockets.js";

const PLAYERS = "ABCDEF";
const EACH = 5;
const [WIDE, HIGH, EDGE, FLOOR] = [66, 88, 6, 26];
/** Pyramids of a tower that are drawn; those below are counted, and told in words. */
const MOST_DRAWN = 6;
const NAMES = ["small", "medium", "large"];
/** The territories of the pawns where the options do not say. @type {Record<string, string>} */
const SEATS = { 3: "a1,e5,e1", 4: "a1,e5,e3,e1", 5: "a1,c3,e5,e1,c1", 6: "a1,c3,e5,e3,e1,c1" };
/** @type {Record<string, string>} */
const ARMS = { X: "a sword", O: "a shield" };

/** @typedef {{owner: string, size: number}} Piece */

/** @param {import("./drawings.js").Shown} shown @returns {import("./places.js").Drawing} */
export function draw({ state, options, news }) {
  const values = valuesOf(state);
  const whites = options.layout.replaceAll("/", "");
  const pawns = (options.seats || SEATS[options.players]).split(",");
  const width = 2 * EDGE + 5 * WIDE;
  /** @type {SVGElement[]} */
  const picture = [];
  /** @type {import("./places.js").Place[]} */
  const places = [];
  values.board.split("/").forEach((rank, row) =>
    rank.split(",").forEach((text, at) => {
      const id = "abcde"[row] + (at + 1);
      const white = Number(whites[places.length]);
      const stack = piecesOf(text);
      const pawn = PLAYERS[pawns.indexOf(id)] ?? "";
      const place = { x: EDGE + ((4 - row) / 2 + at) * WIDE, y: EDGE + row * HIGH, width: WIDE, height: HIGH };
      places.push({ ...place, id, content: text, label: `${id}: ${inWords(white, stack, pawn)}` });
      picture.push(territory(place, id, white, stack, pawn));
    }),
  );
  const stash = stashOf(values.board, values.turn);
  picture.push(svg("text", { class: "note", x: EDGE + 2, y: 18 }, `${values.turn}’s stash`));
  stash.forEach((count, at) => {
    const place = { x: EDGE, y: 24 + at * 26, width: 96, height: 24 };
    places.push({ ...place, id: `+${at + 1}`, content: "", label: `${count} ${NAMES[at]} in the stash of ${values.turn}` });
    picture.push(bar({ owner: values.turn, size: at + 1 }, place.x + 30, place.y + 5, 14), svg("text", { class: "note", x: 68, y: place.y + 17 }, `× ${count}`));
  });
  return {
    width,
    height: 2 * EDGE + 5 * HIGH,
    picture: [...picture, ...diceOf(news, width)],
    places,
    prompt: promptOf(values),
    notes: pawns.map((_, player) => stashInWords(values.board, PLAYERS[player])),
  };
}

/** @param {string} move */
export function path(move) {
  return move.includes("-") ? move.split("-") : [move.replace("fight ", "")];
}

/** @param {Record<string, string>} values */
function promptOf({ done, choose, offer, at }) {
  if (choose) return "choose the next combat";
  if (offer) return `exchange a pyramid on ${at} for a ${offer}, or decline`;
  return `action ${Number(done ?? 0) + 1} of 3`;
}

/** @param {string} text @returns {Piece[]} */
function piecesOf(text) {
  return (text.match(/../g) ?? []).map(([owner, size]) => ({ owner, size: Number(size) }));
}

/** Return how many of each size a player has not placed. @param {string} board @param {string} player */
function stashOf(board, player) {
  return [1, 2, 3].map((size) => EACH - board.split(player + size).length + 1);
}

/** @param {string} board @param {string} player */
function stashInWords(board, player) {
  const left = stashOf(board, player).map((count, at) => `${count} ${NAMES[at]}`);
  return `${player} has ${left.join(", ")} in the stash`;
}

/** @param {number} white @param {Piece[]} stack @param {string} pawn */
function inWords(white, stack, pawn) {
  const pieces = stack.map(({ owner, size }) => `${ARMS[owner] ?? owner} ${NAMES[size - 1]}`);
  const on = pieces.length ? `, on it from the bottom ${pieces.join(", ")}` : ", bare";
  return `${NAMES[white - 1]} white pyramid${on}${pawn ? `, the pawn of ${pawn}` : ""}`;
}

/** @param {{x: number, y: number}} corner @param {string} id @param {number} white @param {Piece[]} stack @param {string} pawn */
function territory({ x, y }, id, white, stack, pawn) {
  const middle = x + WIDE / 2;
  const floor = y + HIGH - FLOOR;
  const hidden = stack.length > MOST_DRAWN ? stack.length - MOST_DRAWN + 1 : 0;
  const drawn = stack.slice(hidden);
  const level = 10;
  const parts = [
    svg("rect", { class: "floor", x: x + 2, y: y + 2, width: WIDE - 4, height: HIGH - 4, rx: 6 }),
    bar({ owner: "white", size: white }, middle, floor, 12),
    ...drawn.map((each, at) => bar(each, middle, floor - (at + 1 + Number(hidden > 0)) * level, level)),
    ...(hidden ? [svg("text", { class: "note middle", x: middle, y: floor - 1.5, "font-size": 9 }, `${hidden} below`)] : []),
    svg("text", { class: "id", x: x + 7, y: y + HIGH - 6 }, id),
  ];
  if (pawn) parts.push(svg("circle", { class: `owner-${pawn}`, cx: x + WIDE - 12, cy: y + HIGH - 11, r: 7 }), svg("text", { class: `letter on-${pawn}`, x: x + WIDE - 12, y: y + HIGH - 7.5 }, pawn));
  return svg("g", {}, ...parts);
}

/** Draw a pyramid from the side. @param {{owner: string, size: number}} piece @param {number} x its middle @param {number} y its top @param {number} height */
function bar({ owner, size }, x, y, height) {
  const half = 10 + 6 * size;
  const shape = `M${x - half + 4} ${y + 0.6}H${x + half - 4}L${x + half} ${y + height - 0.4}H${x - half}Z`;
  const name = owner === "white" ? String(size) : `${owner}${size}`;
  return svg(
    "g",
    {},
    svg("path", { class: `owner-${owner}`, d: shape }),
    svg("text", { class: `letter on-${owner}`, x, y: y + height / 2 + 3.4, "font-size": Math.min(10, height) }, name),
  );
}

/** Draw the dice of the last throw. @param {string[]} news @param {number} width */
function diceOf(news, width) {
  const thrown = news.flatMap((line) => [...line.matchAll(/(\w) throws (\d+) with a d(\d+)/g)]).slice(-6);
  return thrown.map(([, owner, pips, sides], at) => {
    const [x, y] = [width - 34 - 40 * (at % 3), 22 + 46 * Math.floor(at / 3)];
    return svg(
      "g",
      {},
      svg("path", { class: `owner-${owner}`, d: `M${x} ${y - 17}l16 9v17l-16 9l-16 -9v-17z` }),
      svg("text", { class: `letter on-${owner} pips`, x, y: y + 5 }, pips),
      svg("text", { class: "note middle", x, y: y + 28 }, `${owner} d${sides}`),
    );
  });
}
