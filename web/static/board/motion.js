// @ts-check
/** The movement of a capture: short, and none for those who asked their system for less motion. */

const DURATION = 230;

/** Tell whether captures are to be shown without movement. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @typedef {{x: number, y: number}} Point */

/**
 * Move a drawing from one corner to another, then call `done`; return what ends it at once.
 *
 * @param {SVGElement} drawing @param {Point} from @param {Point} to @param {() => void} done
 * @returns {() => void}
 */
export function fly(drawing, from, to, done) {
  const place = (/** @type {Point} */ { x, y }, /** @type {number} */ rise) =>
    `translate(${x}px, ${y - rise}px)`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const path = [place(from, 0), place(middle, 9), place(to, 3)];
  const flight = drawing.animate(
    path.map((transform) => ({ transform })),
    { duration: DURATION, easing: "ease-in-out", fill: "forwards" },
  );
  flight.onfinish = done;
  return () => {
    flight.onfinish = null;
    flight.cancel();
  };
}
