import { createRequire } from "node:module";
import type Sharp from "sharp";

/** By `require`, since the package's ES modules read JSON in a way that Node knows from 20.10 on. */
export const sharp: typeof Sharp = createRequire(import.meta.url)("sharp");
