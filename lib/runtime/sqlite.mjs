import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * SQLite's driver, `better-sqlite3`. Its present releases need a Node-API that Node has from 22.14 on. Of the former one,
 * a statement that nobody holds any more ends the process from Node 24.19 on, where garbage is collected at rest.
 *
 * @type {typeof import("better-sqlite3")}
 */
export const SQLite = require(Number(process.versions.napi) >= 10 ? "better-sqlite3-napi" : "better-sqlite3");
