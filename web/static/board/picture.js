// @ts-check
/** A picture of the board as it is shown, to be kept: its drawing with all of its style within it. */

/** What is kept of the style of a shape where it is not what SVG has without it. @type {Record<string, string>} */
const KEPT = {
  fill: "rgb(0, 0, 0)", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-opacity": "1",
  "stroke-dasharray": "none", "stroke-linecap": "butt", "stroke-linejoin": "miter",
};
/** The same of texts. @type {Record<string, string>} */
const KEPT_OF_TEXT = { ...KEPT, "font-size": "", "font-weight": "400", "text-anchor": "start", "paint-order": "normal" };
const PIXELS_OF_UNIT = 3;

/** Return a drawing as an SVG file. @param {SVGElement} drawing */
export function pictureOf(drawing) {
  const copy = /** @type {SVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    element.removeAttribute("class");
    if (element.childElementCount) return; // a group
    const style = getComputedStyle(originals[index]);
    const kept = element.localName === "text" ? KEPT_OF_TEXT : KEPT;
    for (const [name, initial] of Object.entries(kept)) {
      const value = style.getPropertyValue(name);
      if (value !== initial) element.setAttribute(name, value);
    }
  });
  const { width, height } = sizeOf(drawing);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("font-family", "Arial, sans-serif");
  copy.removeAttribute("aria-hidden");
  return new XMLSerializer().serializeToString(copy);
}

/** Return a drawing as a PNG file. @param {SVGElement} drawing @returns {Promise<Blob>} */
export async function rasterOf(drawing) {
  const { width, height } = sizeOf(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXELS_OF_UNIT;
  canvas.height = height * PIXELS_OF_UNIT;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))));
  });
}

/** @param {SVGElement} drawing */
function sizeOf(drawing) {
  const [, , width, height] = (drawing.getAttribute("viewBox") ?? "0 0 0 0").split(" ").map(Number);
  return { width, height };
}
