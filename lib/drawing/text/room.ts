import type { Weight } from "./font-files";

/** What a text has to fit into; pixels. */
export type Room = {
  width: number;
  height: number;
  lines: number;
  weight: Weight;
  /** Font sizes, the wanted one first. */
  largest: number;
  smallest: number;
  /** Distance of baselines in parts of the font size. */
  leading: number;
};
