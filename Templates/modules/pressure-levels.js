/** What a force looks like on a device: the slider's filling, and how far blur, scale and shadow have come. */

import { field } from "./dom.js";

/** The forces at which a press goes on, as the slider's ticks have them, as shares. */
function thresholds(device) {
  const ticks = [...device.querySelectorAll(".pressure-tick")];
  return Object.fromEntries(ticks.map((tick) => [tick.dataset.threshold, Number(tick.dataset.force)]));
}

/** How far a force has come, in the words of the styles. */
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
 * Lets slider, blur, scale and shadow follow at once; the server's states come after.
 * @param {HTMLElement | null} device
 * @param {number | null} force `null` for no finger.
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
