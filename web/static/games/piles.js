// @ts-check
/**
 * Capstone and ThreeStone drawn: `L=RG/./… M=./yB/… hands=-/- goals=BGBY/???? placed=L1 moved=-`.
 *
 * Piles stand in two rows, each above the pieces left of its size; capstones, hand and goals are below.
 * `R@L1` takes a piece left and a pile, `L1-L2` two piles, `r@M2` the pad and a pile, `BGRY` pieces of the
 * hand in that order.
 */

import { svg } from "../elements.js";
import { valuesOf } from "./pockets.js";

const COLOURS = "BGRY";
/** @type {Record<string, string>} */
const NAMES = { B: "blue", G: "green", R: "red", Y: "yellow", W: "common", "?": "hidden" };
const SIZES = /** @type {const} */ ({ L: { name: "large", width: 44 }, M: { name: "medium", width: 34 } });
const [WIDE, LEVEL, TOP, EDGE] = [54, 21, 26, 10];
const HIGH = TOP + 4 * LEVEL + 20;
const ROW = HIGH + 50;

/** @typedef {import("./places.js").Place} Place */

/** @param {import("./drawings.js").Shown} shown @returns {import("./places.js").Drawing} */
export function draw({ state }) {
  const values = valuesOf(state);
  const width = 2 * EDGE + 5 * WIDE;
  /** @type {SVGElement[]} */
  const picture = [];
  /** @type {Place[]} */
  const places = [];
  Object.entries(SIZES).forEach(([size, { name, width: base }], row) => {
    const piles = values[size].split("/").map((pile) => pile.replace(".", ""));
    const y = EDGE + row * ROW;
    picture.push(svg("rect", { class: "frame", x: 2, y: y - 6, width: width - 4, height: ROW - 8, rx: 8 }));
    const inset = (width - piles.length * WIDE) / 2;
    piles.forEach((pile, at) => {
      const place = { x: inset + at * WIDE, y, width: WIDE, height: HIGH };
      const id = `${size}${at + 1}`;
      places.push({ ...place, id, content: pile, label: `${id}: ${inWords(pile)}` });
      picture.push(...drawPile(pile, place.x + WIDE / 2, y, base, id));
    });
    [...COLOURS].forEach((colour, at) => {
      const count = piles.length - piles.join("").split(colour).length + 1;
      const place = { x: EDGE + 8 + at * 65, y: y + HIGH, width: 64, height: 34 };
      const label = `${count} ${name} ${NAMES[colour]} left`;
      places.push({ ...place, id: `${size}:${colour}`, content: "", label });
      picture.push(piece(colour, place.x + 22, place.y + 6, base - 8), number(count, place.x + 52, place.y + 22));
    });
  });
  const y = EDGE + 2 * ROW;
  const capstones = padOf(values);
  picture.push(svg("text", { class: "note", x: EDGE, y: y + 20 }, capstones.length ? "capstones" : "no capstones left"));
  capstones.forEach((capstone, at) => {
    const place = { x: EDGE + 80 + at * 40, y, width: 38, height: 32 };
    places.push({ ...place, id: capstone, content: "", label: `${capstoneName(capstone)} on the pad` });
    picture.push(cap(capstone, place.x + 19, y + 6));
  });
  const held = holdings(values, y + 40);
  return {
    width,
    height: y + 40 + 2 * 36,
    picture: [...picture, ...held.picture],
    places: [...places, ...held.places],
    prompt: promptOf(values),
  };
}

/** @param {string} move @param {import("./drawings.js").Shown} shown */
export function path(move, { state }) {
  const { goals } = valuesOf(state);
  // The last piece of a goal follows from the others.
  if (/^[BGRY]{4}$/.test(move) && goals.includes("-")) return [...move.slice(0, 3)].map((each) => `hand:${each}`);
  const placed = move.match(/^([BGRY])@([LM])(\d)$/);
  if (placed) return [`${placed[2]}:${placed[1]}`, placed[2] + placed[3]];
  const shifted = move.match(/^[a-z]?([LM]\d)-([LM]\d)$/);
  if (shifted) return [shifted[1], shifted[2]];
  return move.includes("@") ? move.split("@") : [move];
}

