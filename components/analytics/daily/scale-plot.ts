import { scaleBand, scaleLinear } from "d3-scale";
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

/** Where everything stands in a plot of `width` pixels. */
export function scalePlot(points: readonly Point[], width: number) {
  const most = Math.max(1, ...points.map(({ views, visitors }) => Math.max(views, visitors)));
  const y = scaleLinear([0, most], [bottom, top]).nice(3);
  const counts = y.ticks(3).filter(Number.isInteger);
  const left = Math.max(...counts.map((count) => formatCount(count).length)) * digitWidth + 8;

  const x = scaleBand<number>(points.keys(), [left, Math.max(width, left + 1)]).paddingInner(0.3);
  const last = points.length - 1;
  const barWidth = Math.min(x.bandwidth(), widestBar);
  const middleOf = (index: number) => (x(index) ?? left) + x.bandwidth() / 2;
  const labelWidth = Math.max(...points.map(({ label }) => label.length)) * letterWidth;
  const every = Math.ceil((labelWidth + labelGap) / x.step());
  const fitting = [...points.keys()].filter((index) => middleOf(index) + labelWidth / 2 <= width);
  return {
    y,
    left,
    bottom,
    counts,
    /** Which points have a label: the last one below which there is room, and others at even distances before it. */
    labelled: fitting.reverse().filter((_, index) => index % every === 0),
    barWidth,
    startOf: (index: number) => middleOf(index) - barWidth / 2,
    middleOf,
    /** The point under a pointer, `across` pixels from the left edge. */
    indexAt: (across: number) => Math.min(Math.max(Math.floor((across - left) / x.step()), 0), last),
  };
}

export type Plot = ReturnType<typeof scalePlot>;
