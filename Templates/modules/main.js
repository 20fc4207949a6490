/** Puts the page together. */

import { Connection } from "./connection.js";
import "./connection-badge.js";
import { devices, region } from "./dom.js";
import { listen } from "./gestures.js";
import { follow, notify } from "./live.js";
import * as messages from "./messages.js";
import { Panel } from "./panel.js";
import { Picker } from "./picker.js";
import { dismissSheet, recallSheet } from "./problems.js";
import { listenToSettings } from "./settings.js";
import { Zoom } from "./zoom.js";

const connection = new Connection(document.body.dataset.socket);
const board = document.getElementById("board");

if (board) startPlayground(board);
else follow(connection, { boardChanged() {}, devicesChanged() {} });

// A page from disk has no server.
if (document.body.dataset.socket) connection.connect();

/** @param {HTMLElement} board */
function startPlayground(board) {
  const zoom = new Zoom(board, region("board"));
  const panel = new Panel();
  const picker = new Picker(board);

  const send = (device, text) => {
    if (!connection.send(messages.event(device, text))) notify("Not connected: nothing happens until the server is back.");
  };
  const inspect = () => {
    if (picker.selection) connection.send(messages.inspect(picker.selection.device, picker.selection.node));
  };

  follow(connection, {
    boardChanged() {
      zoom.update();
      picker.hide();
      picker.restoreSelection();
      panel.updateTimeline();
      inspect();
    },
    devicesChanged(ids) {
      picker.hide();
      panel.updateTimeline();
      if (picker.selection && ids.includes(picker.selection.device)) inspect();
    },
  });

  picker.addEventListener("select", () => {
    panel.show("inspector");
    inspect();
  });
  document.addEventListener("inspection", ({ detail: { device, node, html } }) => {
    if (picker.selection?.device !== device || picker.selection.node !== node) return;
    if (html) region("inspection").innerHTML = html;
    picker.restoreSelection();
  });

  listenToSettings(send);
  listen({
    send,
    actions: {
      "rotate-all": () => devices().forEach((device) => {
        const text = device.querySelector('[data-field="rotate"]').dataset.event;
        if (text) send(device.dataset.device, text);
      }),
      "zoom-in": () => zoom.in(),
      "zoom-out": () => zoom.out(),
      "zoom-fit": () => zoom.fit(),
      "toggle-inspect": () => (picker.isInspecting = !picker.isInspecting),
      "toggle-panel": () => panel.toggle(),
      "dismiss-sheet": dismissSheet,
      "recall-sheet": recallSheet,
      escape() {
        if (picker.isInspecting) picker.isInspecting = false;
        else if (region("sheet").hidden) panel.close();
        else dismissSheet();
      },
    },
    keys: {
      "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit", i: "toggle-inspect", p: "toggle-panel",
      r: "rotate-all", Escape: "escape",
    },
  });
  document.body.dataset.ready = "";
}
