/** A page's messages to its server or engine, its memory of them, and its reaction without an answer. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { Clock, settled } from "./clock.mjs";
import { FakeElement } from "./elements.mjs";
import { openPage } from "./page.mjs";
import { Connection } from "./modules/connection.js";
import { EngineLine } from "./modules/engine-line.js";
import { Latest } from "./modules/latest.js";
import { later, rarely } from "./modules/later.js";
import { Line } from "./modules/line.js";
import * as messages from "./modules/messages.js";
import { Resync } from "./modules/resync.js";

/** @type {Clock} */
let clock;
beforeEach(() => {
  clock = new Clock();
  openPage();
});

/** The names of a line's events, with their details. */
function heard(line) {
  const all = [];
  for (const name of ["open", "message", "lost", "read", "restarted", "remembered"]) line.addEventListener(name, ({ detail }) => all.push(detail === undefined || detail === null ? name : [name, detail]));
  return all;
}

const press = (force, target = "press list.row") => messages.event("iphone-8", `${target} ${force}`);
const texts = (line) => line.events.map(({ text }) => text);

describe("what happened on a page is remembered", () => {
  test("without parts that only the message needs", () => {
    const line = new Line([]);
    const all = heard(line);
    line.note(messages.event("iphone-8", "tap home.next", true));
    line.note(messages.arrange("hide iphone-8"));
    assert.deepEqual(line.events, [{ device: "iphone-8", text: "tap home.next", mirrored: true }, { arrange: "hide iphone-8" }]);
    assert.deepEqual(all, ["remembered", "remembered"]);
    line.rewrite([]);
    assert.deepEqual([line.events, all.length], [[], 3]);
  });

  test("of steps back in time of one device only the last", () => {
    const line = new Line([]);
    for (const [device, entry] of [["a", 3], ["a", 2], ["b", 1], ["a", 0]]) line.note(messages.travel(String(device), Number(entry)));
    assert.deepEqual(line.events, [{ device: "a", entry: 2 }, { device: "b", entry: 1 }, { device: "a", entry: 0 }]);
  });

  test("of forces those at which the finger turned", () => {
    const line = new Line([]);
    for (const force of [0.1, 0.2, 0.5, 0.4, 0.3, 0.6, 0.7]) line.note(press(force));
    assert.deepEqual(texts(line), [0.1, 0.5, 0.7].map((force) => `press list.row ${force}`));
  });

  test("of forces on another element both", () => {
    const line = new Line([]);
    for (const message of [press(0.1), press(0.2), press(0.3, "pressIcon"), press(0.4, "pressIcon"), press(0.5, "pressIcon")]) line.note(message);
    assert.deepEqual(texts(line), ["press list.row 0.1", "press list.row 0.2", "pressIcon 0.3", "pressIcon 0.5"]);
  });

  test("up to five hundred events, of which those of the board are the last to go", () => {
    const line = new Line(Array.from({ length: 510 }, (_, index) => ({ device: "a", text: `tap ${index}` })));
    assert.deepEqual([line.events.length, line.events[0].text], [500, "tap 10"]);
    line.rewrite([{ arrange: "hide b" }, ...line.events.slice(1)]);
    line.note(messages.event("a", "tap last"));
    assert.deepEqual([line.events.length, line.events[0].arrange, line.events[1].text, line.events.at(-1).text], [500, "hide b", "tap 12", "tap last"]);
  });
});

