/** A pointer that is held on an element: after half a second it is a long press; some pointers also report their pressure. */

import { pressOf } from "./press-target.js";

/** UILongPressGestureRecognizer's minimumPressDuration, in milliseconds. */
const longPress = 500;
/** So far a finger may move and still rest, in CSS pixels. */
const slack = 8;
/** MouseEvent.webkitForce of a click and of a click with force: the latter is where a peek begins. */
const clickForce = 1;
const peekForce = 2;
const peek = .66;
/** A force from which on the finger meant more than a tap, as a share. */
const hint = .33;

/**
 * @param {HTMLElement} board
 * @param {object} page
 * @param {(device: string, text: string) => boolean} page.send
 * @param {import("./finger.js").Finger} page.finger
 * @param {(device: HTMLElement) => void} page.opened Something is to open that the keyboard goes on in.
 */
export function listenToResting(board, { send, finger, opened }) {
  /** @type {{x: number, y: number, timer: number, device: HTMLElement, isOpen: boolean} | null} */
  let rest = null;
  /** Whether the finger did more than tap, and whether it has a force of its own. */
  let isSpent = false;
  let isForceful = false;

  const end = () => {
    if (rest?.isOpen) send(rest.device.dataset.device, "lift");
    clearTimeout(rest?.timer);
    rest = null;
    if (isForceful) finger.lift();
    isForceful = false;
  };

  board.addEventListener("pointerdown", (event) => {
    isSpent = false;
    const node = restingPlace(event.target);
    if (!node || !event.isPrimary || event.button !== 0 || isPicking(board, event)) return;
    const device = node.closest("[data-device]");
    rest = {
      x: event.clientX, y: event.clientY, device, isOpen: false,
      timer: setTimeout(() => {
        rest.isOpen = isSpent = send(device.dataset.device, node.dataset.longPress);
      }, longPress),
    };
  });
  board.addEventListener("pointermove", (event) => {
    if (event.pointerType === "pen" && event.buttons) force(event, event.pressure);
    if (rest && !rest.isOpen && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > slack) end();
  });
  board.addEventListener("webkitmouseforcechanged", (event) => {
    force(event, ((event.webkitForce - clickForce) / (peekForce - clickForce)) * peek);
  });
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
  addEventListener("blur", end);

  function force(event, share) {
    const target = pressOf(event.target);
    const device = event.target.closest("[data-device]");
    if (!device?.querySelector(".pressure") || isPicking(board, event) || (!isForceful && (!target || share < hint / 2))) return;
    clearTimeout(rest?.timer);
    isSpent ||= share >= hint;
    if (isForceful) finger.pressHarder(share);
    else finger.press({ device: device.dataset.device, target, force: share, by: "pointer" });
    isForceful = true;
  }

  // What was pressed was not tapped.
  board.addEventListener("click", (event) => {
    if (!isSpent) return;
    isSpent = false;
    event.stopPropagation();
  }, { capture: true });

  // The other button of a mouse, the menu key and Shift with Enter stand for the half second.
  const open = (event) => {
    const node = restingPlace(event.target);
    if (!node || rest?.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    const device = node.closest("[data-device]");
    if (send(device.dataset.device, node.dataset.longPress)) send(device.dataset.device, "lift");
    opened(device);
  };
  board.addEventListener("contextmenu", (event) => (rest?.isOpen ? event.preventDefault() : open(event)));
  board.addEventListener("keydown", (event) => event.shiftKey && event.key === "Enter" && open(event), { capture: true });
}

/** @returns {HTMLElement | null} */
const restingPlace = (target) => target.closest("[data-long-press]");

const isPicking = (board, event) => event.altKey || board.classList.contains("is-inspecting");
