// @ts-check
/** Finding elements of the page, and small things done to them. */

const TYPED = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/** Whether there is a finger rather than a mouse and keys. */
export const TOUCHES = matchMedia("(pointer: coarse)").matches;
/** What one does to what is shown. */
export const PRESS = TOUCHES ? "Tap" : "Click";

/** Return the element of an identifier, which index.html has. @param {string} id @returns {any} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** Return the elements of a selector. @param {string} selector @returns {HTMLElement[]} */
export function all(selector) {
  return [...document.querySelectorAll(selector)].map((each) => /** @type {HTMLElement} */ (each));
}

/** Return what an error says. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Show an element or hide it. @param {HTMLElement} element @param {boolean} isShown */
export function toggle(element, isShown) {
  element.hidden = !isShown;
}

/** Show that a button would do nothing now, and let it keep the focus. @param {HTMLElement} button @param {boolean} isIdle */
export function dim(button, isIdle) {
  button.setAttribute("aria-disabled", String(isIdle));
}

/** Tell whether somebody is typing where an event happened. @param {EventTarget | null} target */
export function isTyping(target) {
  return target instanceof HTMLElement && target.matches(TYPED);
}
