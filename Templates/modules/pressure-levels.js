/** Shows a force on a device: the level of the slider, and the progress of blur, scale and shadow. */

import { field } from "./dom.js";

/** The forces at which the phases of a press begin, as fractions of the maximum force. They are in the slider's ticks. */
function thresholds(device) {
  const ticks = [...device.querySelectorAll(".pressure-tick")];
  return Object.fromEntries(ticks.map((tick) => [tick.dataset.threshold, Number(tick.dataset.force)]));
}

/**
 * The number of phases that a force has reached.
 * @param {HTMLElement | null} device
 * @param {number} force
 */
export function phase(device, force) {
  return device ? Object.values(thresholds(device)).filter((level) => force >= level).length : 0;
}

/** The progress of a force, as custom properties. */
function levels(device, force) {
  if (force === null) return { "--force": null, "--live-hint": null, "--live-pop": null };
  const { hint = .33, peek = .66, pop = .99 } = thresholds(device);
  const between = (low, high) => Math.max(0, Math.min((force - low) / (high - low), 1));
  return { "--force": force, "--live-hint": between(hint, peek), "--live-pop": between(peek, pop) };
}

function valueText(device, force, share) {
  const reached = Object.entries(thresholds(device)).filter(([, level]) => force >= level).at(-1)?.[0];
  return reached ? `${share} percent, ${reached}` : `${share} percent`;
}

/**
 * Updates the slider, blur, scale and shadow immediately, before the server's state arrives.
 * @param {HTMLElement | null} device
 * @param {number | null} force `null` if no finger presses.
 */
export function showForce(device, force) {
  const bezel = /** @type {HTMLElement | null} */ (device?.querySelector(".bezel") ?? null);
  if (!device || !bezel) return;
  device.classList.toggle("is-pressing", force !== null);
  for (const [name, value] of Object.entries(levels(device, force))) {
    if (value === null) bezel.style.removeProperty(name);
    else bezel.style.setProperty(name, String(value));
  }
  const slider = field("pressure", device);
  if (!slider) return;
  const share = Math.round((force ?? 0) * 100);
  slider.setAttribute("aria-valuenow", String(share));
  slider.setAttribute("aria-valuetext", valueText(device, force ?? 0, share));
}
