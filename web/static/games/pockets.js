// @ts-check
/**
 * 3 Stones drawn: `.../…/… turn=B last=f7 drawn=C pouch=29W30B11C`, an octagon of pockets, and the stones to
 * choose from below it. `Wf7` takes a pocket, and with open hands the stone before it.
 */

import { svg } from "../elements.js";

const SIDE = 11;
const CELL = 30;
const EDGE = 22;
const TRAY = { y: EDGE + SIDE * CELL + 18, height: 40 };
/** @type {Record<string, string>} */
const NAMES = { W: "white", B: "black", C: "clear", ".": "empty" };

/** Return the values of a state's text by their keys, "board" for what has none. @param {string} state */
export function valuesOf(state) {
  const pairs = state.split(" ").map((word) => (word.includes("=") ? word.split("=", 2) : ["board", word]));
  return /** @type {Record<string, string>} */ (Object.fromEntries(pairs));
}

/** @param {import("./drawings.js").Shown} shown @returns {import("./places.js").Drawing} */
export function draw({ state }) {
  const { board, turn, last, drawn, pouch, hands } = valuesOf(state);
  const pockets = board.split("/").flatMap((rank, row) =>
    [...rank].map((stone, place) => {
      const col = place + (SIDE - rank.length) / 2;
      const id = String.fromCharCode(97 + col) + (SIDE - row);
      return { id, stone, x: EDGE + col * CELL, y: EDGE + row * CELL };
    }),
  );
  const left = (hands ? hands.split("/")[turn === "W" ? 0 : 1] : pouch).match(/\d+[WBC]/g) ?? [];
  const supply = left.map((each, index) => ({
    stone: each.slice(-1),
    count: Number(each.slice(0, -1)),
    x: EDGE + 6 + index * 78,
  }));
  const places = pockets
    .filter(({ stone }) => stone !== "x")
    .map(({ id, stone, x, y }) => ({
      ...{ id, x, y, width: CELL, height: CELL, content: stone },
      label: `${id}: ${NAMES[stone]}${id === last ? ", the last stone" : ""}`,
    }));
  const chosenFrom = supply.map(({ stone, count, x }) => ({
    ...{ id: stone, x, y: TRAY.y, width: 72, height: TRAY.height, content: "" },
    label: `${count} ${NAMES[stone]} stones in hand`,
  }));
  const picture = [
    svg("path", { class: "frame", d: octagon() }),
    ...pockets.map(({ id, stone, x, y }) => pocket(stone, x + CELL / 2, y + CELL / 2, id === last)),
    ...names(),
    ...supply.flatMap(({ stone, count, x }) => [
      disc(stone, x + 20, TRAY.y + 20),
      svg("text", { class: "note", x: x + 40, y: TRAY.y + 25 }, `× ${count}`),
    ]),
    svg("text", { class: "note", x: EDGE + 240, y: TRAY.y + 25 }, hands ? "in hand" : "in the pouch"),
  ];
  return {
    width: 2 * EDGE + SIDE * CELL,
    height: TRAY.y + TRAY.height + 6,
    picture: drawn === "-" ? picture : [...picture, ...drawnStone(drawn)],
    places: hands ? [...places, ...chosenFrom] : places,
    prompt: drawn === "-" ? "place a stone" : `place the ${NAMES[drawn]} stone`,
  };
}

/** @param {string} move @param {import("./drawings.js").Shown} shown */
export function path(move, { state }) {
  return state.includes(" hands=") ? [move[0], move.slice(1)] : [move.slice(1)];
}

/** Draw the stone that is to be placed, in the free corner. @param {string} stone */
function drawnStone(stone) {
  return [
    disc(stone, EDGE + 30, EDGE + 24),
    svg("text", { class: "note", x: EDGE + 8, y: EDGE + 56 }, "to place"),
  ];
}

function octagon() {
  const [low, high, end] = [EDGE - 4, EDGE + SIDE * CELL + 4, 4 * CELL];
  return `M${low + end} ${low}H${high - end}L${high} ${low + end}V${high - end}L${high - end} ${high}H${low + end}L${low} ${high - end}V${low + end}Z`;
}

function names() {
  const labels = Array.from({ length: SIDE }, (_, at) => {
    const middle = EDGE + at * CELL + CELL / 2;
    const inset = EDGE + Math.max(0, Math.abs(at - 5) - 1) * CELL - 6;
    return [
      svg("text", { x: inset, y: middle + 4 }, String(SIDE - at)),
      svg("text", { x: middle, y: 2 * EDGE + SIDE * CELL - inset + 3 }, String.fromCharCode(97 + at)),
    ];
  });
  return [svg("g", { class: "names" }, ...labels.flat())];
}

/** @param {string} stone @param {number} x @param {number} y @param {boolean} isLast */
function pocket(stone, x, y, isLast) {
  if (stone === "x") return svg("circle", { class: "centre", cx: x, cy: y, r: 11 });
  const parts = [svg("circle", { class: "floor", cx: x, cy: y, r: 12.5 })];
  if (stone !== ".") parts.push(disc(stone, x, y));
  if (isLast) parts.push(svg("circle", { class: "last", cx: x, cy: y, r: 4 }));
  return svg("g", {}, ...parts);
}

/** @param {string} stone @param {number} x @param {number} y */
function disc(stone, x, y) {
  return svg("circle", { class: `stone-${stone}`, cx: x, cy: y, r: 11.5 });
}
