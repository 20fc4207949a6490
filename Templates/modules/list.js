/** The page that lists playgrounds. */

import { Connection } from "./connection.js";
import { region } from "./dom.js";
import { follow } from "./live.js";
import { showScreens } from "./screens.js";

const { socket } = document.body.dataset;
const connection = new Connection(socket);

if (socket) connection.connect();
const layBoard = async (html) => (await import("./cards.js")).layCards(region("board"), html);
follow(connection, { boardChanged: [showScreens], devicesChanged: [], layBoard });
showScreens();
document.querySelector("[data-new]")?.addEventListener("click", async () => (await import("./new-playground.js")).begin(socket));
document.body.dataset.ready = "";
