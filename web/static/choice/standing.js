// @ts-check
/** Where the player stands: the rating in a line, which can be hidden, and its file. */

import { html } from "../elements.js";
import { announce } from "../page/announce.js";
import { byId, messageOf } from "../page/finding.js";
import { remember, remembered } from "../page/memory.js";
import { save } from "../page/saving.js";
import { exported, imported, record } from "./record.js";
import { many } from "../plurals.js";

const FILE = "greenest-record.json";
const LARGEST = 5_000_000;

/** Whether the player wants to see the rating. */
export function isRatingShown() {
  return remembered("rating-shown", true) === true;
}

/** Fill the line, and keep it true. */
export function startStanding() {
  const line = html("p", { class: "detail" });
  const file = html("input", { type: "file", accept: ".json,application/json", hidden: "", id: "record-file" });
  file.addEventListener("change", () => read(/** @type {HTMLInputElement} */ (file)));
  const buttons = html("div", { class: "line" });
  const shown = button("", () => {
    remember("rating-shown", !isRatingShown());
    document.dispatchEvent(new CustomEvent("record-changed"));
  });
  buttons.append(
    shown,
    button("Export", () => save(FILE, new Blob([exported()], { type: "application/json" }))),
    button("Import", () => file.click()),
  );
  const show = () => {
    const { rating, solved, missed } = record();
    const told = isRatingShown() ? `Your rating is ${rating}: ` : "";
    line.textContent = `${told}${many(solved.length, "puzzle")} solved, ${missed.length} with help.`;
    shown.textContent = isRatingShown() ? "Hide rating" : "Show rating";
  };
  byId("standing").replaceChildren(line, buttons, file);
  document.addEventListener("record-changed", show);
  addEventListener("storage", () => document.dispatchEvent(new CustomEvent("record-changed")));
  show();
}

/** @param {string} name @param {() => void} act */
function button(name, act) {
  const made = html("button", { type: "button", class: "small" }, name);
  made.addEventListener("click", act);
  return made;
}

/** @param {HTMLInputElement} input */
async function read(input) {
  const [file] = input.files ?? [];
  input.value = "";
  if (!file) return;
  try {
    imported(await file.slice(0, LARGEST).text());
    announce("The record is added");
  } catch (error) {
    announce(messageOf(error));
    byId("standing").firstElementChild.textContent = `${messageOf(error)}.`;
  }
}
