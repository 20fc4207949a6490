/** The events in a page's address, written and read. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { writeAddress } from "./modules/address-writing.js";
import { readAddress } from "./modules/address.js";
import { tidied } from "./modules/board-history.js";

/** @type {string[]} */
let written;

beforeEach(() => {
  written = [];
  globalThis.location = { pathname: "/neko", search: "?key=1", hash: "" };
  globalThis.history = {
    state: null,
    replaceState(state, title, address) {
      written.push(address);
      location.hash = address.slice("/neko?key=1".length);
    },
  };
});

/** The address that the page writes for events. */
function hashOf(events, isMirroring = false) {
  writeAddress(isMirroring, events);
  return location.hash;
}

const tap = (device, text = "tap home.next") => ({ device, text });

describe("an address is read", () => {
  for (const [hash, events] of /** @type {[string, object[]][]} */ ([
    ["", []],
    ["#board", []],
    ["#do=iphone-se-1:tap+home.next", [{ device: "iphone-se-1", text: "tap home.next" }]],
    ["#do=*:userInterfaceStyle+dark", [{ device: null, text: "userInterfaceStyle dark" }]],
    ["#do=!ipad-9-7:tap+home.next", [{ device: "ipad-9-7", text: "tap home.next", mirrored: true }]],
    ["#do=iphone-8:^3", [{ device: "iphone-8", entry: 3 }]],
    ["#do=~hide+iphone-8", [{ arrange: "hide iphone-8" }]],
    ["#do=a@2:change+field+a%2Bb%3Bc%3Ad;b:lift", [{ device: "a@2", text: "change field a+b;c:d" }, { device: "b", text: "lift" }]],
    // Nothing of a list that cannot be read.
    ["#do=iphone-8:tap+x;what", []],
    ["#do=iphone-8:tap+%", []],
    ["#do=:tap", []],
  ])) {
    test(hash || "of nothing", () => assert.deepEqual(readAddress(hash), { isMirroring: false, events }));
  }

  test("with mirrored events", () => {
    assert.deepEqual(readAddress("#mirror"), { isMirroring: true, events: [] });
    assert.deepEqual(readAddress("#mirror&do=a:lift"), { isMirroring: true, events: [{ device: "a", text: "lift" }] });
  });

  test("where the page is, unless another is named", () => {
    location.hash = "#do=a:lift";
    assert.equal(readAddress().events.length, 1);
  });
});

describe("an address is written", () => {
  test("as it is read", () => {
    const events = [
      tap("iphone-se-1"), tap("ipad-9-7@landscape", "change home.field “a;b:c” & +1 100 % *!~^ä😀"), { ...tap("iphone-8"), mirrored: true },
      { device: null, text: "rotate" }, { device: "iphone-8", entry: 2 }, { arrange: "name iphone-8 Rachel's *!" }, tap("*", "tap x"), tap("!a", "^3"),
    ];
    for (const isMirroring of [true, false]) assert.deepEqual(readAddress(hashOf(events, isMirroring)), { isMirroring, events });
  });

  test("briefly, with path and query", () => {
    assert.equal(hashOf([tap("iphone-8@2", "drag a/b down")]), "#do=iphone-8@2:drag+a/b+down");
    assert.deepEqual(written, ["/neko?key=1#do=iphone-8@2:drag+a/b+down"]);
    assert.equal(hashOf([], true), "#mirror");
    assert.equal(hashOf([]), "");
  });

  test("only where it says something else", () => {
    for (let time = 0; time < 2; time += 1) hashOf([tap("a")]);
    assert.equal(written.length, 1);
  });

  test("of a window that was dragged only with where it was left", () => {
    const events = [tap("a", "resize 400x500 interactively"), tap("a", "resize 410x500 interactively"), tap("b", "resize 1x1"), tap("a", "resize 420x500")];
    assert.equal(hashOf(events), "#do=a:resize+410x500+interactively;b:resize+1x1;a:resize+420x500");
  });

  test("of a hinge only with where it was left and where it went back", () => {
    const angles = [10, 20, 30, 25, 20, 40, 90];
    assert.equal(hashOf(angles.map((angle) => tap("a", `angle ${angle}`))), "#do=a:angle+10;a:angle+30;a:angle+20;a:angle+90");
    assert.equal(hashOf([tap("a", "angle 10"), tap("b", "angle 20"), tap("a", "angle 30")]), "#do=a:angle+10;b:angle+20;a:angle+30");
  });

  test("with every event where somebody went back in time: entries are counted", () => {
    const events = [tap("a", "resize 1x1"), tap("a", "resize 2x2"), { device: "a", entry: 1 }];
    assert.deepEqual(readAddress(hashOf(events)).events, events);
  });

  test("with the devices alone where not all has room", () => {
    const arranged = { arrange: "hide iphone-8" };
    const events = [arranged, ...Array.from({ length: 120 }, (_, index) => tap("iphone-8", `tap home.list.0.${index}`))];
    assert.equal(writeAddress(false, events), false);
    assert.equal(location.hash, "#do=~hide+iphone-8");
    assert.equal(writeAddress(false, events.slice(0, 20)), true);
    assert.equal(readAddress(location.hash).events.length, 20);
    assert.equal(writeAddress(true, Array.from({ length: 200 }, (_, index) => ({ arrange: `hide iphone-${index}` }))), false);
    assert.equal(location.hash, "#mirror");
  });
});

describe("of changes of the board, what is worth remembering", () => {
  const arranged = (...changes) => changes.map((arrange) => ({ arrange }));

  for (const [title, events, rest] of /** @type {[string, object[], object[]][]} */ ([
    ["one that is undone is forgotten with what undid it", arranged("hide a", "show a"), []],
    ["one that is undone the other way, too", arranged("show a", "hide a"), []],
    ["of two that say the same of a device the last counts", arranged("name a One", "name a Two"), arranged("name a Two")],
    ["moves are one", arranged("hide b", "move a", "move a b"), arranged("hide b", "move a b")],
    ["those of other devices stay", arranged("hide a", "show b"), arranged("hide a", "show b")],
    ["and others of the same device", arranged("name a One", "hide a"), arranged("name a One", "hide a")],
    ["what lies between keeps both", [{ arrange: "hide a" }, tap("b"), { arrange: "show a" }], [{ arrange: "hide a" }, tap("b"), { arrange: "show a" }]],
    ["the file's board again forgets all, and what happened to devices that were removed", [tap("a"), { arrange: "remove a" }, tap("b"), { arrange: "reset" }], [tap("b")]],
    ["so does a reset that is the first", arranged("reset"), []],
  ])) {
    test(title, () => assert.deepEqual(tidied(events), rest));
  }
});
