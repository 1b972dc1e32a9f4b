import { dayMs } from "../clock";

/** How long somebody who left can be brought back, in milliseconds. */
export const returnableFor = 30 * dayMs;
