/** What hands do on a board, by pointers and keys, and what a device is told of it. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { Clock } from "./clock.mjs";
import { FakeElement, fire } from "./elements.mjs";
import { drawFrame, openPage } from "./page.mjs";
import { Finger } from "./modules/finger.js";
import { listenToHeldKey } from "./modules/held-key.js";
import { Hinge } from "./modules/hinge.js";
import { Pacing } from "./modules/pacing.js";
import { showForce } from "./modules/pressure-levels.js";
import { listenToSliders } from "./modules/pressure-slider.js";
import { listenToResting } from "./modules/resting.js";
import { listenToSheetDrags } from "./modules/sheet-drag.js";
import { listenToSwipes } from "./modules/swipes.js";
import { WindowEdges } from "./modules/window-edges.js";

globalThis.matchMedia = () => ({ matches: true });
globalThis.getComputedStyle = () => ({});

/** @type {Clock} */
let clock;
/** What the server was told. */
let sent;
let board;
/** Whether it takes what it is told. */
let isTaken;

const send = (device, text) => {
  if (isTaken) sent.push(`${device}: ${text}`);
  return isTaken;
};

beforeEach(() => {
  clock = new Clock();
  sent = [];
  isTaken = true;
  board = new FakeBoard();
  openPage();
  drawFrame();
});

/** A board at half a pixel a point, which hears what happens on it. */
class FakeBoard extends EventTarget {
  table = new FakeElement("div", "board-devices");
  classList = { contains: () => false };

  constructor() {
    super();
    this.table.style.setProperty("--zoom", 0.5);
  }
}

/** @param {Record<string, number>} [lengths] */
function deviceWith(id, className = "", lengths = {}) {
  const device = new FakeElement("article", className);
  device.dataset.device = id;
  for (const [name, value] of Object.entries(lengths)) device.style.setProperty(`--${name}`, value);
  board.table.append(device);
  return device;
}

/** A part of an element, of which hands take hold. */
function part(parent, className, data = {}) {
  const made = new FakeElement("div", className);
  Object.assign(made.dataset, data);
  parent.append(made);
  return made;
}

describe("wishes of a device", () => {
  const phone = () => deviceWith("phone");

  test("are sent once a frame, and none before the answer to the last", () => {
    const pacing = new Pacing((device, value) => send(device.dataset.device, value));
    const device = phone();
    for (const wish of [1, 2, 3]) pacing.wish(device, wish);
    assert.deepEqual([sent, pacing.of(device), pacing.isWaiting], [[], 3, true]);
    drawFrame();
    assert.deepEqual([sent, pacing.of(device), pacing.isWaiting], [["phone: 3"], undefined, false]);
    pacing.wish(device, 4);
    drawFrame();
    assert.equal(sent.length, 1);
    // Another device's answer is none.
    pacing.update([deviceWith("pad")]);
    drawFrame();
    assert.equal(sent.length, 1);
    pacing.update([device]);
    drawFrame();
    assert.deepEqual(sent, ["phone: 3", "phone: 4"]);
  });

  test("are sent anyway when no answer comes for half a second", () => {
    const pacing = new Pacing((device, value) => send(device.dataset.device, value));
    const device = phone();
    pacing.wish(device, 1);
    drawFrame();
    pacing.wish(device, 2);
    clock.pass(499);
    drawFrame();
    assert.equal(sent.length, 1);
    clock.pass(1);
    drawFrame();
    assert.equal(sent.length, 2);
  });

  test("of one that has gone, or that are not taken, keep no other from being sent", () => {
    const pacing = new Pacing((device, value) => send(device.dataset.device, value));
    const [device, other] = [phone(), deviceWith("pad")];
    pacing.wish(device, 1);
    device.isConnected = false;
    drawFrame();
    isTaken = false;
    pacing.wish(other, 2);
    drawFrame();
    isTaken = true;
    pacing.wish(other, 3);
    drawFrame();
    assert.deepEqual(sent, ["pad: 3"]);
  });
});

