/** Zooms in on one device, and back out to all devices. */

/**
 * A double click next to a device's screen zooms in on the device, or back out. A click on a tiny device zooms in on it.
 * @param {HTMLElement} board
 * @param {import("./zoom.js").Zoom} zoom
 */
export function listenToDeviceZoom(board, zoom) {
  board.addEventListener("dblclick", ({ target }) => {
    const device = target.closest(".device");
    if (!device || target.closest(".glass, button, [role=slider]")) return;
    if (zoom.isNear(device)) zoom.goBack();
    else zoom.show(device);
  });
  board.addEventListener("click", (event) => {
    const device = event.target.closest('[data-detail="tiny"] .device');
    if (!device || !event.detail) return;
    event.stopPropagation();
    zoom.show(device);
  }, { capture: true });
}
