// @ts-check
/** Files that the page makes, and texts for the clipboard. */

import { html } from "../elements.js";
import { announce } from "./announce.js";

/** Let the browser keep a file. @param {string} name @param {Blob} content */
export function save(name, content) {
  const address = URL.createObjectURL(content);
  const link = html("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copy a text, or show it to be copied. @param {string} text @param {string} said what to say then @returns {Promise<boolean>} */
export async function copy(text, said) {
  try {
    await navigator.clipboard.writeText(text);
    announce(said);
    return true;
  } catch {
    prompt("Copy this", text);
    return false;
  }
}