describe("a finger", () => {
  const noted = [];
  let finger;

  beforeEach(() => {
    noted.length = 0;
    finger = new Finger({ send, note: (device, text) => noted.push(`${device}: ${text}`) });
  });

  const touch = (force, target = "press list.row", device = "phone") => ({ device, target, force, by: /** @type {const} */ ("drag") });

  test("tells its force when the last is on the page, the newest alone", () => {
    for (const force of [0.1, 0.2, 0.33333]) finger.press(touch(force));
    assert.deepEqual(sent, ["phone: press list.row 0.1"]);
    finger.answered(["pad"]);
    assert.equal(sent.length, 1);
    finger.answered(["phone"]);
    assert.deepEqual(sent.slice(1), ["phone: press list.row 0.333"]);
    finger.answered(["phone"]);
    assert.equal(sent.length, 2);
  });

  test("tells it anyway when no answer comes: a force that changes nothing has none", () => {
    finger.press(touch(0.1));
    finger.pressHarder(0.2);
    clock.pass(49);
    assert.equal(sent.length, 1);
    clock.pass(1);
    assert.deepEqual(sent.slice(1), ["phone: press list.row 0.2"]);
  });

  test("presses between nothing and the greatest force", () => {
    finger.press(touch(7));
    assert.equal(finger.touch.force, 1);
    finger.pressHarder(-1);
    assert.equal(finger.touch.force, 0);
  });

  test("tells its last force before it leaves", () => {
    finger.press(touch(0.1));
    finger.pressHarder(0.8);
    finger.lift();
    assert.deepEqual(sent, ["phone: press list.row 0.1", "phone: press list.row 0.8", "phone: lift"]);
    assert.equal(finger.touch, null);
    finger.lift();
    finger.pressHarder(0.5);
    assert.equal(sent.length, 3);
  });

  test("leaves one element before it presses another", () => {
    finger.press(touch(0.1));
    finger.press(touch(0.2, "pressIcon"));
    assert.deepEqual(sent, ["phone: press list.row 0.1", "phone: lift", "phone: pressIcon 0.2"]);
    finger.press(touch(0.2, "pressIcon", "pad"));
    assert.deepEqual(sent.slice(3), ["phone: lift", "pad: pressIcon 0.2"]);
  });

  test("is lifted only by what pressed it", () => {
    finger.press(touch(0.1));
    finger.letGo("keys");
    assert.ok(finger.touch);
    finger.letGo("drag");
    assert.equal(finger.touch, null);
  });

  test("that draws up leaves the actions open", () => {
    assert.equal(finger.swipeUp(), null);
    finger.press(touch(0.7));
    assert.equal(finger.swipeUp(), "phone");
    assert.deepEqual(sent.slice(1), ["phone: swipeUp", "phone: lift"]);
  });

  test("that the server does not take presses nothing", () => {
    isTaken = false;
    finger.press(touch(0.1));
    assert.equal(finger.touch, null);
    assert.deepEqual(noted, []);
  });

  test("of a line that is down is lifted for the server that is told later", () => {
    finger.press(touch(0.1));
    finger.lose();
    assert.deepEqual([noted, finger.touch, sent.length], [["phone: lift"], null, 1]);
    finger.press(touch(0.1));
    isTaken = false;
    finger.lift();
    assert.deepEqual(noted, ["phone: lift", "phone: lift"]);
  });
});

describe("a force looks", () => {
  /** @param {Record<string, number>} ticks */
  function shown(force, ticks) {
    const device = deviceWith("phone");
    const [bezel, slider] = [new FakeElement("div"), new FakeElement("div")];
    device.querySelector = (selector) => (selector === ".bezel" ? bezel : slider);
    device.querySelectorAll = () => Object.entries(ticks).map(([threshold, level]) => Object.assign(new FakeElement("i"), { dataset: { threshold, force: String(level) } }));
    showForce(device, force);
    const levels = ["--force", "--live-hint", "--live-pop"].map((name) => bezel.style.getPropertyValue(name)).map((value) => (value === "" ? null : Number(Number(value).toFixed(3))));
    return [levels, device.classList.contains("is-pressing"), slider.getAttribute("aria-valuenow"), slider.getAttribute("aria-valuetext")];
  }

  const ticks = { hint: 0.25, peek: 0.5, pop: 1 };
  for (const [force, ...expected] of [
    [0, [0, 0, 0], true, "0", "0 percent"], [0.25, [0.25, 0, 0], true, "25", "25 percent, hint"], [0.375, [0.375, 0.5, 0], true, "38", "38 percent, hint"],
    [0.75, [0.75, 1, 0.5], true, "75", "75 percent, peek"], [1, [1, 1, 1], true, "100", "100 percent, pop"], [null, [null, null, null], false, "0", "0 percent"],
  ]) {
    test(`at ${force}`, () => assert.deepEqual(shown(force, ticks), expected));
  }

  test("as usual on a device that says nothing of its thresholds", () => assert.deepEqual(shown(0.825, {})[0], [0.825, 1, 0.5]));
});

