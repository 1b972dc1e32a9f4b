import { drawCurve, type Place } from "@/components/analytics/daily/draw-curve";

const heightsOf = (path: string) => path.split(/[MC]/).flatMap((piece) => piece.split(",").filter((_, at) => at % 2));

test("goes through every place", () => {
  const places: Place[] = [
    [0, 10],
    [6, 4],
    [12, 8],
  ];
  const path = drawCurve(places);
  expect(path).toMatch(/^M0,10C/);
  for (const place of places) expect(path).toContain(place.join());
});

test("stays between the lowest and the highest", () => {
  const places = [5, 5, 0, 9, 9, 2, 9].map((y, index): Place => [index * 3, y]);
  const heights = heightsOf(drawCurve(places)).map(Number);
  expect(Math.min(...heights)).toBe(0);
  expect(Math.max(...heights)).toBe(9);
});

test("is straight between two places, and nothing without any", () => {
  expect(
    drawCurve([
      [0, 0],
      [3, 6],
    ]),
  ).toBe("M0,0C1,2,2,4,3,6");
  expect(drawCurve([])).toBe("");
});
