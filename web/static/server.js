// @ts-check
/**
 * The server behind the page, if there is one, and how it does: whether it is gone, busy or still
 * compiling. Each change is told by an event of the document, "server-says", whose detail is a sentence,
 * or "" when it answers.
 */

/** Whether a server made the page. */
export const hasServer = document.querySelector('meta[name="greenest-server"]') !== null;

/** Milliseconds after which an unanswered question is wondered about, and those that a lost server rests. */
const PATIENCE = 1500;
const REST = 5000;

const ALONE = "The page goes on with its own engine.";

let said = "";
let restsUntil = 0;

/** @param {string} text */
function say(text) {
  if (text === said) return;
  said = text;
  document.dispatchEvent(new CustomEvent("server-says", { detail: text }));
}

/**
 * Return what the server answers to a question of JSON. Throws an Error with its sentence, and its status as
 * the cause, if it refuses, an AbortError if `signal` ends the question.
 *
 * @param {string} path
 * @param {object} question
 * @param {AbortSignal} [signal]
 */
export async function send(path, question, signal) {
  if (!hasServer) throw new Error("this page has no server: see `greenest serve`");
  const body = JSON.stringify(question);
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(addressOf(path), { method: "POST", headers, body, signal }).catch((error) => {
    if (error.name === "AbortError") throw error;
    throw new Error("the server does not answer");
  });
  if (!response.ok) throw new Error(await refusal(response), { cause: response.status });
  return response;
}

/**
 * Return an answer of the server, null if it has none; then it says why.
 *
 * @param {string} path @param {object} question @param {AbortSignal} signal
 * @returns {Promise<any>}
 */
export async function asked(path, question, signal) {
  if (performance.now() < restsUntil) return null;
  const wondering = setTimeout(() => wonder(signal), PATIENCE);
  try {
    const response = await send(path, question, signal);
    const answer = await response.json();
    say("");
    return answer;
  } catch (error) {
    if (signal.aborted) return null;
    const text = error instanceof Error ? error.message : String(error);
    restsUntil = performance.now() + REST;
    say(`${text[0].toUpperCase()}${text.slice(1)}. ${ALONE}`);
    return null;
  } finally {
    clearTimeout(wondering);
  }
}

/** Find out whether an answer takes long as the server is not ready. @param {AbortSignal} signal */
async function wonder(signal) {
  const response = await fetch(addressOf("about"), { signal }).catch(() => null);
  const about = response?.ok ? await response.json().catch(() => null) : null;
  if (about?.ready === false && !signal.aborted) say(`The server is still compiling. ${ALONE}`);
}

/** @param {string} path */
function addressOf(path) {
  return new URL(`api/${path}`, document.baseURI);
}

/** Return the sentence of a refusal. @param {Response} response */
async function refusal(response) {
  const found = await response.json().catch(() => null);
  return (found?.error ?? `the server refused (${response.status})`).replace(/\.$/, "");
}

/** Have the browser keep the files of the page, for when the server is gone. */
export function keepFiles() {
  if (hasServer) navigator.serviceWorker?.register("sw.js").catch(() => {});
}
