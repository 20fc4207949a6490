/** The hinge that opens and closes a foldable device. */

import { clamped, stepped, styled } from "./handle.js";

/** The change of the angle per pixel of a drag, and per key press, in degrees. */
const dragStep = .75;
const steps = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5, PageUp: 30, PageDown: -30 };

const range = { least: 0, most: 180 };

/** The direction in which the moving half opens, by the class of the device. */
const ways = { "opens-left": [-1, 0], "opens-right": [1, 0], "opens-top": [0, -1], "opens-bottom": [0, 1] };

const statuses = { closed: "closed", partiallyOpen: "partly open", fullyOpen: "open" };

const angleOf = (device) => styled(device, "--angle");

/** @type {import("./handle.js").HandleDescription<number>} The value is the angle in degrees. */
export const hinge = {
  on: ".hinge",
  moved: "is-folding",
  takesFocus: true,
  value: angleOf,
  grasp(device) {
    const angle = angleOf(device);
    const [across, down] = Object.entries(ways).find(([name]) => device.classList.contains(name))?.[1] ?? [0, 0];
    return ({ x, y }) => angle + (x * across + y * down) * dragStep;
  },
  step: (event, angle) => stepped(event, angle, range, steps),
  allowed: (angle) => clamped(angle, range),
  text: (angle) => `angle ${angle}`,
  attributes(device) {
    const angle = angleOf(device);
    const status = Object.entries(statuses).find(([name]) => device.classList.contains(`is-${name}`))?.[1] ?? "";
    return { "aria-valuenow": angle, "aria-valuetext": `${angle}° · ${status}` };
  },
};
