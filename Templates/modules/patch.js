/** Applies the server's changes of devices: their trees, what stands round them, their logs. It comes with the first of them. */

import { setMarks, setPosition, updateDevice } from "./chrome.js";
import { keepingFocus } from "./focus.js";
import { applyOperations } from "./patches.js";
import { turn } from "./turning.js";
import { keepUnread } from "./unread-log.js";

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */

/** Where devices stand that have turned. */
export const turnDevices = turn;

/**
 * @param {HTMLElement[]} targets
 * @param {DevicePatch[]} patches One for each.
 */
export function patchDevices(targets, patches) {
  keepingFocus(() => targets.forEach((target, index) => patchDevice(target, patches[index])));
}

/**
 * @param {HTMLElement} target
 * @param {DevicePatch} patch
 */
function patchDevice(target, patch) {
  const apply = () => applyOperations(target, patch);
  if (patch.chrome) updateDevice(target, patch.chrome, apply, patch.transition);
  else apply();
  if (patch.marks !== undefined) setMarks(target, patch.marks);
  if (patch.log) keepUnread(target, patch.log);
  if (patch.position) setPosition(target, patch.position);
}
