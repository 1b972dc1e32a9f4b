import { sumDays, toPoints } from "@/components/analytics/points";
import { english as t } from "@/tests/english";
import { buildDays } from "./build-analytics";

test("a day is a point", () => {
  expect(toPoints(t, buildDays(2)).map(({ name, label }) => [name, label])).toEqual([
    ["Sat, 21 Nov 2026", "21 Nov"],
    ["Sun, 22 Nov 2026", "22 Nov"],
  ]);
});

test("beyond half a year each whole week is a point, up to the last day", () => {
  const days = buildDays(365);
  const weeks = toPoints(t, days);
  expect(weeks).toHaveLength(52);
  expect([weeks[0]?.name, weeks.at(-1)?.name]).toEqual(["24 Nov 2025 – 30 Nov 2025", "16 Nov 2026 – 22 Nov 2026"]);
  expect(weeks.at(-1)).toMatchObject({ label: "Nov 2026", ...sumDays(days.slice(-7)) });
  expect(sumDays(weeks)).toEqual(sumDays(days.slice(1)));
});
