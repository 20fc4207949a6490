/** Computations of parts of a page: settings, catalogue, recordings, keyboard navigation, and scrolling into view. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { Clock, settled } from "./clock.mjs";
import { FakeElement, fire } from "./elements.mjs";
import { openPage } from "./page.mjs";
import { AddressKeeper } from "./modules/address-keeper.js";
import { wordsOf } from "./modules/catalogue.js";
import { away } from "./modules/into-view.js";
import { Line } from "./modules/line.js";
import * as messages from "./modules/messages.js";
import { applyOperations } from "./modules/patches.js";
import { nearest } from "./modules/arrows.js";
import { Recorder } from "./modules/recorder.js";
import { boxesOf, readRecording } from "./modules/recording.js";
import { roomBetween } from "./modules/scroll-edge.js";
import { languageName, offered, valuesOf, words } from "./modules/settings.js";
import { SourceLink } from "./modules/source-link.js";
import { keepUnread, longest, takeUnread } from "./modules/unread-log.js";

describe("the catalogue is searched", () => {
  // As the server lists them.
  const [phone, pad] = ["iphone-17-pro iphone 17 pro 402x874 2025 ios26", "ipad-mini-a17 ipad mini (a17 pro) 744x1133 2024 ios18"];
  const finds = (query, model) => wordsOf(query).every((word) => model.includes(word));

  for (const query of ["17 PRO", "402x874", "402 × 874", " 402 X 874 ", "iOS 26", "pro 17", ""]) {
    test(`“${query}” is an iPhone 17 Pro`, () => assert.ok(finds(query, phone)));
  }
  for (const query of ["ipad mini (a17", "744 x 1133", "ios 18", "mini 2024"]) {
    test(`“${query}” is an iPad mini and no iPhone`, () => assert.ok(finds(query, pad) && !finds(query, phone)));
  }
  test("“nokia” is none", () => assert.ok(!finds("nokia", phone) && !finds("17 nokia", phone)));
});

describe("settings", () => {
  const device = (settings, offers = "") => Object.assign(new FakeElement("article"), { dataset: { settings, offers } });

  test("that not every device takes are sent as the device offers them", () => {
    const phone = device("", "rotate landscapeLeft, resize 402x874, fold open, fold closed");
    for (const [setting, event] of [["rotate", "rotate landscapeLeft"], ["resize", "resize 402x874"], ["fold closed", "fold closed"], ["fold half", undefined], ["split left", undefined], ["userInterfaceStyle dark", "userInterfaceStyle dark"]]) {
      assert.equal(offered(phone, setting), event, setting);
    }
    assert.equal(offered(device(""), "rotate"), undefined);
  });

  test("have the values that devices hold, each once", () => {
    const devices = [device("ios 26, userInterfaceStyle dark"), device("ios 18, userInterfaceStyle dark"), device("")];
    assert.deepEqual(valuesOf("userInterfaceStyle", devices), ["dark"]);
    assert.deepEqual(valuesOf("ios", devices), ["26", "18"]);
    assert.deepEqual(valuesOf("io", devices), []);
  });

  test("are said in words", () => {
    assert.equal(words("accessibilityExtraLarge"), "Accessibility extra large");
    assert.equal(words("large"), "Large");
    assert.deepEqual(["base", "rightToLeft", "doubleLength", "de", "zh-Hant", "no language"].map(languageName), ["As written", "Right to left", "Double length", "German", "Traditional Chinese", "no language"]);
  });
});

describe("a recording", () => {
  const read = (text, size = text.length) => readRecording({ name: "record.json", size, text: async () => text });
  const whole = { format: 1, device: { name: "iPhone 8" }, system: { version: "16.7" }, screen: { width: 375, height: 667 }, runs: [{ steps: [{}] }] };

  test("is read", async () => assert.deepEqual(await read(JSON.stringify(whole)), whole));

  for (const [text, message] of /** @type {[string, string | RegExp][]} */ ([
    ["{", /^record\.json is no JSON: ./],
    ["null", "record.json is not a recording: it has no “format”. The ejected app writes record.json."],
    ['{"a": 1}', "record.json is not a recording: it has no “format”. The ejected app writes record.json."],
    ['{"format": 2}', "record.json is a recording of format 2, and this page reads format 1."],
    ...[{ runs: [null] }, { runs: [{ steps: [1] }] }, { runs: {} }, { device: {} }, { system: { version: 16 } }, { screen: { width: -1, height: 1 } }, { screen: { width: "1", height: 1 } }]
      .map((damage) => [JSON.stringify({ ...whole, ...damage }), "record.json is damaged. “traitscope compare” lists the mistakes and their places."]),
  ])) {
    test(`that is ${text} is refused`, () => assert.rejects(read(text), { message }));
  }

  test("is not larger than the compared parts", () => assert.rejects(read("{}", 64 * 1024 * 1024 + 1), { message: "record.json is too large: recordings of up to 64 MB are read." }));

  test("has boxes that are so far off", () => {
    const node = (left, top, width, height) => Object.assign(new FakeElement("div", "node"), { style: { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` } });
    const ours = { home: node(0, 0, 375, 667), "home.a": node(10, 20, 30, 40), "nav/bar": node(0, 0, 375, 64), "nav/toolbar": node(0, 600, 375, 67) };
    ours.home.append(ours["home.a"]);
    ours.home.style.top = "5px";
    const device = { querySelector: () => ({ querySelector: (selector) => ours[/"(.*)"/.exec(selector)[1]] ?? null }) };
    const step = {
      window: { frame: [0, 5, 375, 667] }, controllers: { home: { frame: [0, 0, 375, 667] } },
      views: { "home.a": { frame: [11, 20, 30, 42.5] }, "home.gone": { frame: [0, 0, 1, 1] }, "home.hidden": { frame: [0, 0, 1, 1], hidden: true }, "home.none": {} },
      bars: { "nav.navigationBar": [0, 15, 375, 44], "nav.toolbar": [0, 595, 375, 40], "nav.other": [0, 0, 1, 1] }, sheets: { home: [0, 0, 1, 1] },
    };
    assert.deepEqual(boxesOf(step, device).map(({ name, rect, distance }) => [name, rect, distance]), [
      ["home", [0, 5, 375, 667], 0],
      // Only the edge of a bar that is not at the screen's edge counts.
      ["nav.navigationBar", [0, 20, 375, 44], 0], ["nav.toolbar", [0, 600, 375, 40], 0],
      ["home.a", [11, 25, 30, 42.5], 2.5], ["home.gone", [0, 5, 1, 1], null],
    ]);
  });
});

describe("what nobody has read of a log", () => {
  test("is kept until somebody does, by device, and not more than a server keeps", () => {
    const [one, other] = [new FakeElement("article"), new FakeElement("article")];
    for (let number = 0; number < longest + 5; number += 1) keepUnread(one, { startsAfresh: false, html: String(number) });
    keepUnread(other, { startsAfresh: true, html: "other" });
    const read = takeUnread(one);
    assert.deepEqual([read.length, read[0].html, read.at(-1).html], [1000, "5", "1004"]);
    assert.match(read[0].time, /\d/);
    assert.deepEqual(takeUnread(one), []);
    assert.deepEqual(takeUnread(other).map(({ html }) => html), ["other"]);
  });
});

describe("arrow keys", () => {
  const box = (name, left, top, width = 10, height = 10) => ({ name, contains: () => false, getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }) });
  const start = box("start", 100, 100);

  for (const [title, direction, boxes, expected] of /** @type {[string, number[], any[], string | null][]} */ ([
    ["lead to the nearest", [1, 0], [box("far", 150, 100), box("near", 120, 100)], "near"],
    ["lead nowhere where nothing lies", [-1, 0], [box("right", 120, 100)], null],
    ["lead first to what lies straight ahead", [1, 0], [box("aside", 115, 130), box("ahead", 900, 105)], "ahead"],
    ["lead to what lies aside where nothing lies ahead", [0, 1], [box("further", 300, 120), box("aside", 130, 130)], "aside"],
    ["lead up", [0, -1], [box("up", 104, 60), box("down", 100, 120)], "up"],
    ["lead past what is where they start", [0, 1], [start, box("overlapping", 100, 104), box("below", 100, 120)], "below"],
  ])) {
    test(title, () => assert.equal(nearest(start, boxes, direction)?.name ?? null, expected));
  }
});

describe("what comes into view", () => {
  for (const [title, start, end, moves] of [["stays where it is within", 10, 20, 0], ["goes back where it begins before", -5, 20, -5], ["goes on where it ends behind", 90, 130, 30], ["begins in view where it is too long", 40, 190, 40]]) {
    test(String(title), () => assert.equal(away(start, end, 0, 100), moves));
  }
});

describe("a title in a row", () => {
  const button = (left, width) => ({ left, width });

  for (const [title, buttons, left, right] of /** @type {[string, {left: number, width: number}[], number, number][]} */ ([
    ["has all the row without buttons", [], 8, 8],
    ["is in the middle where it has room there", [button(8, 60)], 76, 76],
    ["is in the middle between the outermost", [button(8, 30), button(42, 30), button(330, 37)], 80, 80],
    ["is between its buttons where it has not", [button(0, 160)], 168, 8],
  ])) {
    test(title, () => assert.deepEqual(roomBetween(buttons, 375), { left, right }));
  }
});

describe("the address of a page", () => {
  let clock;
  let line;
  let hand;
  let addresses;
  let keeper;

  beforeEach(async () => {
    clock = new Clock();
    openPage();
    addresses = [];
    hand = null;
    globalThis.location = { pathname: "/neko", search: "", hash: "" };
    globalThis.history = { replaceState: (state, title, address) => (addresses.push(address), (location.hash = address.slice("/neko".length))) };
    line = new Line([]);
    keeper = new AddressKeeper(line, { isOn: false }, () => hand);
    await keeper.writing.need();
  });

  const rotate = () => line.note(messages.event("iphone-8", "rotate"));

  test("describes the event with the answer, and a little later without one", async () => {
    rotate();
    keeper.devicesChanged();
    await settled();
    assert.deepEqual(addresses, ["/neko#do=iphone-8:rotate"]);
    rotate();
    assert.equal(addresses.length, 1);
    clock.pass(200);
    assert.equal(addresses.length, 2);
    keeper.devicesChanged();
    await settled();
    assert.equal(addresses.length, 2);
  });

  test("follows a dragged element a little later, and no finger that presses", async () => {
    hand = { isDragging: true, isPressing: false };
    rotate();
    keeper.devicesChanged();
    await settled();
    assert.equal(addresses.length, 0);
    clock.pass(200);
    assert.equal(addresses.length, 1);
    hand = { isDragging: false, isPressing: true };
    rotate();
    clock.pass(1000);
    assert.equal(addresses.length, 1);
  });

  test("that cannot hold everything says so once", () => {
    const notice = new FakeElement("div");
    document.querySelector = () => notice;
    for (let number = 0; number < 120; number += 1) line.note(messages.event("iphone-8", `tap home.list.0.${number}`));
    keeper.keep();
    assert.match(notice.textContent, /The address is too short for all events/);
    notice.textContent = "";
    keeper.keep();
    assert.equal(notice.textContent, "");
    line.rewrite([]);
    keeper.keep();
    assert.equal(location.hash, "");
  });

  test("that somebody changes by hand is another page", () => {
    let reloads = 0;
    location.reload = () => (reloads += 1);
    rotate();
    location.hash = "#board";
    dispatchEvent(new Event("hashchange"));
    assert.deepEqual([reloads, location.hash], [0, "#do=iphone-8:rotate"]);
    location.hash = "#do=";
    dispatchEvent(new Event("hashchange"));
    assert.equal(reloads, 1);
  });
});

describe("a scenario is recorded", () => {
  let line;
  let asked;
  let region;

  beforeEach(() => {
    openPage();
    region = new FakeElement("div");
    const toggle = new FakeElement("button");
    document.querySelector = (selector) => (selector.includes("region") ? region : toggle);
    document.body = new FakeElement("body");
    asked = [];
    line = Object.assign(new Line([]), { send: (message) => asked.push(message) });
    new Recorder(line);
    happen("iphone-8", "tap home.first");
    fire(toggle, "click", toggle);
  });

  const happen = (device, text) => line.note(messages.event(device, text));
  const pick = (device, node) => document.dispatchEvent(new CustomEvent("picked", { detail: { device, node } }));
  const answer = (device, node, toml) => document.dispatchEvent(new CustomEvent("expectation", { detail: { device, node, toml } }));
  const toml = () => region.children[1].value;

  test("from the launch of the device on which something happens first", () => {
    happen("iphone-8", 'change home.field "a"');
    happen("ipad-9-7", "rotate");
    happen(null, "userInterfaceStyle dark");
    answer("iphone-8", "", 'devices = ["iphone-8"]\n');
    assert.deepEqual(asked.map(({ device, node }) => [device, node]), [["iphone-8", ""]]);
    assert.equal(toml(), `[[scenarios]]
name = "What must be true"
devices = ["iphone-8"]
events = ["tap home.first", "change home.field \\"a\\"", "userInterfaceStyle dark"]
`);
  });

  test("with expectations, after which events begin another step", () => {
    happen("iphone-8", "rotate");
    pick("iphone-8", "home.title");
    pick("ipad-9-7", "home.title");
    for (let time = 0; time < 2; time += 1) answer("iphone-8", "home.title", 'view = "home.title"\ntext = "A"');
    answer("ipad-9-7", "home.title", "view = 0");
    happen("iphone-8", "tap home.next");
    answer("iphone-8", "detail", 'top = "detail"');
    assert.equal(toml(), `[[scenarios]]
name = "What must be true"
events = ["tap home.first", "rotate"]

[[scenarios.expect]]
view = "home.title"
text = "A"

[[scenarios.steps]]
events = ["tap home.next"]

[[scenarios.steps.expect]]
top = "detail"
`);
  });

  for (const [entry, events] of /** @type {[number, string][]} */ ([[3, '["tap home.first", "rotate"]\n\n[[scenarios.expect]]\ntop = "home"\n\n[[scenarios.steps]]\nevents = ["tap home.next"]'], [1, '["tap home.first"]\n\n[[scenarios.expect]]\ntop = "home"']])) {
    test(`without events undone by going back to entry ${entry}`, () => {
      happen("iphone-8", "rotate");
      answer("iphone-8", "home", 'top = "home"');
      for (const text of ["tap home.next", "tap detail.next"]) happen("iphone-8", text);
      line.note(messages.travel("iphone-8", entry));
      assert.equal(toml(), `[[scenarios]]\nname = "What must be true"\nevents = ${events}\n`);
    });
  }

  for (const [title, entries, events] of /** @type {[string, number[], string][]} */ ([
    ["goes on from the last", [3, 2], '["tap home.first", "rotate"]'], ["leads forward again", [1, 3], '["tap home.first", "rotate", "tap home.next"]'],
  ])) {
    test(`of several steps in time ${title}`, () => {
      for (const text of ["rotate", "tap home.next", "tap detail.next"]) happen("iphone-8", text);
      for (const entry of entries) line.note(messages.travel("iphone-8", entry));
      assert.equal(toml(), `[[scenarios]]\nname = "What must be true"\nevents = ${events}\n`);
    });
  }

  test("with a second step back from the expectations after the first", () => {
    for (const text of ["rotate", "tap home.next"]) happen("iphone-8", text);
    line.note(messages.travel("iphone-8", 2));
    answer("iphone-8", "home", 'top = "home"');
    line.note(messages.travel("iphone-8", 1));
    assert.equal(toml(), '[[scenarios]]\nname = "What must be true"\nevents = ["tap home.first"]\n\n[[scenarios.expect]]\ntop = "home"\n');
  });

  test("from before a step in time that another follows", () => {
    line.note(messages.travel("iphone-8", 0));
    line.note(messages.travel("iphone-8", 1));
    assert.equal(toml(), '[[scenarios]]\nname = "What must be true"\nevents = ["tap home.first"]\n');
  });

  test("with the forces at which a finger turned", () => {
    for (const force of [0.1, 0.5, 0.8, 0.3]) happen("iphone-8", `press home.list ${force}`);
    assert.equal(toml(), '[[scenarios]]\nname = "What must be true"\nevents = ["tap home.first", "press home.list 0.1", "press home.list 0.8", "press home.list 0.3"]\n');
  });

  test("when the page remembers no more events than it does already", () => {
    for (let number = 0; number < 510; number += 1) happen("iphone-8", `tap home.list.0.${number}`);
    assert.match(toml(), /"tap home\.list\.0\.508", "tap home\.list\.0\.509"\]/);
  });

  test("and names elements without possible expectations", () => {
    happen("iphone-8", "rotate");
    answer("iphone-8", "device/window", undefined);
    assert.match(region.children[0].textContent, /^device\/window cannot have an expectation\. /);
  });
});

describe("an editor next to the page", () => {
  let link;
  let found;
  let told;
  let sent;

  beforeEach(() => {
    openPage();
    document.body = new FakeElement("body");
    [found, told, sent] = [[], [], []];
    const finder = { find: (question) => (found.push(question), true), forget: () => found.push("forget") };
    const line = Object.assign(new EventTarget(), { send: (message) => sent.push(message) });
    link = new SourceLink({ postMessage: (message) => told.push(message) }, finder, line);
  });

  test("highlights the element at its cursor, until it has none", () => {
    link.follow({ isThere: true, file: "neko.toml", line: 3 });
    assert.ok("linkedEditor" in document.body.dataset);
    assert.deepEqual([found[0].file, found[0].line], ["neko.toml", 3]);
    for (let time = 0; time < 2; time += 1) link.follow({ isThere: false });
    assert.ok(!("linkedEditor" in document.body.dataset));
    assert.deepEqual(found.slice(1), ["forget"]);
  });

  test("goes to the place of a box that was picked, once", () => {
    link.follow({ isThere: true });
    link.picked();
    link.selected("neko.toml:12:5");
    link.selected("neko.toml:13");
    assert.deepEqual(sent.map(({ file, line, column }) => [file, line, column]), [["neko.toml", 12, 5]]);
    assert.deepEqual(told, [{ type: "selected", file: "neko.toml", line: 12 }, { type: "selected", file: "neko.toml", line: 13 }]);
  });

  test("receives lines from the page of the source, and sends it the found boxes", () => {
    link.hear({ type: "line", file: "neko.toml", line: 3 });
    found[0].answer([{ device: "a", node: "x" }, { device: "a", node: "y" }, { device: "b", node: "x" }]);
    assert.deepEqual(told, [{ type: "found", file: "neko.toml", line: 3, boxes: 3, devices: 2 }]);
    link.hear({ type: "ask" });
    assert.deepEqual(told.at(-1), { type: "selected", file: undefined, line: undefined });
  });
});

describe("an update of a device's tree", () => {
  const named = (id) => Object.assign(new FakeElement("div"), { dataset: { id } });

  for (const [sibling, order] of /** @type {[string | null, string[]][]} */ ([["a", ["c", "a", "b"]], ["b", ["a", "c", "b"]], [null, ["a", "b", "c"]]])) {
    test(`moves a node ${sibling ? `before ${sibling}` : "behind all others"}`, () => {
      const [device, parent, ...nodes] = ["device", "parent", "a", "b", "c"].map(named);
      parent.append(...nodes);
      device.append(parent);
      device.querySelectorAll = () => [parent, ...nodes];
      applyOperations(device, { ops: [["move", "c", "parent", sibling]], transition: "push" });
      assert.deepEqual(parent.children.map(({ dataset }) => dataset.id), order);
    });
  }
});