describe("the slider of a device", () => {
  let finger;
  let slider;
  let selection;
  const said = [];

  beforeEach(() => {
    said.length = 0;
    selection = null;
    finger = new Finger({ send, note: () => {} });
    listenToSliders(board, finger, { selection: () => selection, notify: (text) => said.push(text) });
    const device = deviceWith("phone");
    slider = part(device, "pressure");
    slider.querySelector = () => ({ getBoundingClientRect: () => ({ bottom: 300, height: 200 }) });
    device.querySelector = (selector) => (selector === ".springboard [data-press]" ? Object.assign(new FakeElement("i"), { dataset: { press: "pressIcon" } }) : null);
    device.contains = () => false;
  });

  test("presses as hard as it is dragged", () => {
    fire(board, "pointerdown", slider, { button: 0, clientY: 250 });
    assert.deepEqual(sent, ["phone: pressIcon 0.25"]);
    fire(board, "pointermove", slider, { clientY: 50 });
    finger.answered(["phone"]);
    assert.equal(sent.at(-1), "phone: pressIcon 1");
    fire(document, "pointerup", slider);
    assert.equal(sent.at(-1), "phone: lift");
  });

  test("goes by keys, and lifts the finger at its end", () => {
    const forces = ["ArrowUp", "PageUp", "ArrowDown", "End", "Home"].map((key) => {
      assert.ok(fire(board, "keydown", slider, { key }).defaultPrevented);
      return finger.touch?.force.toFixed(2);
    });
    assert.deepEqual(forces, ["0.05", "0.38", "0.33", "1.00", undefined]);
    fire(board, "keydown", slider, { key: "ArrowUp" });
    fire(board, "keydown", slider, { key: "ArrowDown" });
    assert.equal(finger.touch, null);
    for (const modifier of ["ctrlKey", "metaKey", "altKey"]) assert.ok(!fire(board, "keydown", slider, { key: "ArrowUp", [modifier]: true }).defaultPrevented);
    assert.ok(!fire(board, "keydown", slider, { key: "x" }).defaultPrevented);
  });

  test("says that there is nothing to press", () => {
    slider.closest("[data-device]").querySelector = () => null;
    fire(board, "keydown", slider, { key: "ArrowUp" });
    assert.deepEqual([sent, said], [[], ["There is nothing to press: select an element of this device first."]]);
  });
});

describe("a held key", () => {
  test("presses harder the longer, and a wheel changes the force", () => {
    const finger = new Finger({ send, note: () => {} });
    listenToHeldKey(board, finger);
    const row = part(part(deviceWith("phone"), "glass"), "row", { press: "press list.row" });
    fire(board, "pointermove", row);
    const press = (properties) => fire(document, "keydown", row, { key: "f", ...properties });
    press({ repeat: true });
    press({ ctrlKey: true });
    assert.equal(finger.touch, null);
    press({});
    // The first frame begins to count, and a late one counts for a tenth of a second.
    for (const now of [1000, 1018, 5000]) drawFrame(now);
    assert.equal(finger.touch.force.toFixed(4), ((18 + 100) / 1800).toFixed(4));
    fire(board, "wheel", row, { deltaY: -3 });
    assert.equal(finger.touch.force.toFixed(4), (118 / 1800 + 0.04).toFixed(4));
    for (let now = 5100; now < 9000; now += 100) drawFrame(now);
    assert.equal(finger.touch.force, 1);
    fire(document, "keyup", row, { key: "F" });
    assert.equal(finger.touch, null);
    assert.equal(sent.at(-1), "phone: lift");
  });
});

