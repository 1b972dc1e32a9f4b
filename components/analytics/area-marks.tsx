import { area, curveMonotoneX, line } from "d3-shape";
import type { Point } from "./points";
import type { Plot } from "./scale-plot";

type MarksProps = { points: readonly Point[]; plot: Plot; active: number | null };

/** An area for the views and a line for the visitors. */
export function AreaMarks({ points, plot, active }: MarksProps) {
  const { y, top, bottom, middleOf } = plot;
  const middle = (_: Point, index: number) => middleOf(index);
  const views = area<Point>(middle, bottom, ({ views }) => y(views)).curve(curveMonotoneX);
  const visitors = line<Point>(middle, ({ visitors }) => y(visitors)).curve(curveMonotoneX);
  const shown = active === null ? undefined : points[active];
  return (
    <>
      <path data-slot="views" d={views(points) ?? ""} className="fill-chart-soft forced-colors:fill-[GrayText]" />
      <path
        data-slot="visitors"
        d={visitors(points) ?? ""}
        className="fill-none stroke-primary stroke-2 forced-colors:stroke-[Highlight]"
        strokeLinejoin="round"
      />
      {shown && active !== null && (
        <g transform={`translate(${middleOf(active)} 0)`}>
          <line y1={top} y2={bottom} className="stroke-foreground" strokeDasharray="3 3" />
          <circle cy={y(shown.visitors)} r="4" className="fill-primary stroke-card stroke-2" />
        </g>
      )}
    </>
  );
}
