// @ts-check
/**
 * Charts whose points can be read: under the pointer, by the arrow keys, and by a screen reader.
 *
 * A chart is drawn to the width that it has, so that its letters keep their size. Of its points one
 * is chosen. Left and right choose the next of a series, up and down go to another series; what the
 * chosen point says stands below the chart.
 */

import { html, svg } from "./elements.js";
import { scale, ticks } from "./scales.js";

/**
 * @typedef {import("./scales.js").Axis} Axis
 * @typedef {{x: number, y: number, says: string, low?: number, high?: number, name?: string}} Dot
 * @typedef {{label: string, look: number, dots: Dot[], joined: boolean, hollow: boolean}} Series
 * @typedef {object} Panel
 * @property {string} [title]
 * @property {Axis} x
 * @property {Axis} y
 * @property {Series[]} series
 * @property {[number, number][][]} [guides]
 * @property {"x" | "y"} intervals
 * @typedef {{name: string, caption: string, panels: Panel[]}} Chart
 */

const HEIGHT = 300;
const MARGIN = { top: 10, right: 14, bottom: 44 };
/** Room for a letter on an axis, and for a tick with its number. */
const LETTER = 7;
const TICK = { x: 48, y: 44 };
/** The width from which on there is room for names beside points. */
const NAMED = 500;
/** How far from a point the pointer may be. */
const REACH = 40;

/**
 * Return a figure that draws a chart, and draws it anew when its width changes.
 *
 * @param {Chart} chart
 */
export function figure({ name, caption, panels }) {
  const drawn = panels.map((panel) => new Drawing(panel));
  return html(
    "figure",
    { class: "chart", id: `figure-${name}` },
    ...drawn.map((each) => each.element),
    html("figcaption", {}, caption),
  );
}

