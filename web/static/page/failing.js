// @ts-check
/** Sections whose content has to be loaded: a failure is told there, with a way to try again. */

import { sentence } from "../board/reason.js";
import { html } from "../elements.js";
import { messageOf } from "./finding.js";

/** Fill a section, or say why that fails. @param {HTMLElement} section @param {() => Promise<void>} fill */
export async function filled(section, fill) {
  try {
    await fill();
  } catch (error) {
    const again = html("button", { type: "button" }, "Try again");
    again.addEventListener("click", () => filled(section, fill));
    section.replaceChildren(html("p", { role: "alert" }, sentence(messageOf(error))), again);
  }
}
