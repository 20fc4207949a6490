/** The hinge of a device that folds: the device opens or closes. */

import { clamped, stepped, styled } from "./handle.js";

/** What a pixel of a drag moves the hinge by, and what a key does, in degrees. */
const dragStep = .75;
const steps = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5, PageUp: 30, PageDown: -30 };

const range = { least: 0, most: 180 };

/** Where the half of the device that swings moves as it opens, by the class that says so. */
const ways = { "opens-left": [-1, 0], "opens-right": [1, 0], "opens-top": [0, -1], "opens-bottom": [0, 1] };

/** UIHinge.Status in words. */
const statuses = { closed: "closed", partiallyOpen: "partly open", fullyOpen: "open" };

const angleOf = (device) => styled(device, "--angle");

/** @type {import("./handle.js").HandleDescription<number>} In degrees. */
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
