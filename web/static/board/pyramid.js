// @ts-check
/**
 * A stack as a drawing: the pyramid on top with its letter, and a band for each pyramid below it.
 *
 *        A           A  apex
 *       /|\          L  F  R  the corners of the base; F is nearest
 *      / | \
 *     L  |  R        the left face is lit, the right one in shade
 *      \_|_/
 *        F           a band below is the rim of a pyramid further down
 *
 * A cell is 40 units wide. Taller stacks rise above their cell, up to five bands; their height is
 * written beside them, so that neither height nor colour is told by the drawing alone.
 */

import { svg } from "../elements.js";

export const CELL = 40;

const BAND = 2.7;
const MOST_BANDS = 5;

const [LEFT, RIGHT, MIDDLE, FRONT, SIDE, APEX] = [3, 37, 20, 38, 30.5, 3.5];

/** Draw a stack in the square from 0 to 40. @param {string} stack its colours from the top down */
export function drawStack(stack) {
  const bands = [...stack.slice(1, 1 + MOST_BANDS)];
  const group = svg("g", { class: "stack" });
  bands.reverse().forEach((colour, level) => group.append(drawBand(colour, level * BAND)));
  group.append(drawPyramid(stack[0], bands.length * BAND));
  if (stack.length > 1) group.append(drawCount("height", stack.length, 39 - widthOf(stack.length)));
  return group;
}

/** Draw a single pyramid, its base so many units above the floor. @param {string} colour @param {number} lift */
function drawPyramid(colour, lift) {
  const [side, front, apex] = [SIDE - lift, FRONT - lift, APEX - lift];
  const lit = `M${MIDDLE} ${apex}L${LEFT} ${side}L${MIDDLE} ${front}Z`;
  const shaded = `M${MIDDLE} ${apex}L${RIGHT} ${side}L${MIDDLE} ${front}Z`;
  const outline = `M${MIDDLE} ${apex}L${LEFT} ${side}L${MIDDLE} ${front}L${RIGHT} ${side}Z`;
  return svg(
    "g",
    { class: `pyramid pyramid-${colour}` },
    svg("path", { class: "lit", d: lit }),
    svg("path", { class: "shaded", d: shaded }),
    svg("path", { class: "outline", d: outline }),
    svg("text", { x: MIDDLE, y: 30.5 - lift }, colour),
  );
}

/** Draw the rim of a pyramid below the top. @param {string} colour @param {number} lift */
function drawBand(colour, lift) {
  const [side, front] = [SIDE - lift, FRONT - lift];
  const left = `M${LEFT} ${side}L${MIDDLE} ${front}v${-BAND - 1}L${LEFT} ${side - BAND - 1}Z`;
  const right = `M${RIGHT} ${side}L${MIDDLE} ${front}v${-BAND - 1}L${RIGHT} ${side - BAND - 1}Z`;
  return svg(
    "g",
    { class: `pyramid pyramid-${colour}` },
    svg("path", { class: "lit", d: left }),
    svg("path", { class: "shaded", d: right }),
    svg("path", { class: "outline", d: `M${LEFT} ${side}L${MIDDLE} ${front}L${RIGHT} ${side}` }),
  );
}

/** Write a count of a stack in a small disc. @param {string} name the class @param {number} count @param {number} x its left end */
export function drawCount(name, count, x) {
  const width = widthOf(count);
  return svg(
    "g",
    { class: name },
    svg("rect", { x, y: 27.5, width, height: 12, rx: 6 }),
    svg("text", { x: x + width / 2, y: 36.8 }, String(count)),
  );
}

/** @param {number} count */
function widthOf(count) {
  return count > 9 ? 16 : 12;
}

/** Return a drawing of its own of one stack, for buttons and lists. @param {string} stack */
export function stackIcon(stack) {
  const icon = svg("svg", { class: "icon-stack", viewBox: "0 0 40 40", "aria-hidden": "true" });
  icon.append(drawStack(stack));
  return icon;
}
