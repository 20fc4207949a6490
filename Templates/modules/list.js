/** The page that lists playgrounds. */

import { Connection } from "./connection.js";
import { follow, notify } from "./live.js";
import { showScreens } from "./screens.js";

const { socket } = document.body.dataset;
const connection = new Connection(socket);

// At an address that nothing is at there is no list to follow.
if (socket) connection.connect();
follow(connection, { boardChanged: [showScreens], devicesChanged: [] });
showScreens();
document.querySelector("[data-new]")?.addEventListener("click", async () => {
  const { openNew } = await import("./new-playground.js");
  const start = /** @type {HTMLTemplateElement} */ (document.getElementById("start"));
  const refusal = await openNew(socket, "hello", start.content.textContent.trimStart());
  if (refusal) notify(refusal);
});
document.body.dataset.ready = "";
