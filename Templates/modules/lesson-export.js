/** An exported page with a lesson. */

import "./lesson-start.js";
import "./export.js";
