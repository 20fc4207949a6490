/** An exported page: the modules of the live page, with a recording in the place of the server. */

import { devices } from "./dom.js";
import { start } from "./page.js";
import { Recording } from "./recording.js";

const tables = JSON.parse(document.getElementById("recording").textContent);
start(new Recording(tables, devices().map(({ dataset }) => dataset.device)));