/** A panel on the page. */
class Drawing {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.chosen = { series: 0, dot: 0 };
    this.width = 0;
    this.across = (/** @type {number} */ x) => x;
    this.up = (/** @type {number} */ y) => y;
    this.mark = svg("circle", { class: "chosen", r: 8 });
    this.canvas = svg("svg", {
      role: "application",
      "aria-roledescription": "chart",
      "aria-label": `${panel.title || panel.y.title}. Arrow keys go from point to point.`,
      tabindex: 0,
    });
    this.says = html(
      "p",
      { class: "says", role: "status" },
      "Point at the chart, or use the arrow keys.",
    );
    const title = panel.title ? [html("h4", {}, panel.title)] : [];
    this.element = html("div", { class: "panel" }, ...title, legend(panel), this.canvas, this.says);
    this.canvas.addEventListener("pointermove", (event) => this.point(event));
    this.canvas.addEventListener("pointerdown", (event) => this.point(event));
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => requestAnimationFrame(() => this.draw())).observe(this.element);
  }

  /** Draw the panel, if it has another width than before. */
  draw() {
    const width = Math.floor(this.element.clientWidth);
    if (width === 0 || width === this.width) return;
    this.width = width;
    const { x, y, series, guides = [] } = this.panel;
    const height = y.names ? 60 + 48 * y.names.length : HEIGHT;
    const beside = ticks(y, height / TICK.y);
    const left = 10 + LETTER * Math.max(...beside.map(({ name }) => name.length));
    const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
    this.across = scale(x, left, right);
    this.up = scale(y, bottom, MARGIN.top);
    const frame = { left, right, top: MARGIN.top, bottom };
    this.canvas.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.canvas.setAttribute("width", `${width}`);
    this.canvas.setAttribute("height", `${height}`);
    this.canvas.replaceChildren(
      ...this.grid(frame, ticks(x, (right - left) / TICK.x), beside),
      ...guides.map((guide) => svg("polyline", { class: "guide", points: this.path(guide) })),
      ...series.map((each) => this.line(each)),
      this.mark,
    );
    this.show();
  }

  /**
   * Return the lines and numbers of both axes, and the title of the lower one.
   *
   * @param {{left: number, right: number, top: number, bottom: number}} frame
   * @param {{at: number, name: string}[]} below
   * @param {{at: number, name: string}[]} beside
   */
  grid({ left, right, top, bottom }, below, beside) {
    const { x } = this.panel;
    const lines = below.flatMap(({ at, name }) => {
      const place = this.across(at);
      return [
        svg("line", { class: "grid", x1: place, x2: place, y1: top, y2: bottom }),
        svg("text", { x: place, y: bottom + 16, "text-anchor": "middle" }, name),
      ];
    });
    for (const { at, name } of beside) {
      const place = this.up(at);
      lines.push(
        svg("line", { class: "grid", x1: left, x2: right, y1: place, y2: place }),
        svg("text", { x: left - 6, y: place + 4, "text-anchor": "end" }, name),
      );
    }
    const middle = { x: (left + right) / 2, y: bottom + 36, "text-anchor": "middle" };
    return [...lines, svg("text", middle, x.title ?? "")];
  }

  /** Return a series: its line, its intervals, its points. @param {Series} series */
  line({ look, dots, joined, hollow }) {
    const group = svg("g", { class: `series look-${look}${hollow ? " hollow" : ""}` });
    if (joined) {
      const points = this.path(dots.map(({ x, y }) => [x, y]));
      group.append(svg("polyline", { points }));
    }
    for (const dot of dots) {
      if (dot.low !== undefined && dot.high !== undefined) group.append(this.interval(dot));
      const [x, y] = [this.across(dot.x), this.up(dot.y)];
      group.append(dotOf(look, x, y));
      if (dot.name && this.width > NAMED) {
        group.append(svg("text", { x: x + 7, y: y + 12 }, dot.name));
      }
    }
    return group;
  }

  /** Return the line of an interval, as far as the axis goes. @param {Dot} dot */
  interval({ x, y, low = 0, high = 0 }) {
    const isAcross = this.panel.intervals === "x";
    low = Math.max(low, isAcross ? this.panel.x.low : this.panel.y.low);
    const [x1, x2] = isAcross
      ? [this.across(low), this.across(high)]
      : [this.across(x), this.across(x)];
    const [y1, y2] = isAcross ? [this.up(y), this.up(y)] : [this.up(low), this.up(high)];
    return svg("line", { class: "interval", x1, x2, y1, y2 });
  }

  /** Return points as an attribute. @param {[number, number][]} points */
  path(points) {
    return points.map(([x, y]) => `${this.across(x)},${this.up(y)}`).join(" ");
  }

  /** Choose the point nearest to the pointer. @param {PointerEvent} event */
  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    let nearest = REACH;
    for (const [series, { dots }] of this.panel.series.entries()) {
      for (const [dot, each] of dots.entries()) {
        const far = Math.hypot(this.across(each.x) - x, this.up(each.y) - y);
        if (far < nearest) {
          nearest = far;
          this.chosen = { series, dot };
        }
      }
    }
    if (nearest < REACH) this.tell();
  }

  /** Choose another point by an arrow. @param {KeyboardEvent} event */
  key(event) {
    const { series } = this.panel;
    const steps = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step) return;
    event.preventDefault();
    const next = (this.chosen.series + step[0] + series.length) % series.length;
    const { dots } = series[next];
    const dot = step[0] ? this.nearestIn(dots) : this.chosen.dot + step[1];
    this.chosen = { series: next, dot: Math.max(0, Math.min(dots.length - 1, dot)) };
    this.tell();
  }

  /**
   * Return which of some points lies nearest to the chosen one, left to right.
   *
   * @param {Dot[]} dots
   */
  nearestIn(dots) {
    const { series, dot } = this.chosen;
    const from = this.panel.series[series].dots[dot];
    const far = dots.map((each) =>
      Math.hypot(
        this.across(each.x) - this.across(from.x),
        (this.up(each.y) - this.up(from.y)) / 4,
      ),
    );
    return far.indexOf(Math.min(...far));
  }

  /** Say the chosen point, and mark it. */
  tell() {
    this.says.textContent = this.panel.series[this.chosen.series].dots[this.chosen.dot].says;
    this.canvas.classList.add("is-read");
    this.show();
  }

  /** Put the mark on the chosen point. */
  show() {
    const { x, y } = this.panel.series[this.chosen.series].dots[this.chosen.dot];
    this.mark.setAttribute("cx", `${this.across(x)}`);
    this.mark.setAttribute("cy", `${this.up(y)}`);
  }
}

/** Return what each look means, and what is measured. @param {Panel} panel */
function legend({ y, series }) {
  const items = series.map(({ label, look, hollow }) => {
    const sample = svg("svg", {
      viewBox: "0 0 24 14",
      width: 24,
      height: 14,
      "aria-hidden": "true",
    });
    const group = svg("g", { class: `series look-${look}${hollow ? " hollow" : ""}` });
    group.append(svg("polyline", { points: "0,7 24,7" }), dotOf(look, 12, 7));
    sample.append(group);
    return html("li", {}, sample, ` ${label}`);
  });
  const title = y.title ? [html("span", { class: "measured" }, `↑ ${y.title}`)] : [];
  return html("div", { class: "legend" }, ...title, html("ul", {}, ...items));
}

/**
 * Return the mark of a look: circle, square, triangle, diamond, or a triangle upside down.
 *
 * @param {number} look
 * @param {number} x
 * @param {number} y
 */
function dotOf(look, x, y) {
  const shapes = [
    [],
    [
      [-4, -4],
      [4, -4],
      [4, 4],
      [-4, 4],
    ],
    [
      [0, -5],
      [5, 4],
      [-5, 4],
    ],
    [
      [0, -5],
      [5, 0],
      [0, 5],
      [-5, 0],
    ],
    [
      [0, 5],
      [5, -4],
      [-5, -4],
    ],
  ];
  const corners = shapes[look % shapes.length];
  if (!corners.length) return svg("circle", { class: "dot", cx: x, cy: y, r: 4 });
  const points = corners.map(([right, down]) => `${x + right},${y + down}`).join(" ");
  return svg("polygon", { class: "dot", points });
}
