/** Handles a pointer that is held on an element: a long press after half a second, or a press with the pointer's own force. */

import { pressOf } from "./press-target.js";

/** UILongPressGestureRecognizer's minimumPressDuration, in milliseconds. */
const longPress = 500;
/** The distance that a resting finger may move, in CSS pixels. */
const slack = 8;
/** The force, as a fraction of the maximum force, from which a touch is more than a tap. */
const hint = .33;

/**
 * @param {HTMLElement} board
 * @param {object} page
 * @param {(device: string, text: string) => boolean} page.send
 * @param {import("./finger.js").Finger} page.finger
 * @param {(device: HTMLElement) => void} page.opened Called when an element that receives the keyboard focus opens.
 * @returns {import("./pointers.js").Gesture[]}
 */
export function listenToResting(board, { send, finger, opened }) {
  let isOpen = false;
  const isPicking = (event) => event.altKey || board.classList.contains("is-inspecting");

  // The secondary button of a mouse, the menu key and Shift-Enter count as a long press.
  const open = (event) => {
    const place = event.target.closest(restingPlaces);
    if (!place || isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    const device = place.closest("[data-device]");
    if (send(device.dataset.device, place.dataset.longPress)) send(device.dataset.device, "lift");
    opened(device);
  };
  board.addEventListener("contextmenu", (event) => (isOpen ? event.preventDefault() : open(event)));
  board.addEventListener("keydown", (event) => event.shiftKey && event.key === "Enter" && open(event), { capture: true });

  return [{
    on: restingPlaces,
    takes: (event) => event.isPrimary && event.button === 0 && !isPicking(event),
    after: longPress,
    within: slack,
    begin({ device, place, spend }) {
      isOpen = send(device.dataset.device, place.dataset.longPress);
      if (isOpen) spend();
      return isOpen;
    },
    end({ device }) {
      isOpen = false;
      send(device.dataset.device, "lift");
    },
  }, {
    on: ".glass",
    takes: (event, glass) => !isPicking(event) && pressOf(/** @type {Element} */ (event.target)) && glass.closest("[data-device]").querySelector(".pressure"),
    force: hint / 2,
    begin(hold) {
      finger.press({ device: hold.device.dataset.device, target: pressOf(hold.target), force: hold.force, by: "pointer" });
      meanMore(hold);
    },
    move(hold) {
      finger.pressHarder(hold.force);
      meanMore(hold);
    },
    end: () => finger.lift(),
  }];
}

const restingPlaces = "[data-long-press]";

const meanMore = ({ force, spend }) => force >= hint && spend();
