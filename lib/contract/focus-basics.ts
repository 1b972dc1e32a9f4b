import type { Focus } from "./product-picture";

/** The focus of a picture for which none was chosen. */
export const center: Focus = { x: 50, y: 50 };
