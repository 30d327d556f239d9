// @ts-check
/** Elements made in a line. Texts are set as texts: nothing here is read as markup. */

/**
 * Return an element of HTML.
 *
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  return filled(element, attributes, children);
}

/**
 * Return an element of SVG.
 *
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  return /** @type {SVGElement} */ (filled(element, attributes, children));
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}
