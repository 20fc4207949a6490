/** A person's input on a board by pointers and keys, and the events for devices. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { Clock } from "./clock.mjs";
import { FakeElement, fire } from "./elements.mjs";
import { drawFrame, openPage } from "./page.mjs";
import { Finger } from "./modules/finger.js";
import { listenToHeldKey } from "./modules/held-key.js";
import { boardGestures } from "./modules/board-gestures.js";
import { listenToDragging } from "./modules/bar-dragging.js";
import { Handle } from "./modules/handle.js";
import { hinge as hingeDescription } from "./modules/hinge.js";
import { Pacing } from "./modules/pacing.js";
import { Pointers } from "./modules/pointers.js";
import { showForce } from "./modules/pressure-levels.js";
import { Pressure } from "./modules/pressure.js";
import { listenToSliders } from "./modules/pressure-slider.js";
import { listenToResting } from "./modules/resting.js";
import { restAfter } from "./modules/section-drag.js";
import { sheetDrag } from "./modules/sheet-drag.js";
import { listenToSwipes } from "./modules/swipes.js";
import { windowEdges } from "./modules/window-edges.js";

globalThis.matchMedia = () => ({ matches: true });
globalThis.getComputedStyle = () => ({});

/** @type {Clock} */
let clock;
/** The messages to the server. */
let sent;
let board;
/** Whether it accepts messages. */
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

/** A board at half a pixel a point, with listeners. */
class FakeBoard extends FakeElement {
  table = part(this, "board-devices");
  scrollLeft = 200;
  scrollTop = 300;

  constructor() {
    super("main", "board");
    this.table.style.setProperty("--zoom", 0.5);
  }

  scrollTo({ left, top }) {
    [this.scrollLeft, this.scrollTop] = [left, top];
  }

  scrollBy({ left, top }) {
    this.scrollTo({ left: this.scrollLeft + left, top: this.scrollTop + top });
  }
}

/** The main button of a mouse, or a finger: it comes down on the board, and is followed everywhere. */
function pointer(type, target, properties = {}) {
  const event = { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, clientX: 0, clientY: 0, ...properties };
  return fire(type === "pointerdown" ? board : document, type, target, event);
}

const down = (target, x = 0, y = 0, properties = {}) => pointer("pointerdown", target, { clientX: x, clientY: y, ...properties });
const move = (target, x, y = 0, properties = {}) => pointer("pointermove", target, { clientX: x, clientY: y, ...properties });
const up = (target, x = 0, y = 0, properties = {}) => pointer("pointerup", target, { clientX: x, clientY: y, ...properties });

