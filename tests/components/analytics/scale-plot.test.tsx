import { scalePlot } from "@/components/analytics/scale-plot";

const pointsOf = (...counts: number[]) =>
  counts.map((views, index) => ({ name: `${index}`, label: `${index}`, views, visitors: 0, taps: 0 }));

test.each([
  [0, [0, 1]],
  [2, [0, 1, 2]],
  [9, [0, 5, 10]],
  [21, [0, 10, 20, 30]],
  [1_234, [0, 500, 1_000, 1_500]],
])("has about three round lines up to %p", (most, counts) => {
  expect(scalePlot(pointsOf(0, most), 400).counts).toEqual(counts);
});

test("stands from the ground to the top", () => {
  const { y, top, bottom, counts } = scalePlot(pointsOf(3, 30), 400);
  expect([y(0), y(counts.at(-1) ?? 0)]).toEqual([bottom, top]);
});

test("tells the point under a pointer", () => {
  const { indexAt, middleOf } = scalePlot(pointsOf(1, 2, 3), 400);
  expect([0, 1, 2].map((index) => indexAt(middleOf(index)))).toEqual([0, 1, 2]);
  expect([indexAt(-50), indexAt(5_000)]).toEqual([0, 2]);
});
