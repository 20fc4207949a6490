/** Presses the focused element, or the element under the pointer, with growing force while F is held. The wheel changes the force. */

import { isForText } from "./gestures.js";
import { pressOf } from "./press-target.js";

/** The time until the maximum force, in milliseconds, the change of the force per notch of the wheel, and the maximum time
 * that counts for one frame, in milliseconds. The force also waits for each phase, so that a slow machine skips none. */
const rise = 1800;
const notch = .04;
const longestFrame = 100;

/**
 * @param {HTMLElement} board
 * @param {import("./finger.js").Finger} finger
 */
export function listenToHeldKey(board, finger) {
  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.key.toLowerCase() !== "f" || event.ctrlKey || event.metaKey || event.altKey || isForText(event)) return;
    const place = document.querySelector(".glass :focus-visible") ?? [...document.querySelectorAll(".glass :hover")].at(-1);
    const device = place?.closest("[data-device]");
    const target = pressOf(place);
    if (!device || !target) return;
    finger.press({ device: device.dataset.device, target, force: 0, by: "hold" });
    requestAnimationFrame((now) => grow(now, now));
  });
  document.addEventListener("keyup", ({ key }) => key.toLowerCase() === "f" && finger.letGo("hold"));

  function grow(last, now) {
    if (finger.touch?.by !== "hold") return;
    if (!finger.awaitsPhase) finger.pressHarder(finger.touch.force + Math.min(Math.max(0, now - last), longestFrame) / rise);
    if (finger.touch?.force < 1) requestAnimationFrame((next) => grow(now, next));
  }

  board.addEventListener("wheel", (event) => {
    if (finger.touch?.by !== "hold") return;
    event.preventDefault();
    finger.pressHarder(finger.touch.force - Math.sign(event.deltaY) * notch);
  }, { passive: false });
}