/** Whether a click after a gesture reaches its element. */
function isTapped(target) {
  let isStopped = false;
  const click = fire(board, "click", target, { stopPropagation: () => (isStopped = true) });
  assert.equal(click.defaultPrevented, isStopped);
  return !isStopped;
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
    for (const value of [1, 2, 3]) pacing.set(device, value);
    assert.deepEqual([sent, pacing.of(device), pacing.isWaiting], [[], 3, true]);
    drawFrame();
    assert.deepEqual([sent, pacing.of(device), pacing.isWaiting], [["phone: 3"], undefined, false]);
    pacing.set(device, 4);
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
    pacing.set(device, 1);
    drawFrame();
    pacing.set(device, 2);
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
    pacing.set(device, 1);
    device.isConnected = false;
    drawFrame();
    isTaken = false;
    pacing.set(other, 2);
    drawFrame();
    isTaken = true;
    pacing.set(other, 3);
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

  test("is lifted only by its own source", () => {
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

  test("of a lost connection is lifted for the server that is informed later", () => {
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
    new Pointers(board, [listenToSliders(board, finger, { selection: () => selection, notify: (text) => said.push(text) })]);
    const device = deviceWith("phone");
    slider = part(device, "pressure");
    slider.querySelector = () => ({ getBoundingClientRect: () => ({ bottom: 300, height: 200 }) });
    device.querySelector = (selector) => (selector === ".springboard [data-press]" ? Object.assign(new FakeElement("i"), { dataset: { press: "pressIcon" } }) : null);
    device.contains = () => false;
  });

  test("presses as hard as it is dragged", () => {
    down(slider, 0, 250);
    assert.deepEqual([sent, slider.captured], [["phone: pressIcon 0.25"], 1]);
    move(slider, 0, 50);
    finger.answered(["phone"]);
    assert.equal(sent.at(-1), "phone: pressIcon 1");
    up(slider);
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

  test("says that nothing is selected", () => {
    slider.closest("[data-device]").querySelector = () => null;
    fire(board, "keydown", slider, { key: "ArrowUp" });
    assert.deepEqual([sent, said], [[], ["Nothing is selected. Select an element of this device to press it."]]);
  });
});

describe("a held key", () => {
  test("presses harder the longer, and a wheel changes the force", () => {
    const finger = new Finger({ send, note: () => {} });
    listenToHeldKey(board, finger);
    const row = part(part(deviceWith("phone"), "glass"), "row", { press: "press list.row" });
    document.querySelectorAll = (selector) => (selector === ".glass :hover" ? [row.parentElement, row] : []);
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

  test("waits until the device shows a phase before it reaches the next", () => {
    const finger = new Finger({ send, note: () => {} });
    listenToHeldKey(board, finger);
    const device = deviceWith("phone");
    const row = part(part(device, "glass"), "row", { press: "press list.row" });
    const ticks = [0.25, 0.5].map((level) => Object.assign(new FakeElement("i"), { dataset: { threshold: `at ${level}`, force: String(level) } }));
    device.querySelectorAll = (selector) => (selector === ".pressure-tick" ? ticks : []);
    document.querySelector = (selector) => (selector.includes("phone") ? device : null);
    document.querySelectorAll = () => [row];
    fire(document, "keydown", row, { key: "f" });
    let now = 0;
    const growing = (frames) => {
      for (let frame = 0; frame < frames; frame++) {
        drawFrame((now += 90));
        clock.pass(90);
      }
      return finger.touch.force;
    };
    const atFirst = growing(7);
    assert.ok(atFirst >= 0.25 && atFirst < 0.31, `${atFirst}`);
    assert.equal(growing(8), atFirst);
    finger.answered(["phone"]);
    const atSecond = growing(7);
    assert.ok(atSecond >= 0.5 && atSecond < 0.56, `${atSecond}`);
    // Without an answer the press goes on after a second.
    assert.ok(growing(15) > atSecond);
    fire(document, "keyup", row, { key: "f" });
  });
});

describe("a pointer that is held on an element", () => {
  let finger;
  let row;
  let opened;

  beforeEach(() => {
    opened = [];
    finger = new Finger({ send, note: () => {} });
    new Pointers(board, listenToResting(board, { send, finger, opened: (device) => opened.push(device.dataset.device) }));
    const device = deviceWith("phone");
    row = part(part(device, "glass"), "row", { press: "press list.row", longPress: "longPress list.row" });
    device.querySelector = (selector) => (selector === ".pressure" ? new FakeElement("i") : null);
  });

  const pen = { pointerType: "pen", buttons: 1 };

  test("presses long after half a second, and lifts", () => {
    down(row, 10, 10);
    move(row, 18, 10);
    clock.pass(499);
    assert.deepEqual(sent, []);
    clock.pass(1);
    move(row, 90, 10);
    assert.deepEqual(sent, ["phone: longPress list.row"]);
    up(row);
    assert.deepEqual(sent, ["phone: longPress list.row", "phone: lift"]);
    assert.deepEqual([isTapped(row), isTapped(row)], [false, true]);
  });

  test("and moves, or is lifted sooner, presses nothing", () => {
    down(row, 10, 10);
    move(row, 19, 10);
    clock.pass(1000);
    up(row);
    down(row, 10, 10);
    clock.pass(300);
    up(row);
    clock.pass(1000);
    assert.deepEqual([sent, isTapped(row)], [[], true]);
  });

  test("that is not taken is a tap", () => {
    down(row);
    isTaken = false;
    clock.pass(500);
    isTaken = true;
    up(row);
    assert.deepEqual([sent, isTapped(row)], [[], true]);
  });

  test("and has a force of its own presses with that", () => {
    move(row, 10, 10, { ...pen, pressure: 0.1 });
    assert.equal(finger.touch, null);
    move(row, 10, 10, { ...pen, pressure: 0.5 });
    move(row, 10, 10, { ...pen, pressure: 0.1 });
    assert.equal(finger.touch.force, 0.1);
    up(row);
    assert.deepEqual(sent, ["phone: press list.row 0.5", "phone: press list.row 0.1", "phone: lift"]);
  });

  test("and presses does not rest, and taps as long as it presses lightly", () => {
    down(row, 10, 10, { ...pen, pressure: 0.1 });
    move(row, 10, 10, { ...pen, pressure: 0.2 });
    clock.pass(1000);
    up(row);
    assert.deepEqual([sent, isTapped(row)], [["phone: press list.row 0.2", "phone: lift"], true]);
    down(row, 10, 10, { ...pen, pressure: 0.1 });
    move(row, 10, 10, { ...pen, pressure: 0.4 });
    up(row);
    assert.ok(!isTapped(row));
  });

  test("does not press a device without 3D Touch, and not while an element is picked", () => {
    move(row, 10, 10, { ...pen, pressure: 0.5, altKey: true });
    row.closest("[data-device]").querySelector = () => null;
    move(row, 10, 10, { ...pen, pressure: 0.5 });
    assert.deepEqual([finger.touch, sent], [null, []]);
  });

  test("of a trackpad peeks where a click with force does", () => {
    for (const [webkitForce, force] of [[1.5, 0.33], [2, 0.66], [2.25, 0.825], [3, 1]]) {
      fire(board, "webkitmouseforcechanged", row, { webkitForce });
      assert.equal(finger.touch.force.toFixed(3), force.toFixed(3));
    }
  });

  test("is not needed for the other button and for keys", () => {
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
    const hinge = new Handle(board, send, hingeDescription);
    new Pointers(board, [hinge.gesture]);
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
      down(grip, 500, 300);
      assert.ok(hinge.isDragging && device.classList.contains("is-folding"));
      move(grip, 500 + Number(x), 300 + Number(y));
      drawFrame();
      assert.deepEqual(sent, [`duo: angle ${angle}`]);
      up(grip);
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
    const edges = new Handle(board, send, windowEdges);
    new Pointers(board, [edges.gesture]);
    return { device, edges, edge: part(device, "edge", { edge: dimension }) };
  }

  for (const [dimension, size] of [["width", "620x500"], ["height", "600x460"], ["corner", "620x460"]]) {
    test(`${dimension} follows the pointer at the scale of the board`, () => {
      const { device, edge, edges } = windowOf(dimension);
      down(edge, 100, 100);
      assert.ok(edges.isDragging && device.classList.contains("is-resizing"));
      move(edge, 110, 80);
      drawFrame();
      assert.deepEqual(sent, [`pad: resize ${size} interactively`]);
      // The window keeps its last size, and hears that nobody drags it any more.
      up(edge);
      edges.update([device]);
      drawFrame();
      assert.deepEqual(sent.slice(1), [`pad: resize ${size}`]);
      assert.ok(!edges.isDragging && !device.classList.contains("is-resizing"));
    });
  }

  test("stops at the least and at the most", () => {
    const { edge } = windowOf("corner");
    down(edge, 100, 100);
    move(edge, -900, 900);
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
    fire(board, "keydown", edge, { key: "ArrowLeft" });
    assert.ok(device.classList.contains("is-resizing"));
    fire(edge, "focusout", edge);
    assert.ok(!device.classList.contains("is-resizing"));
  });

  test("of an iPad that is as large as the screen is the full screen", () => {
    for (const [className, text] of [["is-pad", "split full"], ["", "resize 1024x768 interactively"]]) {
      const { edge } = windowOf("corner", className);
      down(edge);
      move(edge, 500, 500);
      drawFrame();
      assert.equal(sent.at(-1), `pad: ${text}`);
      board = new FakeBoard();
    }
  });
});

describe("a finger that is drawn across a screen", () => {
  /** The events of a device for a finger that moves between two places. */
  function swiped(swipes, [x, y], [toX, toY]) {
    new Pointers(board, [listenToSwipes(board, send)]);
    const glass = part(deviceWith("phone"), "glass");
    const window = part(glass, "window");
    window.getBoundingClientRect = () => ({ left: 0, right: 200 });
    const outer = part(window, "outer", { swipes });
    outer.getBoundingClientRect = () => ({ width: 200 });
    const target = part(part(outer, "inner", { swipes: "swipe right" }), "label");
    down(target, x, y);
    up(target, toX, toY);
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

  for (const [title, to, count] of /** @type {[string, number[], number][]} */ ([
    ["drags a row with swipe actions", [100, 100], 1], ["drags it on if it crosses most of it", [40, 100], 2],
    ["drags no row that has none on that side", [190, 100], 0],
  ])) {
    test(title, () => assert.deepEqual(swiped("drag home.list.0.0 left", [170, 100], to), Array(count).fill("phone: drag home.list.0.0 left")));
  }
});

describe("a sheet", () => {
  /** How far it is drawn, in points, by a finger that went so far in pixels. */
  function drawn(y, { swipes = "swipe down", className = "", x = 0 } = {}) {
    new Pointers(board, [sheetDrag()]);
    const sheet = part(deviceWith("phone"), `presentedView ${className}`, { swipes });
    Object.assign(sheet, { offsetTop: 100 });
    down(sheet, 50, 50);
    move(sheet, 50 + x, 50 + y);
    const { translate } = sheet.style;
    up(sheet);
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

describe("pointers on the board", () => {
  let pointers;
  let pressure;
  let zoom;
  let hovered;
  /** A phone with everything that pointers take hold of. */
  let phone;
  let sheet;
  let row;
  let control;
  let slider;
  let edge;
  let grip;

  beforeEach(() => {
    hovered = [];
    const table = Object.assign(new FakeElement("div"), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
    zoom = { table, scale: 1, coming: null, say() {}, set() {} };
    pressure = new Pressure(board, { send, note() {}, notify() {}, selection: () => null });
    const handles = [new Handle(board, send, windowEdges), new Handle(board, send, hingeDescription)];
    pointers = new Pointers(board, boardGestures(board, { zoom, send, act: send, pressure, handles }), (event) => hovered.push(event?.target ?? null));

    phone = deviceWith("phone", "opens-right", { w: 402, h: 874, ww: 300, wh: 300, "least-w": 100, "most-w": 900, "least-h": 100, "most-h": 900, angle: 10 });
    phone.contains = () => false;
    phone.querySelector = (selector) => (selector.includes("data-press") ? Object.assign(new FakeElement("i"), { dataset: { press: "pressIcon" } }) : null);
    const window = part(part(phone, "glass"), "window");
    window.getBoundingClientRect = () => ({ left: 0, right: 200 });
    sheet = part(window, "presentedView", { swipes: "swipe down" });
    row = part(sheet, "row", { longPress: "longPress list.row" });
    control = part(row, "field-input", { change: "change list.row" });
    slider = part(phone, "pressure");
    slider.querySelector = () => ({ getBoundingClientRect: () => ({ bottom: 300, height: 200 }) });
    edge = part(phone, "edge", { edge: "width" });
    grip = part(phone, "hinge");
  });

  const isDrawn = () => sheet.classList.contains("is-drawn");
  const touch = (pointerId) => ({ pointerId, pointerType: "touch", isPrimary: pointerId === 1 });

  test("belong to the board alone while the space bar is held, whatever they come down on", () => {
    fire(document, "keydown", board, { key: " " });
    for (const target of [row, control, slider, edge, grip, board]) {
      const { scrollLeft, scrollTop } = board;
      board.captured = null;
      assert.ok(down(target, 100, 100).defaultPrevented);
      clock.pass(500);
      move(board, 60, 170);
      drawFrame();
      assert.ok(board.classList.contains("is-panning"));
      up(board, 60, 170);
      assert.deepEqual([board.scrollLeft - scrollLeft, board.scrollTop - scrollTop, board.captured], [40, -70, 1]);
      assert.ok(!board.classList.contains("is-panning") && !isTapped(target));
    }
    assert.deepEqual(sent, []);
    fire(document, "keyup", board, { key: " " });
    down(row, 100, 100);
    move(row, 100, 60);
    assert.deepEqual([board.scrollLeft, board.scrollTop], [440, -120]);
  });

  test("belong to the board with the middle button", () => {
    down(row, 100, 100, { button: 1 });
    move(board, 90, 100);
    assert.equal(board.scrollLeft, 210);
  });

  test("belong to a control of a form alone", () => {
    for (const properties of [{}, { altKey: true }]) {
      assert.ok(!down(control, 0, 0, properties).defaultPrevented);
      clock.pass(500);
      move(control, 0, 60);
      up(control, 0, 60);
      assert.ok(isTapped(control) && !isDrawn());
    }
    assert.deepEqual([sent, control.captured], [[], undefined]);
  });

  for (const [title, take, told] of /** @type {[string, () => FakeElement, string][]} */ ([
    ["slider", () => slider, "pressIcon 0.75"], ["edge", () => edge, "resize 340x300 interactively"], ["hinge", () => grip, "angle 25"],
  ])) {
    test(`are captured by a ${title}, with the main button alone`, () => {
      down(take(), 0, 150, { button: 2 });
      assert.deepEqual([sent, take().captured], [[], undefined]);
      down(take(), 0, 150);
      move(take(), 20, 150);
      drawFrame();
      assert.deepEqual([sent[0], take().captured, pointers.cancel()], [`phone: ${told}`, 1, true]);
    });
  }

  test("draw a sheet that they then swipe away", () => {
    down(row, 100, 100);
    move(row, 100, 140);
    assert.equal(sheet.style.translate, "0 80px");
    clock.pass(500);
    up(row, 100, 140);
    assert.deepEqual([sent, isDrawn(), isTapped(row)], [["phone: swipe down"], false, false]);
  });

  for (const [x, y, isDrawnThen, isResting, isSwipe] of /** @type {[number, number, boolean, boolean, boolean][]} */ ([
    [0, 3, false, true, false], [0, 4, true, true, false], [4, 4, true, true, false], [5, 4, false, true, false], [0, 8, true, true, false],
    [0, 9, true, false, false], [9, 0, false, false, false], [0, 27, true, false, false], [0, 28, true, false, true], [28, 0, false, false, true],
  ])) {
    test(`that go ${x}, ${y} ${[isDrawnThen && "draw", isResting && "rest", isSwipe && "swipe"].filter(Boolean).join(" and ") || "do nothing"}`, () => {
      down(row, 100, 100);
      move(row, 100 + x, 100 + y);
      assert.equal(isDrawn(), isDrawnThen);
      clock.pass(500);
      assert.deepEqual(sent, isResting ? ["phone: longPress list.row"] : []);
      up(row, 100 + x, 100 + y);
      assert.equal(isTapped(row), !isResting && !isSwipe);
    });
  }

  test("draw once they have gone down further than across", () => {
    down(row, 100, 100);
    move(row, 120, 110);
    assert.ok(!isDrawn());
    move(row, 120, 130);
    assert.ok(isDrawn());
    // From then on they only have to move.
    move(row, 120, 101);
    assert.equal(sheet.style.translate, "0 2px");
  });

  test("that hold a key are not fingers", () => {
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
      down(row, 100, 100, { [modifier]: true });
      move(row, 100, 140);
      assert.ok(!isDrawn());
      up(row, 100, 140);
    }
    assert.deepEqual(sent, []);
  });

  test("are two fingers that change the scale, of which the second begins nothing else", () => {
    down(row, 100, 100, touch(1));
    down(row, 200, 100, touch(2));
    move(row, 260, 130, touch(2));
    assert.equal(zoom.coming, Math.hypot(160, 30) / 100);
    assert.deepEqual([board.scrollLeft, board.scrollTop, isDrawn()], [170, 285, false]);
    clock.pass(500);
    up(row, 260, 130, touch(2));
    // The first finger goes on, and no longer changes the scale.
    move(row, 100, 140, touch(1));
    up(row, 100, 140, touch(1));
    assert.deepEqual([zoom.coming, sent], [null, ["phone: longPress list.row", "phone: swipe down", "phone: lift"]]);
  });

  test("that the browser takes for itself swipe nothing", () => {
    down(row, 100, 100);
    move(row, 100, 140);
    pointer("pointercancel", row);
    assert.deepEqual([sent, isDrawn(), sheet.style.translate], [[], false, ""]);
    move(row, 100, 180);
    up(row, 100, 180);
    assert.deepEqual([sent, isDrawn()], [[], false]);
  });

  test("that leave the window lift a long press", () => {
    down(row, 100, 100);
    clock.pass(500);
    globalThis.dispatchEvent(new Event("blur"));
    assert.deepEqual(sent, ["phone: longPress list.row", "phone: lift"]);
    up(row, 100, 100);
    assert.equal(sent.length, 2);
  });

  test("let go if another element captures them, or the dragged element has left the page", () => {
    for (const lose of [() => pointer("lostpointercapture", grip), () => { grip.isConnected = false; pointer("lostpointercapture", document); }]) {
      down(grip, 0, 0);
      // A touch was captured by a part of the hinge until the hinge did.
      pointer("lostpointercapture", row);
      assert.ok(phone.classList.contains("is-folding"));
      lose();
      assert.ok(!phone.classList.contains("is-folding"));
      move(grip, 40);
      drawFrame();
    }
    assert.deepEqual(sent, []);
  });

  test("of which one comes down again have lost it before", () => {
    down(edge, 0, 0);
    down(row, 100, 100);
    assert.ok(!phone.classList.contains("is-resizing"));
    move(row, 100, 140);
    drawFrame();
    up(row, 100, 140);
    assert.deepEqual(sent, ["phone: swipe down"]);
  });

  test("have an edge, the slider or the board taken out of their hands by Escape, and nothing else", () => {
    assert.ok(!pointers.cancel());
    down(edge, 0, 0);
    move(edge, 20);
    drawFrame();
    assert.ok(pointers.cancel() && !pointers.cancel());
    move(edge, 40);
    drawFrame();
    // The window hears that nobody drags it.
    clock.pass(500);
    drawFrame();
    assert.deepEqual(sent, ["phone: resize 340x300 interactively", "phone: resize 340x300"]);
    up(edge);

    sent = [];
    down(slider, 0, 250);
    assert.ok(pointers.cancel());
    move(slider, 0, 150);
    assert.deepEqual(sent, ["phone: pressIcon 0.25", "phone: lift"]);
    up(slider);

    for (const target of [row, control]) {
      down(target, 100, 100);
      assert.ok(!pointers.cancel());
      up(target, 100, 100);
    }
  });

  test("are reported while they hover, and when they leave", () => {
    move(row, 10);
    move(new FakeElement("i"), 10);
    fire(board, "pointerleave", board);
    assert.deepEqual(hovered, [row, null]);
  });
});

describe("a row of the device bar", () => {
  let list;
  let rows;
  let moved;

  beforeEach(() => {
    moved = [];
    board = list = new FakeElement("div", "bar-list");
    const home = part(list, "bar-devices");
    rows = ["a", "b", "c"].map((id, index) => {
      const row = part(home, "bar-device", { of: id });
      row.getBoundingClientRect = () => ({ top: index * 20, height: 20 });
      return row;
    });
    listenToDragging(list, ({ dataset }) => moved.push(dataset.of));
  });

  const order = () => rows[0].parentElement.children.map(({ dataset }) => dataset.of).join("");
  const gripOf = (row) => part(row, "bar-grip");

  test("is dragged by its grip to another place", () => {
    down(rows[2], 0, 50);
    move(rows[2], 0, 5);
    assert.equal(order(), "abc");
    down(gripOf(rows[2]), 0, 50);
    assert.ok(list.captured && rows[2].classList.contains("is-dragged"));
    move(list, 0, 5);
    assert.deepEqual([order(), moved], ["cab", []]);
    up(list, 0, 5);
    assert.deepEqual([moved, rows[2].classList.contains("is-dragged")], [["c"], false]);
  });

  test("that is left where it was has not moved", () => {
    down(gripOf(rows[0]), 0, 5);
    move(list, 0, 35);
    assert.equal(order(), "bac");
    move(list, 0, 5);
    up(list, 0, 5);
    assert.deepEqual([order(), moved], ["abc", []]);
  });

  test("goes back when the pointer is lost", () => {
    for (const lose of ["pointercancel", "lostpointercapture"]) {
      down(gripOf(rows[0]), 0, 5);
      move(list, 0, 55);
      assert.equal(order(), "bca");
      pointer(lose, list);
      assert.deepEqual([order(), moved], ["abc", []]);
    }
  });
});

test("a dragged section rests at the nearest place after as much momentum as there was drag", () => {
  assert.equal(restAfter(110, [-110, 190, 490]), 190);
  assert.equal(restAfter(40, [-40, 260]), -40);
  assert.equal(restAfter(80, []), 0);
});
