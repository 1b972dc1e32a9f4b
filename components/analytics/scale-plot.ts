import { nice, ticks } from "d3-array";
import { formatCount } from "@/lib/format/number";
import type { Point } from "./points";

export const plotHeight = 224;

const letterWidth = 7;
/** Pixels between two labels. */
const labelGap = 20;
const widestBar = 40;
const digitWidth = 7.5;
const top = 8;
const bottom = plotHeight - 24;
/** Grid lines above zero, roughly. */
const linesAbove = 3;
/** Gap between bars, as a share of the step. */
const gap = 0.3;

export function scalePlot(points: readonly Point[], width: number) {
  const most = Math.max(1, ...points.map(({ views, visitors }) => Math.max(views, visitors)));
  const [, highest] = nice(0, most, linesAbove);
  const y = (count: number) => bottom - ((bottom - top) * count) / highest;
  const counts = ticks(0, highest, linesAbove).filter(Number.isInteger);
  const left = Math.max(...counts.map((count) => formatCount(count).length)) * digitWidth + 8;

  const room = Math.max(width, left + 1) - left;
  const step = room / Math.max(1, points.length - gap);
  const last = points.length - 1;
  const barWidth = Math.min(step * (1 - gap), widestBar);
  const firstMiddle = left + (last === 0 ? room : step * (1 - gap)) / 2;
  const middleOf = (index: number) => firstMiddle + index * step;
  const labelWidth = Math.max(...points.map(({ label }) => label.length)) * letterWidth;
  const every = Math.ceil((labelWidth + labelGap) / step);
  const fitting = [...points.keys()].filter((index) => middleOf(index) + labelWidth / 2 <= width);
  return {
    y,
    left,
    top,
    bottom,
    counts,
    /** Labels at even distances, back from the last one that fits. */
    labelled: fitting.reverse().filter((_, index) => index % every === 0),
    barWidth,
    startOf: (index: number) => middleOf(index) - barWidth / 2,
    middleOf,
    /** The point under a pointer, `across` pixels from the left edge. */
    indexAt: (across: number) => Math.min(Math.max(Math.floor((across - left) / step), 0), last),
  };
}

export type Plot = ReturnType<typeof scalePlot>;
