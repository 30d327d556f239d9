// @ts-check
/** The list of keys, which the question mark opens. */

import { html } from "../elements.js";
import { byId, isTyping } from "./finding.js";

const LISTS = {
  Play: [
    ["← ↑ → ↓", "move the cursor"],
    ["Space", "pick a stack up, or drop it"],
    ["← ↑ → ↓", "with a stack picked up: capture that way"],
    ["U R", "take back, and forward again"],
    ["H", "hint: whether it can be won, which stack, which capture, all"],
    ["Escape", "drop the stack"],
  ],
  "Set up": [
    ["B G W", "place a pyramid and step on"],
    [".", "leave the cell empty and step on"],
    ["Backspace", "step back and empty the cell"],
    ["← ↑ → ↓", "move the cursor; Home and End within a rank"],
    ["Space", "place what is chosen"],
    ["Enter", "check the board"],
    ["N P", "next and previous capture of the solution"],
    ["Ctrl+Z Ctrl+Y", "undo and redo"],
  ],
};

/** Fill the list, and let button and key open it. */
export function startKeyList() {
  const dialog = byId("key-list");
  for (const [mode, keys] of Object.entries(LISTS)) {
    const list = html("dl");
    for (const [key, text] of keys) {
      const signs = key.split(" ").flatMap((sign) => [html("kbd", {}, sign), " "]);
      list.append(html("dt", {}, ...signs), html("dd", {}, text));
    }
    byId("key-lists").append(html("h3", {}, mode), list);
  }
  byId("keys").addEventListener("click", () => dialog.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.key === "?" && !isTyping(event.target) && !dialog.open) dialog.showModal();
  });
}
