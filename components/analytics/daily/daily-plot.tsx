import { lazyPart, useIdleLoad } from "@/components/ui/lazy";
import { formatCount } from "@/lib/format/number";
import { BarMarks } from "./bar-marks";
import type { Point } from "./points";
import { type Plot, plotHeight } from "./scale-plot";

/** What draws curves is loaded once a month is shown, for who then wants more. */
const AreaMarks = lazyPart(() => import("./area-marks").then((file) => file.AreaMarks), null);

/** More of them than this stand too close for bars. */
const barsDrawn = 31;

type DailyPlotProps = { points: readonly Point[]; plot: Plot; width: number; active: number | null };

/** For the eye only: the chart around it says the same in words. */
export function DailyPlot({ points, plot, width, active }: DailyPlotProps) {
  const { y, left, bottom, counts, labelled, middleOf } = plot;
  useIdleLoad(AreaMarks.load);
  const Marks = points.length > barsDrawn ? AreaMarks : BarMarks;
  return (
    <svg aria-hidden="true" width={width} height={plotHeight} className="block text-xs text-muted-foreground">
      {counts.map((count) => (
        <g key={count} transform={`translate(0 ${y(count)})`}>
          <line x1={left} x2={width} className="stroke-border" />
          <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-current tabular-nums">
            {formatCount(count)}
          </text>
        </g>
      ))}
      <Marks points={points} plot={plot} active={active} />
      {labelled.map((index) => (
        <text key={index} x={middleOf(index)} y={bottom + 20} textAnchor="middle" className="fill-current">
          {points[index]?.label}
        </text>
      ))}
    </svg>
  );
}
