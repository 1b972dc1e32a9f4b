export type Place = readonly [x: number, y: number];

/**
 * An SVG path through places from left to right that never leaves the heights of the two it is between, so that a curve
 * shows no count that there was not (M. Steffen, "A simple method for monotonic interpolation in one dimension", 1990).
 */
export function drawCurve(places: readonly Place[]): string {
  const [start] = places;
  if (!start) return "";
  const tangents = findTangents(places);
  const pieces = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] as Place;
    const [leaving = 0, arriving = 0] = tangents.slice(index);
    const third = (x - fromX) / 3;
    return `C${fromX + third},${fromY + third * leaving},${x - third},${y - third * arriving},${x},${y}`;
  });
  return `M${start.join()}${pieces.join("")}`;
}

/** How steep the curve is at each place. */
function findTangents(places: readonly Place[]): number[] {
  const widths = places.slice(1).map(([x], index) => x - (places[index] as Place)[0]);
  const slopes = places.slice(1).map(([, y], index) => (y - (places[index] as Place)[1]) / (widths[index] as number));
  const inner = slopes.slice(1).map((after, index) => {
    const before = slopes[index] as number;
    const [width, next] = widths.slice(index) as [number, number];
    const mean = (before * next + after * width) / (width + next);
    const steepest = Math.min(Math.abs(before), Math.abs(after), Math.abs(mean) / 2);
    return (Math.sign(before) + Math.sign(after)) * steepest;
  });
  const [first = 0, last = 0] = [slopes[0], slopes.at(-1)];
  return [(3 * first - (inner[0] ?? first)) / 2, ...inner, (3 * last - (inner.at(-1) ?? last)) / 2];
}