/** A socket that a test opens and closes. */
class Socket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];
  readyState = Socket.CONNECTING;
  sent = [];

  constructor(url) {
    super();
    this.url = String(url);
    Socket.all.push(this);
  }

  static get last() { return Socket.all.at(-1); }

  send(text) { this.sent.push(JSON.parse(text)); }

  open() {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

describe("a connection", () => {
  /** @type {Connection} */
  let connection;
  let all;
  beforeEach(() => {
    Socket.all = [];
    Object.assign(globalThis, { WebSocket: Socket, location: { href: "http://localhost:8080/neko", protocol: "http:" } });
    globalThis.fetch = async () => { throw new TypeError("no server"); };
    connection = new Connection("/neko/socket?token=1", []);
    all = heard(connection);
    connection.connect();
  });

  test("leads to the server of the page, in the way of the page", () => {
    assert.equal(Socket.last.url, "ws://localhost:8080/neko/socket?token=1");
    globalThis.location = { href: "https://example.com/neko", protocol: "https:" };
    connection.connect();
    assert.equal(Socket.last.url, "wss://example.com/neko/socket?token=1");
  });

  test("sends messages, and remembers events", () => {
    Socket.last.open();
    assert.ok(connection.send(messages.event("iphone-8", "tap home.next")));
    assert.ok(connection.send(messages.inspect("iphone-8", "home.next")));
    assert.deepEqual(Socket.last.sent.map(({ type }) => type), ["event", "inspect"]);
    assert.deepEqual(connection.events, [{ device: "iphone-8", text: "tap home.next" }]);
    Socket.last.dispatchEvent(Object.assign(new Event("message"), { data: '{"type":"patch"}' }));
    assert.deepEqual(all, ["open", "remembered", ["message", { type: "patch" }]]);
  });

  test("sends events from before it opened first, and later drops events without a connection", () => {
    assert.ok(connection.send(messages.event("iphone-8", "rotate")));
    assert.ok(!connection.send(messages.inspect("iphone-8", "home")));
    assert.equal(connection.events.length, 1);
    Socket.last.open();
    Socket.last.close();
    assert.ok(!connection.send(messages.event("iphone-8", "rotate")));
    assert.equal(connection.events.length, 1);
  });

  test("is tried again, with growing delays, until it opens", async () => {
    const delays = [];
    for (let time = 0; time < 9; time += 1) {
      const { length } = Socket.all;
      Socket.last.close();
      const start = clock.now;
      while (Socket.all.length === length) {
        clock.pass(10);
        await settled();
      }
      delays.push(clock.now - start);
    }
    assert.deepEqual(delays, [200, 340, 580, 990, 1680, 2840, 4830, 5000, 5000]);
    Socket.last.open();
    Socket.last.close();
    const { length } = Socket.all;
    clock.pass(200);
    await settled();
    assert.equal(Socket.all.length, length + 1);
  });

  test("is tried at once when the network is back", async () => {
    Socket.last.close();
    dispatchEvent(new Event("online"));
    await settled();
    assert.equal(Socket.all.length, 2);
    // The other attempt has been given up.
    clock.pass(5000);
    await settled();
    assert.equal(Socket.all.length, 2);
  });

  test("goes to the new address of a server that was started again, and says why one refuses", async () => {
    const answers = [["text/plain", "Too many pages are open.\n"], ["text/html; charset=utf-8", "/neko/socket?token=2"]];
    globalThis.fetch = async () => {
      const [type, text] = answers.shift();
      return { headers: { get: () => type }, text: async () => text };
    };
    globalThis.DOMParser = class { parseFromString(text) { return { body: { dataset: { socket: text } } }; } };
    for (const time of [200, 340]) {
      Socket.last.close();
      clock.pass(time);
      await settled();
    }
    assert.deepEqual(all, ["lost", ["lost", "Too many pages are open."], "lost"]);
    assert.equal(Socket.last.url, "ws://localhost:8080/neko/socket?token=2");
  });
});

/** A worker that a test has answer. */
class FakeWorker extends EventTarget {
  /** @type {FakeWorker[]} */
  static all = [];
  orders = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  static get last() { return FakeWorker.all.at(-1); }

  postMessage(order) { this.orders.push(order); }
  terminate() { this.isTerminated = true; }
  answer(data) { this.dispatchEvent(Object.assign(new Event("message"), { data })); }
}

describe("the engine in a page", () => {
  const playground = { fileName: "neko.toml", text: "one", revision: 1, events: [], attachments: {} };
  /** @type {EngineLine} */
  let line;
  let all;

  /** A page whose engine has started. */
  async function launched(engine = "code") {
    line = new EngineLine({ engine: Promise.resolve(engine), playground, templates: "packed", language: () => "words", worker: "" }, []);
    all = heard(line);
    line.launch();
    await settled();
    if (engine) FakeWorker.last.answer({ isReady: true, isDone: true });
    return line;
  }

  const done = () => FakeWorker.last.answer({ isDone: true });
  const rotate = messages.event("iphone-8", "rotate");

  beforeEach(() => {
    FakeWorker.all = [];
    globalThis.Worker = FakeWorker;
    document.body = new FakeElement("body");
  });

  test("receives the playground, then the events", async () => {
    await launched();
    assert.ok(line.send(rotate));
    const [start, event] = FakeWorker.last.orders;
    assert.deepEqual([start.engine, start.playground.text, start.templates, JSON.parse(event.message)], ["code", "one", "packed", rotate]);
    FakeWorker.last.answer({ isDone: true, update: '{"type":"patch"}' });
    assert.deepEqual(all, ["open", "remembered", ["message", { type: "patch" }], "read"]);
  });

  test("receives the events from before its start", async () => {
    line = new EngineLine({ engine: Promise.resolve("code"), playground, templates: "packed", language: () => "words", worker: "" }, []);
    line.launch();
    assert.ok(line.send(rotate) && line.send(messages.inspect("iphone-8", "home")));
    await settled();
    assert.equal(line.events.length, 0);
    FakeWorker.last.answer({ isReady: true, isDone: true });
    assert.deepEqual(FakeWorker.last.orders.slice(1).map(({ message }) => JSON.parse(message)), [rotate]);
    assert.equal(line.events.length, 1);
  });

  test("that does not come leaves the page still", async () => {
    await launched("");
    assert.ok(document.body.classList.contains("is-still") && !document.body.classList.contains("is-stopped"));
    assert.ok(!line.send(rotate));
    assert.equal(line.refusal, "The engine of this page could not be started.");
    assert.equal(await line.ask({ ask: "hover" }), null);
  });

  test("answers questions in their order, and receives the language once", async () => {
    await launched();
    const [first, second] = [line.ask({ ask: "hover" }), line.ask({ ask: "tokens" })];
    assert.deepEqual(FakeWorker.last.orders.slice(1).map(({ language }) => language), ["words", undefined]);
    for (const answer of ['{"a":1}', '{"b":2}']) FakeWorker.last.answer({ isDone: true, answer });
    assert.deepEqual([await first, await second], [{ a: 1 }, { b: 2 }]);
  });

  test("that takes too long over an event is ended, and goes on without it", async () => {
    await launched();
    line.send(rotate);
    done();
    line.send(messages.event("iphone-8", "tap home.next"));
    const asked = line.ask({ ask: "hover" });
    const worker = FakeWorker.last;
    clock.pass(9999);
    // Further messages give a hanging worker no more time.
    line.send(rotate);
    assert.ok(!worker.isTerminated);
    clock.pass(1);
    assert.ok(worker.isTerminated);
    assert.equal(await asked, null);
    assert.deepEqual(line.events, [{ device: "iphone-8", text: "rotate" }]);
    assert.deepEqual(all.at(-1), ["restarted", false]);
  });

  test("that stops over a text goes on with the one before, and says that it was the text", async () => {
    await launched();
    line.read("two");
    clock.pass(10_000);
    await settled();
    assert.equal(FakeWorker.last.orders[0].playground.text, "one");
    assert.deepEqual(all.at(-1), ["restarted", true]);
  });

  test("is not given up over a question about a text that was too much for it", async () => {
    await launched();
    const text = "too much";
    line.read(text);
    clock.pass(10_000);
    await settled();
    FakeWorker.last.answer({ isReady: true, isDone: true });
    // The editor still has the text, and asks about it as soon as the engine is there.
    assert.equal(await line.ask({ ask: "findings", text }), null);
    clock.pass(20_000);
    assert.equal(FakeWorker.last.orders.length, 1);
    const asked = line.ask({ ask: "findings", text: "one" });
    FakeWorker.last.answer({ isDone: true, answer: "{}" });
    assert.deepEqual(await asked, {});
    assert.ok(line.send(rotate) && !document.body.classList.contains("is-stopped"));
  });

  test("that stops over a question goes on with the text and the events that it had", async () => {
    await launched();
    line.send(rotate);
    done();
    const asked = line.ask({ ask: "findings", text: "too much" });
    line.read("two");
    line.send(messages.event("iphone-8", "tap home.next"));
    clock.pass(10_000);
    await settled();
    assert.equal(await asked, null);
    assert.equal(FakeWorker.last.orders[0].playground.text, "two");
    assert.deepEqual(texts(line), ["rotate", "tap home.next"]);
    assert.ok(!all.some(([name]) => name === "restarted"));
    // It is no trial: an event that is too much is the first.
    FakeWorker.last.answer({ isReady: true, isDone: true });
    line.send(rotate);
    clock.pass(10_000);
    await settled();
    assert.ok(!document.body.classList.contains("is-stopped"));
  });

  test("that ends over a question while it is on trial is not given up", async () => {
    await launched();
    line.send(rotate);
    clock.pass(10_000);
    await settled();
    FakeWorker.last.answer({ isReady: true, isDone: true });
    line.ask({ ask: "colors", text: "many" });
    FakeWorker.last.dispatchEvent(new Event("error", { cancelable: true }));
    await settled();
    assert.ok(!document.body.classList.contains("is-stopped"));
    FakeWorker.last.answer({ isReady: true, isDone: true });
    assert.ok(line.send(rotate));
  });

  test("that stops over every question is asked no more until a text comes through", async () => {
    await launched();
    for (const text of ["a", "b", "c"]) {
      line.ask({ ask: "findings", text });
      clock.pass(10_000);
      await settled();
      FakeWorker.last.answer({ isReady: true, isDone: true });
    }
    assert.equal(await line.ask({ ask: "findings", text: "d" }), null);
    line.read("e");
    done();
    line.ask({ ask: "findings", text: "e" });
    assert.equal(FakeWorker.last.orders.length, 3);
  });

  test("that stops twice is given up, and can be restarted by hand with the page's initial state", async () => {
    await launched();
    line.send(rotate);
    clock.pass(10_000);
    await settled();
    clock.pass(10_000);
    assert.ok(document.body.classList.contains("is-stopped"));
    assert.equal(line.refusal, "The engine of this page has stopped.");
    line.startAgain();
    await settled();
    assert.ok(!document.body.classList.contains("is-still"));
    FakeWorker.last.dispatchEvent(new Event("error", { cancelable: true }));
    assert.ok(document.body.classList.contains("is-stopped"));
    line.startAgain();
    await settled();
    assert.deepEqual(line.events, []);
    FakeWorker.last.answer({ isReady: true, isDone: true });
    assert.ok(line.send(rotate));
  });

  test("that begins at the third launch does not repeat the event that stops it", async () => {
    line = new EngineLine({ engine: Promise.resolve("code"), playground, templates: "packed", language: () => "words", worker: "" }, []);
    line.launch();
    for (const _ of [1, 2]) {
      await settled();
      clock.pass(10_000);
      assert.ok(document.body.classList.contains("is-stopped") || document.body.classList.contains("is-still"));
      line.startAgain();
    }
    await settled();
    FakeWorker.last.answer({ isReady: true, isDone: true });
    line.send(rotate);
    clock.pass(10_000);
    await settled();
    assert.ok(!document.body.classList.contains("is-still"));
    assert.deepEqual(line.events, []);
  });
});

describe("a page that cannot show something", () => {
  const setUp = () => {
    const sent = [];
    const line = Object.assign(new EventTarget(), { send: (message) => sent.push([clock.now, message.revision]) });
    const said = [];
    const resync = new Resync(line, { fellBehind: () => said.push("behind"), caughtUp: () => said.push("caught up") });
    return { line, sent, said, resync };
  };

  test("asks for everything, ever less often, and says so after the second failure", () => {
    const { sent, said, resync } = setUp();
    for (const pause of [0, 250, 1000, 4000, 15_000, 60_000, 60_000]) {
      const { length } = sent;
      resync.failed(length);
      if (pause) clock.pass(pause - 1);
      assert.equal(sent.length, pause ? length : length, `before ${pause}`);
      clock.pass(1);
      assert.equal(sent.length, length + 1, `after ${pause}`);
      assert.equal(said.length, Math.max(0, length - 1));
    }
    assert.deepEqual(sent.map(([, revision]) => revision), [0, 1, 2, 3, 4, 5, 6]);
  });

  test("that is right again for long starts from the beginning", () => {
    const { sent, said, resync } = setUp();
    resync.succeeded();
    assert.deepEqual(said, []);
    for (const revision of [1, 2]) resync.failed(revision);
    clock.pass(250);
    resync.succeeded();
    clock.pass(10_000);
    resync.failed(3);
    const { now } = clock;
    clock.pass(0);
    assert.deepEqual([sent.at(-1), said], [[now, 3], ["caught up"]]);
  });

  test("asks nothing of a server that is gone", () => {
    const { line, sent, resync } = setUp();
    for (const revision of [1, 2]) resync.failed(revision);
    line.dispatchEvent(new Event("lost"));
    clock.pass(100_000);
    assert.deepEqual(sent, []);
  });
});

describe("questions", () => {
  test("are asked one at a time, the most urgent first, and of one kind the last", async () => {
    const asked = [];
    /** @type {((answer: string) => void)[]} */
    const answers = [];
    const latest = new Latest((question) => {
      asked.push(question.ask + question.number);
      return new Promise((answered) => answers.push(answered));
    });
    const first = latest.ask({ ask: "tokens", number: 1 });
    const passed = latest.ask({ ask: "tokens", number: 2 });
    const rest = [["tokens", 3], ["findings", 1], ["hover", 1], ["completions", 1]].map(([ask, number]) => latest.ask({ ask, number }));
    assert.equal(await passed, null);
    for (let number = 0; number < 5; number += 1) {
      answers[number](`answer ${number}`);
      await settled();
    }
    assert.deepEqual(asked, ["tokens1", "completions1", "hover1", "tokens3", "findings1"]);
    assert.deepEqual(await Promise.all([first, ...rest]), ["answer 0", "answer 3", "answer 4", "answer 2", "answer 1"]);
  });
});

describe("what comes later", () => {
  test("comes once, and is passed to those that wait for it", async () => {
    let loads = 0;
    const part = later(async () => `part ${(loads += 1)}`);
    const told = [];
    part.whenThere((there) => told.push(there));
    assert.equal(part.now, null);
    assert.deepEqual(await Promise.all([part.need(), part.need()]), ["part 1", "part 1"]);
    assert.deepEqual([part.now, told, loads], ["part 1", ["part 1"], 1]);
  });

  test("is done at most so often", () => {
    let count = 0;
    const soon = rarely(() => (count += 1));
    for (let time = 0; time < 5; time += 1) soon();
    assert.equal(count, 0);
    clock.pass(200);
    assert.equal(count, 1);
    clock.pass(1000);
    assert.equal(count, 1);
    soon();
    clock.pass(200);
    assert.equal(count, 2);
  });
});
