import type { Weight } from "./font-files";

/** The box for a text, in pixels. */
export type Room = {
  width: number;
  height: number;
  lines: number;
  weight: Weight;
  /** Font sizes. */
  largest: number;
  smallest: number;
  /** Line height, as a factor of the font size. */
  leading: number;
};
