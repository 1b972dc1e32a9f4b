import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DailyChart } from "@/components/analytics/daily-chart";
import { buildDays, buildDetails } from "./build-analytics";

const width = 640;
const simulated = global.ResizeObserver;

/** jsdom does no layout: every element is this wide. */
beforeEach(() => {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  global.ResizeObserver = class extends simulated {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
    }
    observe() {
      this.callback([], this);
    }
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  global.ResizeObserver = simulated;
});

const show = (days: ReturnType<typeof buildDays>) => render(<DailyChart details={buildDetails({ days })} />);
const marks = (slot: string) => document.querySelectorAll(`[data-slot=${slot}]`);
const readout = () => document.querySelector("dl")?.parentElement?.textContent;

const week = [
  { day: "2026-11-21", views: 10, visitors: 5, taps: 1 },
  { day: "2026-11-22", views: 20, visitors: 15, taps: 3 },
];

test("draws bars for a month, an area for more, and weeks for more than half a year", async () => {
  const { unmount } = show(buildDays(31));
  expect(marks("views")).toHaveLength(31);
  expect(screen.getByRole("slider", { name: "Day" })).toHaveAttribute("aria-valuemax", "30");
  unmount();
  const quarter = show(buildDays(90));
  await waitFor(() => expect(marks("views")).toHaveLength(1));
  expect(marks("views")[0]?.tagName).toBe("path");
  expect(screen.getByRole("slider", { name: "Day" })).toHaveAttribute("aria-valuemax", "89");
  quarter.unmount();
  show(buildDays(365));
  expect(screen.getByRole("heading", { name: "Week by week" })).toBeInTheDocument();
  expect(screen.getByRole("slider", { name: "Week" })).toHaveAttribute("aria-valuemax", "51");
});

test("a bar is as high as its count against the others", () => {
  show(week);
  const heights = [...marks("views")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights[1]).toBeGreaterThan(100);
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5);
  const [, visitors] = marks("visitors");
  expect(Number(visitors?.getAttribute("height")) / (heights[1] ?? 1)).toBeCloseTo(0.75);
});

test("reads out all days and, by arrow keys, each of them", async () => {
  const user = userEvent.setup();
  show(week);
  expect(readout()).toBe("21 Nov 2026 – 22 Nov 2026Views30Visitors20Taps4");
  const slider = screen.getByRole("slider", { name: "Day" });
  act(() => slider.focus());
  await user.keyboard("{ArrowLeft}");
  expect(readout()).toBe("Sat, 21 Nov 2026Views10Visitors5Taps1");
  expect(slider).toHaveAttribute("aria-valuetext", "Sat, 21 Nov 2026: 10 views, 5 visitors, 1 tap");
  await user.keyboard("{ArrowLeft}{Home}");
  expect(slider).toHaveAttribute("aria-valuenow", "0");
  await user.keyboard("{End}");
  expect(readout()).toMatch(/^Sun, 22 Nov 2026/);
  await user.keyboard("{Escape}");
  expect(readout()).toMatch(/^21 Nov 2026 –/);
});

test("reads out the day under the pointer, and after a touch until somebody looks elsewhere", () => {
  show(week);
  const slider = screen.getByRole("slider", { name: "Day" });
  const at = (clientX: number) => new MouseEvent("pointermove", { clientX, bubbles: true });
  fireEvent(slider, at(60));
  expect(readout()).toMatch(/^Sat, 21 Nov/);
  fireEvent(slider, at(width - 5));
  expect(readout()).toMatch(/^Sun, 22 Nov/);
  fireEvent.blur(slider);
  expect(readout()).toMatch(/^21 Nov 2026 –/);
});

test("has a table of every day behind it", () => {
  show(week);
  const rows = within(screen.getByRole("table", { name: "Day by day", hidden: true })).getAllByRole("row", {
    hidden: true,
  });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Day", "Views", "Visitors", "Taps"],
    ["Sat, 21 Nov 2026", "10", "5", "1"],
    ["Sun, 22 Nov 2026", "20", "15", "3"],
  ]);
});

test("days without any view are drawn too", () => {
  show(buildDays(7, 0));
  expect([...marks("views")].map((bar) => bar.getAttribute("height"))).toEqual(Array(7).fill("0"));
});
