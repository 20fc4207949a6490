/** The edges that resize a window of variable size. */

import { clamped, stepped, styled } from "./handle.js";
import { scaleOf } from "./zoom.js";

/** The distance that a key moves an edge, in points, without and with Shift. */
const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
const longSteps = { ArrowLeft: -10, ArrowRight: 10, ArrowUp: -10, ArrowDown: 10 };

/** @typedef {{width: number, height: number}} Size The size of a window, in points. */

/** @returns {Size} */
const sizeOf = (device) => ({ width: styled(device, "--ww"), height: styled(device, "--wh") });

const limits = (device) => ({
  width: { least: styled(device, "--least-w"), most: styled(device, "--most-w") },
  height: { least: styled(device, "--least-h"), most: styled(device, "--most-h") },
});

/** @type {import("./handle.js").HandleDescription<Size>} */
export const windowEdges = {
  on: ".edge",
  moved: "is-resizing",
  value: sizeOf,
  grasp(device, { dataset: { edge } }) {
    const { width, height } = sizeOf(device);
    return ({ x, y }) => {
      const scale = scaleOf(device);
      return { width: edge === "height" ? width : width + x / scale, height: edge === "width" ? height : height + y / scale };
    };
  },
  step(event, size, device, { dataset: { edge } }) {
    const length = stepped(event, size[edge], limits(device)[edge], event.shiftKey ? longSteps : steps);
    return length === undefined ? undefined : { ...size, [edge]: length };
  },
  allowed(size, device) {
    const { width, height } = limits(device);
    return { width: clamped(size.width, width), height: clamped(size.height, height) };
  },
  /** A window as large as an iPad's screen is full screen. A phone's window is not on the phone's screen. */
  text({ width, height }, device, isHeld) {
    const isFull = device.classList.contains("is-pad") && width === styled(device, "--w") && height === styled(device, "--h");
    return isFull ? "split full" : `resize ${width}x${height}${isHeld ? " interactively" : ""}`;
  },
  attributes(device, { dataset: { edge } }) {
    const value = sizeOf(device)[edge];
    const { least, most } = limits(device)[edge];
    return { "aria-valuenow": value, "aria-valuemin": least, "aria-valuemax": most, "aria-valuetext": `${value} points` };
  },
};
