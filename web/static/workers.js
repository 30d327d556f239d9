// @ts-check
/**
 * The page's own engine, asked in workers, so that the page goes on while it thinks.
 *
 * A question has a worker to itself. To stop one is to end its worker; any other is kept for the
 * next question, with what it has looked up so far.
 */

/** @type {Worker[]} */
const idle = [];
/** The address of the worker within the page, made once. @type {string[]} */
const addresses = [];

/**
 * Ask the engine; `question` is what worker.js takes.
 *
 * @param {object} question
 * @param {{signal?: AbortSignal, onProgress?: (progress: any) => void}} options
 * @returns {Promise<any>}
 */
export function askWorker(question, { signal, onProgress }) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = idle.pop() ?? newWorker();
    const stop = () => {
      worker.terminate();
      reject(signal?.reason);
    };
    const fail = (/** @type {string} */ message) => {
      signal?.removeEventListener("abort", stop);
      worker.terminate();
      reject(new Error(message));
    };
    worker.onmessage = ({ data }) => {
      if (data.progress) {
        onProgress?.(data.progress);
      } else if (data.error) {
        fail(data.error);
      } else {
        signal?.removeEventListener("abort", stop);
        idle.push(worker);
        resolve(data.answer);
      }
    };
    worker.onerror = (event) => fail(`the engine failed: ${event.message ?? "it did not start"}`);
    signal?.addEventListener("abort", stop, { once: true });
    worker.postMessage(question);
  });
}

/** Start a worker ahead of the first question. */
export function readyWorker() {
  if (!idle.length) idle.push(newWorker());
}

/** In a page of one file the worker is within it, as a text; elsewhere it is a file of its own. */
function newWorker() {
  const source = document.getElementById("greenest-worker")?.textContent;
  if (source) {
    const script = () => new Blob([source], { type: "text/javascript" });
    if (!addresses.length) addresses.push(URL.createObjectURL(script()));
    return new Worker(addresses[0]);
  }
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
