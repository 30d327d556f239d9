// @ts-check
/** The results: the answer, what is proven and what was measured, figures to point at, tables. */

import { figure } from "./charts.js";
import { load } from "./data.js";
import { html } from "./elements.js";

/**
 * @typedef {{name: string, title: string, header: string[], rows: string[][]}} Table
 * @typedef {{title: string, author: string, version: string, date: string, licence: string}} About
 */

/** For each figure the tables with its numbers. @type {Record<string, string[]>} */
const TABLES_OF = {
  transition: ["transition"],
  k50: ["k50"],
  play: ["play"],
  mistakes: ["mistakes"],
  "small-shapes": ["small-shapes", "solutions", "census", "blocks"],
  games: ["games", "values"],
};

/** What is known, in the words of docs/every-size.md; each claim says how. */
const THEOREM = [
  "A full board of any size, with all three colours, is solvable, but for 60 boards of 2x3, 6 of " +
    "2x4, and the same ones turned. So every balanced setup is solvable, but for 42 of the 90 of " +
    "2x3.",
  "This is proven: in words, and where the words leave finitely many cases, by a computer that " +
    "checked each of them. docs/every-size.md has the proof, and `greenest prove --all-sizes` " +
    "makes the checks again.",
];

const HEADINGS = [
  ["transition", "From unsolvable to solvable"],
  ["play", "How hard for people"],
  ["small-shapes", "Small shapes"],
  ["games", "The other games"],
];

/** Show the results in a section of the page. @param {HTMLElement} section */
export async function showResults(section) {
  const { question, answer, findings, charts, tables, about } = await load("results");
  const left = new Map(tables.map((/** @type {Table} */ each) => [each.name, each]));
  const taken = (/** @type {string[]} */ names) =>
    names.flatMap((name) => {
      const found = left.get(name);
      left.delete(name);
      return found ? [tableOf(found)] : [];
    });
  const headings = new Map(/** @type {[string, string][]} */ (HEADINGS));
  section.replaceChildren(
    html("h2", {}, question),
    html("p", { class: "answer" }, answer),
    html("h3", {}, "The theorem"),
    ...THEOREM.map((each) => html("p", {}, each)),
    ...taken(["full-boards", "proof", "every-size", "stress", "batch"]),
    html("h3", {}, "Findings"),
    words(),
    html("ul", {}, ...findings.map((/** @type {string} */ each) => html("li", {}, each))),
    ...charts.flatMap((/** @type {import("./charts.js").Chart} */ chart) => [
      ...(headings.has(chart.name) ? [html("h3", {}, headings.get(chart.name) ?? "")] : []),
      figure(chart),
      ...taken(TABLES_OF[chart.name] ?? []),
    ]),
    ...taken([...left.keys()].map(String)),
    ...citation(about),
  );
}

/** Say what the words of the findings mean. */
function words() {
  return html(
    "p",
    {},
    "A board is balanced if it has as many stacks of each colour. K50 is the number of stacks with " +
      "which half of the random balanced boards of a shape are solvable. Intervals are of 95 %.",
  );
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
  const room = html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": title }, table);
  return html("details", { class: "table" }, html("summary", {}, title), room);
}

/** Say who made this, when, and how to cite it. @param {About} about */
function citation({ title, author, version, date, licence }) {
  const year = date.slice(0, 4);
  return [
    html("h3", {}, "How to cite"),
    html("p", { class: "cite" }, `${author} (${year}). ${title}. Version ${version}.`),
    html(
      "p",
      { class: "about" },
      `Made by ${author}, version ${version}, ${date}, licence ${licence}. ` +
        "Greenest is a puzzle by Néstor Romeral Andrés.",
    ),
  ];
}
