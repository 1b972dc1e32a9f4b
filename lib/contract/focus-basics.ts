import type { Focus } from "./focus";

/** The focus of a picture for which none was chosen. */
export const center: Focus = { x: 50, y: 50 };
