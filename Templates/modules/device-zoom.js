/** One device near, and all of them again. */

/**
 * A device comes near by a double click beside its screen, or by a click where it is too small to be worked; and goes back.
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
