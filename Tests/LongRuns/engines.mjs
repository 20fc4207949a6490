// engines.mjs HOST PAGES SEED COUNT
//
// Plays random sequences on the engine of exported pages, as compiled for WebAssembly, and on the one of the desktop's compiler
// (`Tests/EngineHost`): what a page would be told has to be the same, byte for byte. Prints how much was compared, or the first
// difference with all that led to it. PAGES is a folder of exported playgrounds, from which the engine and what it is to play are taken.

import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const [hostPath, pagesPath, seedText, countText] = process.argv.slice(2);

/** Mulberry32: small, and the same everywhere. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The engine as an exported page runs it, with the page's own worker script. */
class PageEngine {
  #run;

  static async start() {
    const engine = new PageEngine();
    let hear;
    const scope = { addEventListener: (_, handler) => (hear = handler), postMessage: (message) => engine.said.push(message) };
    new Function("addEventListener", "postMessage", JSON.parse(part(pages[0], "engine-worker")))(scope.addEventListener, scope.postMessage);
    engine.#run = (data) => hear({ data });
    return engine;
  }

  said = [];

  /** @returns {Promise<string[]>} The updates that come of an order, or the answer. */
  async order(data) {
    this.said = [];
    this.#run(data);
    while (!this.said.at(-1)?.isDone) await new Promise((done) => setImmediate(done));
    return this.said.map(({ update, answer }) => update ?? answer).filter(Boolean);
  }
}

class Host {
  #process = spawn(hostPath, { stdio: ["pipe", "pipe", "inherit"] });
  #lines = createInterface({ input: this.#process.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();

  async order(text) {
    this.#process.stdin.write(`${text}\n`);
    const updates = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error("the host has ended");
      if (value === "") return updates;
      updates.push(value);
    }
  }

  end() {
    this.#process.stdin.end();
  }
}

const pages = fs.readdirSync(pagesPath).filter((name) => name.endsWith(".html")).sort()
  .map((name) => fs.readFileSync(path.join(pagesPath, name), "utf8"));
const part = (html, id) => new RegExp(`id="${id}">(.*?)</script>`, "s").exec(html)[1];
/** The text of a packed part, for the host. */
async function unpacked(text) {
  const file = path.join(import.meta.dirname, "../../Templates/modules/unpacking.js");
  const { unpackedText } = await import(`data:text/javascript,${encodeURIComponent(fs.readFileSync(file, "utf8"))}`);
  return unpackedText(text);
}
const samples = await Promise.all(pages.map(async (html) => {
  const templates = part(html, "templates");
  return { ...JSON.parse(part(html, "playground")), packed: templates, templates: JSON.parse(await unpacked(templates)) };
}));
const engine = part(pages[0], "engine");
const language = part(pages[0], "language-data");
const subjects = ["completions", "hover", "findings", "tokens"];

const phones = ["iphone-se-1", "iphone-8-plus", "iphone-x", "iphone-15", "iphone-16-pro-max"];
const pads = ["ipad-9-7", "ipad-pro-12-9", "ipad-mini-6"];
const settings = [
  "rotate landscapeLeft", "rotate landscapeRight", "rotate portrait", "userInterfaceStyle dark", "userInterfaceStyle light",
  "layoutDirection rightToLeft", "layoutDirection leftToRight", "legibilityWeight bold", "accessibilityContrast high",
  "preferredContentSizeCategory accessibilityExtraLarge", "preferredContentSizeCategory extraSmall", "preferredContentSizeCategory large",
  "forceTouch off", "systemVersion 12", "systemVersion 17", "systemVersion 26", "split 1/3", "split 1/2", "split 2/3", "split full",
  "split slideOver", "resize 400 600", "resize 700.5 512.25", "home", "back", "dismiss", "lift", "swipeUp", "nonsense", "tap nothing.here",
];

const unescaped = (text) => text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Events that an update offers. */
function offered(update) {
  const found = new Set();
  for (const { 1: event } of update.matchAll(/data-event=\\"(.*?)\\"/g)) found.add(unescaped(event));
  for (const { 1: events } of update.matchAll(/data-swipes=\\"(.*?)\\"/g)) unescaped(events).split(",").forEach((event) => found.add(event));
  for (const { 1: change } of update.matchAll(/data-change=\\"(change .*?)\\"/g)) {
    for (const value of ["0", "0.5", "1", "Say", ""]) found.add(`${unescaped(change)} ${value}`.trim());
  }
  for (const { 1: press } of update.matchAll(/data-press=\\"(.*?)\\"/g)) {
    for (const force of ["0.2", "0.5", "0.8", "1"]) found.add(`${unescaped(press)} ${force}`);
  }
  return [...found].filter(Boolean);
}

