/** What pointers do on the board, by precedence. */

import { deviceDrag } from "./device-drag.js";
import { listenToPanning } from "./panning.js";
import { listenToResting } from "./resting.js";
import { sheetDrag } from "./sheet-drag.js";
import { listenToSwipes } from "./swipes.js";

/**
 * @param {HTMLElement} board
 * @param {object} page
 * @param {import("./zoom.js").Zoom} page.zoom
 * @param {(device: string, text: string) => boolean} page.send Says whether the event was taken.
 * @param {(device: string, text: string) => boolean} page.act The same; a finger that presses is lifted after it.
 * @param {import("./pressure.js").Pressure} page.pressure
 * @param {import("./handle.js").Handle<unknown>[]} page.handles
 * @param {(id: string, behind: string | undefined) => void} page.move Has a device stand behind another.
 * @returns {import("./pointers.js").Gesture[]}
 */
export function boardGestures(board, { zoom, send, act, pressure, handles, move }) {
  return [
    ...listenToPanning(board, zoom),
    deviceDrag(() => zoom.order, move),
    // A control of a form is worked by the browser: what is drawn across it is no swipe, and what rests on it no press.
    { on: "[data-change]", claims: true, takes: ({ altKey }) => !altKey },
    pressure.slider,
    ...handles.map(({ gesture }) => gesture),
    // A sheet follows the finger before the swipe says where it ends.
    sheetDrag(),
    listenToSwipes(board, act),
    ...listenToResting(board, { send, finger: pressure.finger, opened: (device) => pressure.opened(device) }),
  ];
}
