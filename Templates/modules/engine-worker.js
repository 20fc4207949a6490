/** Runs the engine of an exported page. After each order and its updates it sends `isDone`. */

import { unpacked, unpackedText } from "./unpacking.js";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** @type {any} The exports of the engine (`Sources/BrowserEngine/Exports.swift`). */
let engine;

/** @type {Promise<unknown>} */
let last = Promise.resolve();
// Orders are followed one after the other. Errors are thrown from a timer, because a rejected promise is not reported to the page.
addEventListener("message", ({ data }) => {
  last = last.then(() => follow(data)).catch((error) => setTimeout(() => { throw error; }));
});

async function follow(data) {
  if (data.engine) {
    engine = await start(data.engine);
    const templates = JSON.parse(await unpackedText(data.templates));
    if (!engine.launch(put(JSON.stringify({ ...data.playground, templates })))) throw new Error("The file is damaged. The engine cannot read its playground.");
  } else if (data.question !== undefined) {
    if (data.language !== undefined && !engine.learn(put(await unpackedText(data.language)))) {
      throw new Error("The file is damaged. The engine cannot read its language data.");
    }
    postMessage({ answer: taken(engine.answer(put(data.question))), isDone: true });
    return;
  } else if (data.message !== undefined) {
    engine.receive(put(data.message));
  } else {
    engine.read(put(data.text));
  }
  for (let length = engine.update(); length > 0; length = engine.update()) postMessage({ update: taken(length) });
  postMessage({ isDone: true, isReady: data.engine !== undefined });
  if (data.engine) setTimeout(workAhead);
}

/** Draws untouched screens one by one between orders. */
function workAhead() {
  if (engine.work_ahead()) setTimeout(workAhead);
}

/** @param {string} text The packed module. */
async function start(text) {
  // Compiles the module while it is decompressed.
  const response = new Response(unpacked(text), { headers: { "Content-Type": "application/wasm" } });
  const { instance } = await WebAssembly.instantiateStreaming(response, { page: { number } });
  return instance.exports;
}

/** Writes a text to the input of the engine's next call, and returns the number of bytes. */
function put(text) {
  const bytes = encoder.encode(text);
  const place = engine.reserve(bytes.length);
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  return bytes.length;
}

/** Reads a message of the engine with `length` bytes. */
function taken(length) {
  return decoder.decode(new Uint8Array(engine.memory.buffer, engine.message(), length));
}

/** Parses a number as `strtod` of C does, and writes it to the engine's memory. */
function number(place, length, target) {
  const text = decoder.decode(new Uint8Array(engine.memory.buffer, place, length));
  const value = valueOf(text);
  if (value === undefined) return 0;
  new DataView(engine.memory.buffer).setFloat64(target, value, true);
  return 1;
}

/** @returns {number | undefined} */
function valueOf(text) {
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text);
  const [, sign, word] = /^([+-]?)(inf|infinity|nan)$/i.exec(text) ?? [];
  if (!word) return undefined;
  const value = word.toLowerCase() === "nan" ? NaN : Infinity;
  return sign === "-" ? -value : value;
}
