import { cn } from "@/components/ui/cn";
import type { Point } from "./points";
import type { Plot } from "./scale-plot";

type MarksProps = { points: readonly Point[]; plot: Plot; active: number | null };

/** One bar for each day's views, and within it the visitors that made them. */
export function BarMarks({ points, plot, active }: MarksProps) {
  const { y, bottom, barWidth, startOf } = plot;
  return points.map(({ name, views, visitors }, index) => (
    <g key={name} className={cn("transition-opacity", active !== null && active !== index && "opacity-50")}>
      {[
        { what: "views", count: views, className: "fill-chart-soft forced-colors:fill-[GrayText]" },
        { what: "visitors", count: visitors, className: "fill-primary forced-colors:fill-[Highlight]" },
      ].map(({ what, count, className }) => (
        <rect
          key={what}
          data-slot={what}
          x={startOf(index)}
          y={y(count)}
          width={barWidth}
          height={bottom - y(count)}
          rx={Math.min(3, barWidth / 4)}
          className={className}
        />
      ))}
    </g>
  ));
}
