/** The page that lists playgrounds. */

import { Connection } from "./connection.js";
import { follow } from "./live.js";
import { showScreens } from "./screens.js";

const { socket } = document.body.dataset;
const connection = new Connection(socket);

// At an address that nothing is at there is no list to follow.
if (socket) connection.connect();
follow(connection, { boardChanged: [showScreens], devicesChanged: [] });
showScreens();
document.body.dataset.ready = "";