/** @param {Record<string, string>} values */
function promptOf({ goals, placed, moved }) {
  if (goals.includes("-")) return "order the hand as the goal, from the top";
  if (moved !== "-") return "move a capstone";
  return placed === "-" ? "place a piece" : "move a piece of another pile, or decline";
}

/** Return the capstones on the pad, each kind once. @param {Record<string, string>} values */
function padOf({ L, M }) {
  const placed = (L + M).replace(/[^a-z]/g, "");
  const all = L.split("/").length === 5 ? "bgry" : "w";
  return [...all].filter((each) => placed.split(each).length <= (all === "w" ? 2 : 1));
}

/** @param {string} capstone */
const capstoneName = (capstone) => (capstone === "w" ? "capstone" : `${NAMES[capstone.toUpperCase()]} capstone`);

/** Return what lies on a pile, from the top. @param {string} pile */
function inWords(pile) {
  const words = [...pile].map((each) => (each < "a" ? NAMES[each] : capstoneName(each)));
  return words.length ? `${words.join(", ")} from the top` : "empty";
}

/** Draw hands and goals, a line a player, and the places of a hand that can be ordered. @param {Record<string, string>} values @param {number} y */
function holdings({ hands, goals }, y) {
  /** @type {SVGElement[]} */
  const picture = [];
  /** @type {Place[]} */
  const places = [];
  hands.split("/").forEach((hand, player) => {
    const goal = goals.split("/")[player];
    const [name, held] = goal === "-" ? ["hand", hand] : ["goal", goal];
    const top = y + player * 36;
    picture.push(svg("text", { class: "note", x: EDGE, y: top + 20 }, `${player + 1}: ${name}`));
    [...held.replace("-", "")].forEach((each, at) => {
      const place = { x: EDGE + 80 + at * 42, y: top, width: 40, height: 32 };
      picture.push(piece(each, place.x + 20, top + 6, 28));
      const id = name === "hand" && each !== "?" && held[at - 1] !== each ? `hand:${each}` : `${name}${player}:${at}`;
      const many = name === "hand" ? held.split(each).length - 1 : 1;
      const label = `player ${player + 1}, ${name}: ${NAMES[each]}${many > 1 ? `, ${many} of them` : ""}`;
      places.push({ ...place, id, content: "", label });
    });
  });
  return { picture, places };
}

/** @param {string} pile @param {number} x its middle @param {number} y @param {number} base @param {string} name */
function drawPile(pile, x, y, base, name) {
  const isCapped = pile !== "" && pile[0] >= "a";
  const pieces = [...(isCapped ? pile.slice(1) : pile)].reverse();
  const floor = y + TOP + 4 * LEVEL;
  const drawn = [
    svg("rect", { class: "floor", x: x - base / 2 - 2, y: floor, width: base + 4, height: 3, rx: 1 }),
    svg("text", { class: "note middle", x, y: floor + 13 }, name),
    ...pieces.map((each, level) => piece(each, x, floor - (level + 1) * LEVEL, base)),
  ];
  return isCapped ? [...drawn, cap(pile[0], x, floor - pieces.length * LEVEL - 23)] : drawn;
}

/** @param {string} colour @param {number} x its middle @param {number} y its top @param {number} base */
function piece(colour, x, y, base) {
  const name = colour === "?" ? "hidden" : colour;
  const half = base / 2;
  const shape = `M${x - half * 0.72} ${y + 1}H${x + half * 0.72}L${x + half} ${y + LEVEL - 1}H${x - half}Z`;
  return svg("g", { class: `piece piece-${name}` }, svg("path", { d: shape }), svg("text", { x, y: y + 15.5 }, colour));
}

/** @param {string} letter @param {number} x its middle @param {number} y its top */
function cap(letter, x, y) {
  const shape = `M${x} ${y}L${x + 14} ${y + 22}H${x - 14}Z`;
  return svg(
    "g",
    { class: `piece piece-${letter.toUpperCase()} cap` },
    svg("path", { d: shape }),
    svg("text", { x, y: y + 19 }, letter),
  );
}

/** @param {number} count @param {number} x @param {number} y */
const number = (count, x, y) => svg("text", { class: "note middle", x, y }, `×${count}`);