describe("a pointer that is held on an element", () => {
  let finger;
  let row;
  let opened;

  beforeEach(() => {
    opened = [];
    finger = new Finger({ send, note: () => {} });
    listenToResting(board, { send, finger, opened: (device) => opened.push(device.dataset.device) });
    const device = deviceWith("phone");
    row = part(part(device, "glass"), "row", { press: "press list.row", longPress: "longPress list.row" });
    device.querySelector = (selector) => (selector === ".pressure" ? new FakeElement("i") : null);
  });

  const down = () => fire(board, "pointerdown", row, { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
  const move = (x, properties = {}) => fire(board, "pointermove", row, { clientX: x, clientY: 10, ...properties });

  test("presses long after half a second, and lifts", () => {
    down();
    move(18);
    clock.pass(499);
    assert.deepEqual(sent, []);
    clock.pass(1);
    fire(document, "pointerup", row);
    assert.deepEqual(sent, ["phone: longPress list.row", "phone: lift"]);
    // What was pressed was not tapped.
    let isStopped = false;
    fire(board, "click", row, { stopPropagation: () => (isStopped = true) });
    assert.ok(isStopped);
  });

  test("and moves, or is lifted sooner, presses nothing", () => {
    down();
    move(19);
    clock.pass(1000);
    down();
    clock.pass(300);
    fire(document, "pointerup", row);
    clock.pass(1000);
    assert.deepEqual(sent, []);
  });

  test("and has a force of its own presses with that", () => {
    move(10, { pointerType: "pen", buttons: 1, pressure: 0.1 });
    assert.equal(finger.touch, null);
    move(10, { pointerType: "pen", buttons: 1, pressure: 0.5 });
    move(10, { pointerType: "pen", buttons: 1, pressure: 0.1 });
    assert.equal(finger.touch.force, 0.1);
    fire(document, "pointerup", row);
    assert.deepEqual(sent, ["phone: press list.row 0.5", "phone: press list.row 0.1", "phone: lift"]);
  });

  test("does not press a device without 3D Touch, nor while somebody picks what to inspect", () => {
    move(10, { pointerType: "pen", buttons: 1, pressure: 0.5, altKey: true });
    row.closest("[data-device]").querySelector = () => null;
    move(10, { pointerType: "pen", buttons: 1, pressure: 0.5 });
    assert.deepEqual([finger.touch, sent], [null, []]);
  });

  test("of a trackpad peeks where a click with force does", () => {
    for (const [webkitForce, force] of [[1.5, 0.33], [2, 0.66], [2.25, 0.825], [3, 1]]) {
      fire(board, "webkitmouseforcechanged", row, { webkitForce });
      assert.equal(finger.touch.force.toFixed(3), force.toFixed(3));
    }
  });

  test("is not needed for the other button, nor for keys", () => {
    fire(board, "contextmenu", row);
    fire(board, "keydown", row, { key: "Enter", shiftKey: true });
    fire(board, "keydown", row, { key: "Enter" });
    assert.deepEqual(sent, ["phone: longPress list.row", "phone: lift", "phone: longPress list.row", "phone: lift"]);
    assert.deepEqual(opened, ["phone", "phone"]);
  });
});

describe("a hinge", () => {
  /** A device that opens to one side, at an angle. */
  function hingeOf(side, angle) {
    const hinge = new Hinge(board, send);
    const device = deviceWith("duo", `opens-${side}`, { angle });
    return { hinge, device, grip: part(device, "hinge") };
  }

  /** The server has answered. */
  function answer(hinge, device) {
    const angle = /angle (\d+)/.exec(sent.at(-1))?.[1];
    device.style.setProperty("--angle", angle);
    hinge.update([device]);
  }

  for (const [side, x, y, angle] of [["left", -40, 7, 75], ["right", 40, 0, 75], ["top", 3, -40, 75], ["bottom", 0, 40, 75], ["left", 40, 0, 15], ["left", -400, 0, 180], ["left", 400, 0, 0]]) {
    test(`that opens to the ${side} is drawn by ${x}, ${y} from 45° to ${angle}°`, () => {
      const { hinge, device, grip } = hingeOf(side, 45);
      fire(board, "pointerdown", grip, { button: 0, clientX: 500, clientY: 300 });
      assert.ok(hinge.isDragging && device.classList.contains("is-folding"));
      fire(board, "pointermove", grip, { clientX: 500 + Number(x), clientY: 300 + Number(y) });
      drawFrame();
      assert.deepEqual(sent, [`duo: angle ${angle}`]);
      fire(board, "pointerup", grip);
      assert.ok(!hinge.isDragging && !device.classList.contains("is-folding"));
    });
  }

  test("goes by keys", () => {
    const { hinge, device, grip } = hingeOf("left", 0);
    for (const [key, angle] of [["ArrowRight", 5], ["ArrowUp", 10], ["PageUp", 40], ["ArrowLeft", 35], ["ArrowDown", 30], ["End", 180], ["PageDown", 150], ["Home", 0]]) {
      assert.ok(fire(board, "keydown", grip, { key }).defaultPrevented);
      drawFrame();
      assert.equal(sent.at(-1), `duo: angle ${angle}`);
      answer(hinge, device);
    }
    const { length } = sent;
    fire(board, "keydown", grip, { key: "ArrowLeft" });
    fire(board, "keydown", grip, { key: "ArrowRight", altKey: true });
    fire(board, "keydown", grip, { key: "x" });
    drawFrame();
    assert.equal(sent.length, length);
  });

  test("goes on from where it is wished before an answer comes", () => {
    const { grip } = hingeOf("left", 0);
    for (let time = 0; time < 3; time += 1) fire(board, "keydown", grip, { key: "ArrowRight" });
    drawFrame();
    assert.deepEqual(sent, ["duo: angle 15"]);
  });
});

describe("the edge of a window", () => {
  /** A window on a device, of which one edge can be taken. */
  function windowOf(dimension, className = "") {
    const device = deviceWith("pad", className, { w: 1024, h: 768, ww: 600, wh: 500, "least-w": 300, "most-w": 1024, "least-h": 320, "most-h": 768 });
    const edges = new WindowEdges(board, send);
    return { device, edges, edge: part(device, "edge", { edge: dimension }) };
  }

  for (const [dimension, size] of [["width", "620x500"], ["height", "600x460"], ["corner", "620x460"]]) {
    test(`${dimension} follows the pointer at the scale of the board`, () => {
      const { device, edge, edges } = windowOf(dimension);
      fire(board, "pointerdown", edge, { button: 0, clientX: 100, clientY: 100 });
      assert.ok(edges.isDragging && device.classList.contains("is-resizing"));
      fire(board, "pointermove", edge, { clientX: 110, clientY: 80 });
      drawFrame();
      assert.deepEqual(sent, [`pad: resize ${size} interactively`]);
      // The window keeps its last size, and hears that nobody drags it any more.
      fire(board, "pointerup", edge);
      edges.update([device]);
      drawFrame();
      assert.deepEqual(sent.slice(1), [`pad: resize ${size}`]);
      assert.ok(!edges.isDragging && !device.classList.contains("is-resizing"));
    });
  }

  test("stops at the least and at the most", () => {
    const { edge } = windowOf("corner");
    fire(board, "pointerdown", edge, { button: 0, clientX: 100, clientY: 100 });
    fire(board, "pointermove", edge, { clientX: -900, clientY: 900 });
    drawFrame();
    assert.deepEqual(sent, ["pad: resize 300x768 interactively"]);
  });

  test("goes by keys, with Shift ten times as far", () => {
    const { device, edge, edges } = windowOf("width");
    for (const [key, shiftKey, width] of /** @type {[string, boolean, number][]} */ ([["ArrowRight", false, 601], ["ArrowLeft", true, 591], ["ArrowUp", false, 590], ["Home", false, 300], ["End", false, 1024]])) {
      assert.ok(fire(board, "keydown", edge, { key, shiftKey }).defaultPrevented);
      drawFrame();
      assert.equal(sent.at(-1), `pad: resize ${width}x500`);
      device.style.setProperty("--ww", width);
      edges.update([device]);
    }
    assert.ok(!fire(board, "keydown", edge, { key: "ArrowRight", metaKey: true }).defaultPrevented);
    assert.ok(device.classList.contains("is-resizing"));
    clock.pass(1500);
    assert.ok(!device.classList.contains("is-resizing"));
  });

  test("of an iPad that is as large as the screen is the full screen", () => {
    for (const [className, text] of [["is-pad", "split full"], ["", "resize 1024x768 interactively"]]) {
      const { edge } = windowOf("corner", className);
      fire(board, "pointerdown", edge, { button: 0, clientX: 0, clientY: 0 });
      fire(board, "pointermove", edge, { clientX: 500, clientY: 500 });
      drawFrame();
      assert.equal(sent.at(-1), `pad: ${text}`);
      board = new FakeBoard();
    }
  });
});

describe("a finger that is drawn across a screen", () => {
  /** What a device is told of a finger that goes from one place to another. */
  function swiped(swipes, [x, y], [toX, toY]) {
    listenToSwipes(board, send);
    const glass = part(deviceWith("phone"), "glass");
    const window = part(glass, "window");
    window.getBoundingClientRect = () => ({ left: 0, right: 200 });
    const outer = part(window, "outer", { swipes });
    const target = part(part(outer, "inner", { swipes: "swipe right" }), "label");
    fire(board, "pointerdown", target, { isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: y });
    fire(document, "pointerup", target, { pointerId: 1, clientX: toX, clientY: toY });
    return sent;
  }

  for (const [title, swipes, from, to, text] of /** @type {[string, string, number[], number[], string | null][]} */ ([
    ["swipes where what is round it takes that", "swipe down,swipe left", [100, 100], [105, 140], "swipe down"],
    ["swipes the way it went furthest", "swipe down,swipe left", [100, 100], [60, 130], "swipe left"],
    ["is taken by the innermost", "swipe left", [100, 100], [140, 100], "swipe right"],
    ["swipes nothing that takes no such swipe", "swipe down", [100, 100], [60, 100], null],
    ["has to go far enough", "swipe down", [100, 100], [100, 127], null],
    ["comes in from the edge near it alone", "edgeSwipe left", [20, 100], [120, 100], "edgeSwipe left"],
    ["comes in from the other edge, too", "edgeSwipe right", [181, 100], [80, 100], "edgeSwipe right"],
    ["does not come in from the middle", "edgeSwipe right", [100, 100], [20, 100], null],
    ["draws up over a preview", "swipeUp", [100, 100], [100, 20], "swipeUp"],
  ])) {
    test(title, () => assert.deepEqual(swiped(swipes, from, to), text ? [`phone: ${text}`] : []));
  }
});

describe("a sheet", () => {
  /** How far it is drawn, in points, by a finger that went so far in pixels. */
  function drawn(y, { swipes = "swipe down", className = "", x = 0 } = {}) {
    listenToSheetDrags(board);
    const sheet = part(deviceWith("phone"), `presentedView ${className}`, { swipes });
    Object.assign(sheet, { offsetTop: 100 });
    fire(board, "pointerdown", sheet, { isPrimary: true, button: 0, pointerId: 1, clientX: 50, clientY: 50 });
    fire(document, "pointermove", sheet, { pointerId: 1, clientX: 50 + x, clientY: 50 + y });
    const { translate } = sheet.style;
    fire(document, "pointerup", sheet, { pointerId: 1 });
    assert.equal(sheet.style.translate ?? "", "");
    return translate;
  }

  test("follows the finger down at the scale of the board", () => assert.equal(drawn(40), "0 80px"));
  test("that resists goes the harder the further", () => assert.equal(drawn(60, { className: "resists-dismissal" }), "0 30px"));
  test("goes up as far as there is room", () => {
    assert.equal(drawn(-20, { swipes: "swipe down,swipe up" }), "0 -40px");
    assert.equal(drawn(-200, { swipes: "swipe down,swipe up" }), "0 -90px");
  });
  test("that is as high as it goes hardly goes up", () => assert.equal(drawn(-60), "0 -30px"));
  test("stays where a finger taps, or goes across", () => {
    assert.equal(drawn(3), undefined);
    assert.equal(drawn(10, { x: 20 }), undefined);
  });
  test("stays where it cannot be drawn away", () => assert.equal(drawn(40, { swipes: "swipe up" }), undefined));
});
