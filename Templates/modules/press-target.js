/** Finds the target of a press. */

/**
 * @param {Element | null | undefined} element
 * @returns {string | null} The event of a press, without its force. `null` outside apps.
 */
export function pressOf(element) {
  if (!element?.closest(".glass")) return null;
  const marked = element.closest("[data-press]");
  if (marked) return marked.getAttribute("data-press");
  const id = element.closest(".window [data-id]")?.getAttribute("data-id");
  return id?.includes(".") && !id.includes("/") ? `press ${id}` : null;
}

/**
 * The target of a device's slider: the app's icon, or else the element that is selected, was touched last, or has a preview.
 * @param {HTMLElement} device
 * @param {{device: string, node: string} | null} selection
 * @param {Element | null} touched
 * @returns {string | null}
 */
export function sliderTarget(device, selection, touched) {
  const icon = /** @type {HTMLElement | null} */ (device.querySelector(".springboard [data-press]"));
  if (icon) return icon.dataset.press ?? null;
  const selected = selection?.device === device.dataset.device ? `[data-id="${CSS.escape(selection.node)}"]` : null;
  return pressOf(selected && device.querySelector(selected)) ?? pressOf(device.contains(touched) ? touched : null)
    ?? device.querySelector(".window [data-press]")?.getAttribute("data-press") ?? null;
}
