/** Applies the server's changes of one device: its tree, what stands round it, its story. */

import { setMarks, setPosition, updateDevice } from "./chrome.js";
import { applyOperations } from "./patches.js";
import { tell } from "./told.js";

/**
 * @param {HTMLElement} target
 * @param {import("./messages.js").DevicePatch} patch
 */
export function patchDevice(target, patch) {
  const apply = () => applyOperations(target, patch);
  if (patch.chrome) updateDevice(target, patch.chrome, apply, patch.transition === "rotate");
  else apply();
  if (patch.marks !== undefined) setMarks(target, patch.marks);
  if (patch.log) tell(target, patch.log);
  if (patch.position) setPosition(target, patch.position);
}
