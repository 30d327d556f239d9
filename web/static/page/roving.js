// @ts-check
/**
 * Buttons of which Tab reaches one, and the arrows, Home and End the others (a roving tabindex, as the ARIA
 * practices have it).
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** How much more it counts to be beside the way than far along it. */
const ASIDE = 3;

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Return the way of an arrow, none for another key or one with Ctrl and such. @param {KeyboardEvent} event */
export function stepOf({ key, ctrlKey, metaKey, altKey }) {
  return ctrlKey || metaKey || altKey ? undefined : STEPS[key];
}

/**
 * Return the nearest box that way.
 *
 * @template {Box} T
 * @param {Box} from
 * @param {[number, number]} step
 * @param {T[]} boxes
 * @returns {T | null}
 */
export function nearest(from, [right, down], boxes) {
  const [x, y] = middleOf(from);
  let best = null;
  let least = Infinity;
  for (const box of boxes) {
    const [otherX, otherY] = middleOf(box);
    const along = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (along > 1 && along + ASIDE * aside < least) [best, least] = [box, along + ASIDE * aside];
  }
  return best;
}

/** Return the middle of a box. @param {Box} box */
const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** The buttons of a holder that can be pressed. @param {HTMLElement} holder @returns {HTMLElement[]} */
const buttonsOf = (holder) => [...holder.querySelectorAll("button")].filter(({ disabled }) => !disabled);

/** What had the focus when it was emptied. @type {WeakSet<HTMLElement>} */
const emptied = new WeakSet();
/** @type {WeakSet<HTMLElement>} */
const known = new WeakSet();

/** Fill a holder anew; the focus stays on the button of the same place. @param {HTMLElement} holder @param {...Node} children */
export function refill(holder, ...children) {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  const at = buttonsOf(holder).indexOf(active);
  const hadFocus = at >= 0 || (emptied.has(holder) && active === document.body);
  holder.replaceChildren(...children);
  const buttons = buttonsOf(holder);
  const stop = buttons[at] ?? buttons.find((each) => each.ariaCurrent) ?? buttons[0];
  stopAt(holder, stop);
  if (hadFocus && stop) stop.focus({ preventScroll: true });
  if (hadFocus && !stop) emptied.add(holder);
  else emptied.delete(holder);
  if (known.has(holder)) return;
  known.add(holder);
  holder.addEventListener("keydown", (event) => move(holder, event));
  holder.addEventListener("focusin", ({ target }) => stopAt(holder, /** @type {HTMLElement} */ (target)));
}

/** Have Tab lead to one of the buttons. @param {HTMLElement} holder @param {HTMLElement | undefined} stop */
function stopAt(holder, stop) {
  const buttons = buttonsOf(holder);
  if (stop && buttons.includes(stop)) for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
}

/** @param {HTMLElement} holder @param {KeyboardEvent} event */
function move(holder, event) {
  const buttons = buttonsOf(holder);
  const from = /** @type {HTMLElement} */ (event.target);
  const step = stepOf(event);
  if (!buttons.includes(from) || !(step || event.key === "Home" || event.key === "End")) return;
  event.preventDefault();
  const boxes = buttons.map((button) => Object.assign(button.getBoundingClientRect(), { button }));
  const to = step ? nearest(from.getBoundingClientRect(), step, boxes)?.button : buttons.at(event.key === "Home" ? 0 : -1);
  to?.focus();
}
