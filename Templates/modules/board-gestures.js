/** The pointer gestures of the board, by precedence. */

import { deviceDrag } from "./device-drag.js";
import { listenToPanning } from "./panning.js";
import { listenToResting } from "./resting.js";
import { contentDrag, sectionDrag } from "./section-drag.js";
import { sheetDrag } from "./sheet-drag.js";
import { listenToSwipes } from "./swipes.js";

/**
 * @param {HTMLElement} board
 * @param {object} page
 * @param {import("./zoom.js").Zoom} page.zoom
 * @param {(device: string, text: string) => boolean} page.send Returns whether the event was accepted.
 * @param {(device: string, text: string) => boolean} page.act Sends an event like `send`, then lifts a finger that presses.
 * @param {import("./pressure.js").Pressure} page.pressure
 * @param {import("./handle.js").Handle<unknown>[]} page.handles
 * @param {(id: string, behind: string | undefined) => void} page.move Moves a device behind another.
 * @returns {import("./pointers.js").Gesture[]}
 */
export function boardGestures(board, { zoom, send, act, pressure, handles, move }) {
  return [
    ...listenToPanning(board, zoom),
    deviceDrag(() => zoom.order, move),
    // The browser handles form controls: a drag across one is not a swipe, and holding one is not a press.
    { on: "[data-change]", claims: true, takes: ({ altKey }) => !altKey },
    pressure.slider,
    ...handles.map(({ gesture }) => gesture),
    // A sheet follows the finger before the swipe decides where it ends.
    sheetDrag(),
    sectionDrag(),
    contentDrag(),
    listenToSwipes(board, act),
    ...listenToResting(board, { send, finger: pressure.finger, opened: (device) => pressure.opened(device) }),
  ];
}
