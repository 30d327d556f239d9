// @ts-check
/** Light, dark, or as the system has it; the choice is kept in the browser. */

import { remembered, remember } from "./memory.js";
import { byId } from "./finding.js";

/** @type {Record<string, string>} */
const NEXT = { "": "light", light: "dark", dark: "" };
/** @type {Record<string, string>} */
const NAMES = { "": "as the system", light: "light", dark: "dark" };

/** Follow what was chosen before, and let the button choose. */
export function startTheme() {
  const button = byId("theme");
  apply(remembered("theme", ""));
  button.addEventListener("click", () => {
    const next = NEXT[document.documentElement.dataset.theme ?? ""];
    remember("theme", next);
    apply(next);
  });

  /** @param {string} theme */
  function apply(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    const name = `Colours: ${NAMES[theme] ?? NAMES[""]}`;
    button.title = name;
    button.setAttribute("aria-label", name);
  }
}
