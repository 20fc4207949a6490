/** The live page: its modules, and the connection to its server. */

import { readAddress } from "./address.js";
import { Connection } from "./connection.js";
import { later } from "./later.js";
import { start } from "./page.js";

const connection = new Connection(document.body.dataset.socket, readAddress().events);

// A page from disk has no server.
if (document.body.dataset.socket) connection.connect();

start(connection, later(async () => (await import("./served-source.js")).ServedSource.open(connection)));
