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
/** About how many lines stand above the one at zero. */
const linesAbove = 3;
/** Between two bars, as a part of the way from one to the next. */
const gap = 0.3;

/** Where everything stands in a plot of `width` pixels. */
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
  // Bars begin and end at the edges; a single one stands in the middle.
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
    /** Which points have a label: the last one below which there is room, and others at even distances before it. */
    labelled: fitting.reverse().filter((_, index) => index % every === 0),
    barWidth,
    startOf: (index: number) => middleOf(index) - barWidth / 2,
    middleOf,
    /** The point under a pointer, `across` pixels from the left edge. */
    indexAt: (across: number) => Math.min(Math.max(Math.floor((across - left) / step), 0), last),
  };
}

export type Plot = ReturnType<typeof scalePlot>;
