/** The pressure slider next to a bezel, which is moved by dragging or by keys. */

import { sliderTarget } from "./press-target.js";

const sliders = ".pressure";

/** The distance that a key moves the slider, as a fraction of the maximum force. */
const steps = { ArrowUp: .05, ArrowRight: .05, ArrowDown: -.05, ArrowLeft: -.05, PageUp: .33, PageDown: -.33 };

/**
 * @param {HTMLElement} board
 * @param {import("./finger.js").Finger} finger
 * @param {object} page
 * @param {() => {device: string, node: string} | null} page.selection
 * @param {(text: string) => void} page.notify
 * @returns {import("./pointers.js").Gesture}
 */
export function listenToSliders(board, finger, { selection, notify }) {
  /** @type {Element | null} The element of a screen that a pointer, not a key, focused last. */
  let touched = null;

  /** @param {(now: number) => number} force */
  const slide = (slider, by, force) => {
    const device = slider.closest("[data-device]");
    const id = device.dataset.device;
    const now = finger.touch?.device === id ? finger.touch : null;
    const target = now?.target ?? sliderTarget(device, selection(), touched);
    if (target) finger.press({ device: id, target, force: force(now?.force ?? 0), by });
    else notify("Nothing is selected. Select an element of this device to press it.");
  };

  board.addEventListener("focusin", ({ target }) => {
    if (target.closest(".glass") && !target.matches(":focus-visible")) touched = target;
  });

  board.addEventListener("keydown", (event) => {
    const slider = event.target.closest(sliders);
    if (!slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (!(key in steps) && key !== "Home" && key !== "End") return;
    event.preventDefault();
    if (key === "Home") finger.lift();
    else if (key === "End") slide(slider, "keys", () => 1);
    else slide(slider, "keys", (now) => now + steps[key]);
    if (finger.touch?.force === 0) finger.letGo("keys");
  });

  // Tab may go from the slider to the opened preview or menu. Any other blur lifts the finger.
  board.addEventListener("focusout", ({ relatedTarget }) => {
    const id = relatedTarget?.closest?.("[data-device]")?.dataset.device;
    if (id !== finger.touch?.device || !relatedTarget?.matches(".pressure, .glass *")) finger.letGo("keys");
  });

  const drag = ({ place, at }) => slide(place, "drag", () => forceAt(place, at.y));
  return {
    on: sliders,
    claims: true,
    begin(hold, event) {
      event.preventDefault();
      hold.place.focus({ preventScroll: true });
      drag(hold);
    },
    move: (hold) => finger.touch?.by === "drag" && drag(hold),
    end: () => finger.letGo("drag"),
  };
}

function forceAt(slider, y) {
  const { bottom, height } = slider.querySelector(".pressure-track").getBoundingClientRect();
  return (bottom - y) / height;
}
