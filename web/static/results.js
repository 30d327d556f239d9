// @ts-check
/** The results: a short page for readers, and behind it the report, with figures and their tables. */

import { load } from "./data.js";
import { html } from "./elements.js";
import { filled } from "./page/failing.js";

/**
 * @typedef {{caption: string, packed: string}} Figure
 * @typedef {{name: string, title: string, header: string[], rows: string[][],
 *   figure: Figure | null}} Table
 * @typedef {{title: string, findings: string[], tables: Table[]}} Part
 * @typedef {{title: string, author: string, version: string, date: string, licence: string}} About
 */

/** The puzzle, for whoever has not met it. */
const PUZZLE =
  "Greenest is a puzzle by Néstor Romeral Andrés. On a board of black, green and white stacks, a " +
  "stack captures the nearest one in its row or column by moving on top of it: black takes green, " +
  "green takes white, white takes black. A board is solved when a single stack is left.";

/** What is known, in the words of docs/every-size.md; each claim says how. */
const THEOREM =
  "A full board of any size, with all three colours, is solvable, but for 60 boards of 2x3, 6 of " +
    "2x4, and the same ones turned. So every balanced setup is solvable, but for 42 of the 90 of " +
    "2x3.";
const GROUNDS = [
  "This is proven: the proof assistant Coq has checked the whole theorem, from the rules on, and " +
    "docs/machine-checked.md of the package tells how to have it checked again. In words, the proof " +
    "is docs/every-size.md.",
  "In what follows, a board is balanced if it has as many stacks of each colour, and K50 is the " +
    "number of stacks with which half of the random balanced boards of a shape are solvable. " +
    "Intervals are of 95 %.",
];

/** Show the results in a section of the page. @param {HTMLElement} section */
export function showResults(section) {
  return filled(section, async () => {
    const { question, answer, sections, about } = await load("results");
    const parts = await Promise.all(sections.map(partOf));
    const firsts = /** @type {Part[]} */ (sections).flatMap(({ findings }) => findings.slice(0, 1));
    const report = [...GROUNDS.map((each) => html("p", {}, each)), ...parts.flat()];
    section.replaceChildren(
      html("h2", {}, question),
      html("p", { class: "lead" }, answer),
      html("p", {}, PUZZLE),
      html("h3", {}, "The theorem"),
      html("p", {}, THEOREM),
      html("h3", {}, "What was measured"),
      html("ul", { class: "findings" }, ...firsts.map((each) => html("li", {}, each))),
      html("details", { class: "report" }, html("summary", {}, "The report, with its figures and numbers"), ...report),
      ...citation(about),
    );
  });
}

/** Return a part of the results: what was found, tables, above them their figures. @param {Part} part */
async function partOf({ title, findings, tables }) {
  const shown = await Promise.all(
    tables.map(async (each) => [...(await figureOf(each)), tableOf(each)]),
  );
  return [
    html("h3", {}, title),
    html("ul", { class: "findings" }, ...findings.map((each) => html("li", {}, each))),
    ...shown.flat(),
  ];
}

/** Return the picture of a table if it has one; on a narrow screen it can be scrolled. @param {Table} table */
async function figureOf({ name, figure }) {
  if (!figure) return [];
  const { caption, packed } = figure;
  const says = html("figcaption", { id: `caption-${name}` }, caption);
  const src = `data:image/svg+xml,${encodeURIComponent(await unpacked(packed))}`;
  const picture = html("img", { src, alt: "A chart of the numbers in the table below." });
  const named = { tabindex: 0, role: "region", "aria-labelledby": says.id };
  const room = html("div", { class: "wide", ...named }, picture);
  return [html("figure", { class: "chart", id: `figure-${name}` }, room, says)];
}

/** Return a text that was compressed by zlib and written in base64. @param {string} packed */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (each) => each.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(text).text();
}

/** Return a table that opens. @param {Table} table */
function tableOf({ title, header, rows }) {
  const head = header.map((each) => html("th", { scope: "col" }, each));
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((each) => html("td", {}, each));
    return html("tr", {}, html("th", { scope: "row" }, first ?? ""), ...cells);
  });
  const table = html(
    "table",
    {},
    html("thead", {}, html("tr", {}, ...head)),
    html("tbody", {}, ...body),
  );
  const room = html(
    "div",
    { class: "wide", tabindex: 0, role: "region", "aria-label": `Numbers: ${title}` },
    table,
  );
  return html("details", { class: "numbers" }, html("summary", {}, title), room);
}

/** Say who made this, when, and how to cite it. @param {About} about */
function citation({ title, author, version, date, licence }) {
  const year = date.slice(0, 4);
  const entry = [
    "@software{greenest,",
    `  author  = {{${author}}},`,
    `  title   = {{${title}}},`,
    `  version = {${version}},`,
    `  date    = {${date}},`,
    "}",
  ];
  return [
    html("h3", {}, "How to cite"),
    html("p", { class: "cite" }, `${author} (${year}). ${title}. Version ${version}.`),
    html("pre", { tabindex: 0, "aria-label": "The same as BibTeX" }, entry.join("\n")),
    html(
      "p",
      { class: "about" },
      `By ${author}. Version ${version} of ${date}, under the licence ${licence}.`,
    ),
  ];
}
