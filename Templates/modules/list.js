/** The page that lists playgrounds. */

import { Connection } from "./connection.js";
import { follow } from "./live.js";
import { showScreens } from "./screens.js";

const { socket } = document.body.dataset;
const connection = new Connection(socket);

if (socket) connection.connect();
follow(connection, { boardChanged: [showScreens], devicesChanged: [] });
showScreens();
document.querySelector("[data-new]")?.addEventListener("click", async () => (await import("./new-playground.js")).begin(socket));
document.body.dataset.ready = "";
