// @ts-check
/** The results: the answer, what is proven and what was measured, figures to point at, tables. */

import { figure } from "./charts.js";
import { load } from "./data.js";
import { html } from "./elements.js";
import { filled } from "./page/failing.js";

/**
 * @typedef {{name: string, title: string, header: string[], rows: string[][]}} Table
 * @typedef {{title: string, findings: string[], tables: Table[],
 *   charts: import("./charts.js").Chart[]}} Part
 * @typedef {{title: string, author: string, version: string, date: string, licence: string}} About
 */

/** The puzzle, for whoever has not met it. */
const PUZZLE =
  "Greenest is a puzzle by Néstor Romeral Andrés. On a board of black, green and white stacks, a " +
  "stack captures the nearest one in its row or column by moving on top of it: black takes green, " +
  "green takes white, white takes black. A board is solved when a single stack is left.";

/** What is known, in the words of docs/every-size.md; each claim says how. */
const THEOREM = [
  "A full board of any size, with all three colours, is solvable, but for 60 boards of 2x3, 6 of " +
    "2x4, and the same ones turned. So every balanced setup is solvable, but for 42 of the 90 of " +
    "2x3.",
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
    section.replaceChildren(
      html("h2", {}, question),
      html("p", { class: "lead" }, answer),
      html("p", {}, PUZZLE),
      html("h3", {}, "The theorem"),
      ...THEOREM.map((each) => html("p", {}, each)),
      ...sections.flatMap(partOf),
      ...citation(about),
    );
  });
}

/** Return a part of the results: what was found, figures, tables. @param {Part} part */
function partOf({ title, findings, charts, tables }) {
  return [
    html("h3", {}, title),
    html("ul", { class: "findings" }, ...findings.map((each) => html("li", {}, each))),
    ...charts.map(figure),
    ...tables.map(tableOf),
  ];
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
    { class: "wide", tabindex: 0, role: "region", "aria-label": title },
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