/** A text with a letter too much, too little, or other than it was; most are refused, some are another playground. */
function damaged(text, random) {
  const place = Math.floor(random() * text.length);
  const piece = ["", "\"", "=", "7", "[", "é", "-", "."][Math.floor(random() * 8)];
  return text.slice(0, place) + piece + text.slice(place + Math.floor(random() * 3));
}

const page = await PageEngine.start();
const host = new Host();
const count = Number(countText);
let [steps, bytes, edits, questions] = [0, 0, 0, 0];

for (let sequence = 0; sequence < count; sequence += 1) {
  const random = generator(Number(seedText) + sequence * 7919);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sample = pick(samples);
  const devices = [pick(phones), pick(random() < 0.5 ? pads : phones)].filter((device, index, all) => all.indexOf(device) === index);
  const text = sample.text.replace(/^devices = \[[^\]]*\]/m, `devices = ${JSON.stringify(devices)}`);
  const orders = [];
  let offers = [];

  async function play(orderOfPage, orderOfHost) {
    orders.push(orderOfHost.startsWith("l") ? `launch ${sample.fileName} on ${devices}` : orderOfHost.slice(0, 300));
    const [theirs, ours] = await Promise.all([host.order(orderOfHost), page.order(orderOfPage)]);
    steps += 1;
    for (let index = 0; index < Math.max(theirs.length, ours.length); index += 1) {
      if (theirs[index] !== ours[index]) report(theirs[index] ?? "nothing", ours[index] ?? "nothing");
      if (orderOfHost.startsWith("a")) continue;
      bytes += ours[index].length;
      offers = ours[index].includes('"type":"page"') ? offered(ours[index]) : [...new Set([...offers, ...offered(ours[index])])].slice(-200);
      await say({ type: "ack", revision: JSON.parse(ours[index]).revision });
    }
  }
  const say = (message) => play({ message: JSON.stringify(message) }, `m${JSON.stringify(message)}`);

  let knowsLanguage = false;
  /** As the editor asks, at any place of a text that may be half written. */
  async function ask(text) {
    const before = text.slice(0, Math.floor(random() * text.length)).split("\n");
    const question = JSON.stringify({ ask: pick(subjects), text, line: before.length - 1, character: before.at(-1).length });
    if (!knowsLanguage) await host.order(`k${await unpacked(language)}`);
    await play({ question, language: knowsLanguage ? undefined : language }, `a${question}`);
    knowsLanguage = true;
    questions += 1;
  }

  function report(theirs, ours) {
    let place = 0;
    while (theirs[place] === ours[place]) place += 1;
    console.log(`seed ${seedText}, sequence ${sequence}:\n${orders.join("\n")}`);
    console.log(`desktop: …${theirs.slice(Math.max(0, place - 80), place + 160)}\npage:    …${ours.slice(Math.max(0, place - 80), place + 160)}`);
    process.exit(1);
  }

  const { packed, ...playground } = { ...sample, text };
  await play({ engine, playground, templates: packed }, `l${JSON.stringify(playground)}`);
  await say({ type: "hello", revision: null, events: [] });
  for (let step = 0; step < 12; step += 1) {
    const device = random() < 0.15 ? null : pick(devices);
    const dice = random();
    if (random() < 0.2) await ask(random() < 0.5 ? text : Buffer.from(damaged(text, random), "utf8").toString("utf8"));
    if (dice < 0.62 && offers.length) await say({ type: "event", device, text: pick(offers), mirrored: device !== null && random() < 0.4 });
    else if (dice < 0.82) await say({ type: "event", device, text: pick(settings) });
    else if (dice < 0.88) await say({ type: "travel", device: pick(devices), entry: Math.floor(random() * 6) });
    else if (dice < 0.92) await say({ type: "verbosity", verbose: random() < 0.5 });
    else {
      const changed = random() < 0.7 ? damaged(text, random) : text;
      edits += 1;
      // Unpaired halves of characters are not text.
      const whole = Buffer.from(changed, "utf8").toString("utf8");
      await play({ text: whole }, `r${whole.replaceAll("\n", "\\n")}`);
      await ask(whole);
    }
  }
  await say({ type: "hello", revision: null, events: [] });
}
host.end();
console.log(`${count} sequences, ${steps} steps with ${edits} edits and ${questions} questions, ${(bytes / 1e6).toFixed(1)} MB of updates: all the same`);
