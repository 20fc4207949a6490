/** Zooms in on one device, and back to all of them. */

/**
 * A double click next to a device's screen, or a click on a device that is too small, zooms in on it, or out.
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
