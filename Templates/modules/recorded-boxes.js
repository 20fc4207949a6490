/** Draws UIKit's boxes over the devices of the board, as an app recorded them (record.json), with their differences. */

import { device as deviceOf, devices, make } from "./dom.js";
import { notify } from "./live.js";
import * as messages from "./messages.js";
import { RecordedBar } from "./recorded-bar.js";
import { boxesOf, readRecording } from "./recording.js";

/** The difference, in points, up to which boxes count as equal. It is a pixel of a display with two pixels per point. */
const tolerance = 0.5;

export class RecordedBoxes {
  #line;
  /** @type {import("./recording.js").Recording[]} */
  #recordings = [];
  /** The chosen step of a run. */
  #moment = { run: 0, step: 0 };
  #bar;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    this.#bar = new RecordedBar({ choose: (run, step) => this.#go(run, step), close: () => this.close() });
  }

  choose() {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept: ".json,application/json", multiple: true });
    input.addEventListener("change", () => this.take([...input.files]));
    input.click();
  }

  /**
   * Replaces the recordings with the recordings in the files.
   * @param {File[]} files
   */
  async take(files) {
    /** @type {import("./recording.js").Recording[]} */
    const read = [];
    for (const file of files) {
      try {
        read.push(await readRecording(file));
      } catch (error) {
        return notify(error.message);
      }
    }
    if (!read.length) return;
    this.#recordings = read;
    if (!this.#homes.length) {
      const { device, screen } = read[0];
      return notify(`No device of this board has the screen of ${device.name}: ${screen.width} × ${screen.height} points. Add it under Devices, then drop the file again.`);
    }
    this.#bar.show(read);
    this.#go(0, 0);
  }

  close() {
    this.#recordings = [];
    this.#bar.hide();
    for (const home of devices()) home.querySelector(".lights.of-recorded")?.remove();
  }

  /**
   * Updates the boxes after changes.
   * @param {HTMLElement[]} [changed] The changed devices (default: all).
   */
  update(changed = devices()) {
    if (!this.#recordings.length) return;
    for (const home of changed) this.#draw(home);
    this.#count();
  }

  get #homes() {
    return devices().filter((home) => this.#recordingOf(home));
  }

  /** The recording of a device with the same screen, in any orientation. */
  #recordingOf(home) {
    const { width, height } = sizeOf(home.querySelector(".screen"));
    const id = home.dataset.device.split("@")[0];
    const alike = this.#recordings.filter(({ screen }) => Math.min(screen.width, screen.height) === Math.min(width, height) && Math.max(screen.width, screen.height) === Math.max(width, height));
    return alike.find(({ device }) => device.id === id) ?? alike[0];
  }

  /** Brings the devices to a step. They are launched again, and receive the events up to the step. */
  #go(run, step) {
    this.#moment = { run, step };
    for (const home of this.#homes) {
      const id = home.dataset.device;
      const steps = this.#recordingOf(home).runs[run]?.steps ?? [];
      this.#line.send(messages.travel(id, 0));
      const orientation = steps[0]?.orientation;
      // A device that is in portrait on the board is in portrait after its launch.
      if (orientation && (orientation !== "portrait" || /landscape|UpsideDown/.test(id))) this.#line.send(messages.event(id, `rotate ${orientation}`));
      for (const { event, skipped } of steps.slice(0, step + 1)) if (event && !skipped) this.#line.send(messages.event(id, event));
    }
    this.update();
    deviceOf(this.#homes[0]?.dataset.device)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #draw(home) {
    const screen = home.querySelector(".screen");
    const before = home.querySelector(".lights.of-recorded");
    const step = this.#recordingOf(home)?.runs[this.#moment.run]?.steps[this.#moment.step];
    if (!screen || !step || !isHeldAlike(screen, step)) return before?.remove();
    const layer = before ?? make("div", "lights of-recorded");
    layer.replaceChildren(...boxesOf(step, home).map(drawn));
    if (!before) screen.after(layer);
  }

  #count() {
    const boxes = [...document.querySelectorAll(".of-recorded > .lit-box")];
    this.#bar.count(boxes.length, boxes.filter((box) => box.classList.contains("is-off")).length, boxes.filter((box) => box.classList.contains("is-absent")).length);
  }
}

/** @param {import("./recording.js").RecordedBox} box */
function drawn({ name, rect, distance }) {
  const box = make("div", "lit-box");
  box.dataset.lit = name;
  Object.assign(box.style, { left: `${rect[0]}px`, top: `${rect[1]}px`, width: `${rect[2]}px`, height: `${rect[3]}px` });
  if (distance === null) box.classList.add("is-absent");
  else if (distance > tolerance) {
    box.classList.add("is-off");
    const label = make("span", "lit-distance");
    label.textContent = String(Math.round(distance * 10) / 10);
    label.title = `${name}: ${label.textContent} points off`;
    box.append(label);
  }
  return box;
}

/** Whether the device has the orientation of the step. Boxes differ between orientations. */
function isHeldAlike(screen, step) {
  const { width, height } = sizeOf(screen);
  const frame = step.window?.frame;
  if (step.orientation) return step.orientation.startsWith("landscape") === width > height;
  return !frame || frame[2] > frame[3] === width > height;
}

const sizeOf = ({ style }) => ({ width: parseFloat(style.width), height: parseFloat(style.height) });
