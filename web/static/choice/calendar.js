// @ts-check
/** The boards of a month as a calendar, with marks on the solved ones. */

import { html } from "../elements.js";
import { byId } from "../page/finding.js";
import { refill } from "../page/roving.js";
import { dayAfter, dayInWords, today } from "./daily.js";
import { record, streak } from "./record.js";
import { many } from "../plurals.js";

const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Show the month of a day; a click chooses a board. @param {string} shown @param {(day: string) => void} choose */
export function showCalendar(shown, choose) {
  const { days, begun } = record();
  const first = `${shown.slice(0, 8)}01`;
  const weekday = (new Date(`${first}T12:00:00`).getDay() + 6) % 7;
  const cells = WEEK.map((name) => html("span", { class: "weekday", "aria-hidden": "true" }, name));
  for (let blank = 0; blank < weekday; blank += 1) cells.push(html("span"));
  for (let day = first; day.slice(0, 7) === shown.slice(0, 7); day = dayAfter(day, 1)) {
    cells.push(dayButton(day, shown, days[day] ? "solved" : begun[day]?.ply ? "begun" : "", choose));
  }
  const month = html("div", { class: "month", role: "group", "aria-label": "Boards of the month" }, ...cells);
  const inRow = streak(today(), (day) => dayAfter(day, -1));
  const count = Object.keys(days).length;
  const said = `${many(count, "day")} solved, ${many(inRow, "day")} in a row.`;
  refill(byId("calendar"), month, html("p", { class: "detail" }, said));
}

/** @param {string} day @param {string} shown @param {"solved" | "begun" | ""} how @param {(day: string) => void} choose */
function dayButton(day, shown, how, choose) {
  const words = `${dayInWords(day)}${how && ", "}${how}`;
  const button = /** @type {HTMLButtonElement} */ (
    html("button", { type: "button", class: how ? `day is-${how}` : "day", "aria-label": words }, String(Number(day.slice(8))))
  );
  if (day === shown) button.setAttribute("aria-current", "date");
  button.disabled = day > today();
  button.addEventListener("click", () => choose(day));
  return button;
}
