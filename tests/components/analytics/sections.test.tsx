import { render, screen, within } from "@testing-library/react";
import { Sections } from "@/components/analytics/sections";
import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { buildAnalytics, buildDetails, buildEmptyAnalytics } from "./build-analytics";

const rowsOf = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

const show = (details: Partial<AnalyticsDetails> = {}) =>
  render(<Sections analytics={buildAnalytics({ details: buildDetails(details) })} />);

test("tells every number by its name", () => {
  show();
  expect(rowsOf("Views to enquiries")).toEqual([
    "Views1,000",
    "Taps240 (24.0%)",
    "Contacts saved65 (6.5%)",
    "Enquiries12 (1.2%)",
  ]);
  expect(rowsOf("What visitors did").slice(0, 2)).toEqual(["WhatsApp chats120", "Calls90"]);
  expect(rowsOf("Visitor Sources")).toEqual([
    "WhatsApp250 (40.0%)",
    "QR code200 (32.0%)",
    "Direct125 (20.0%)",
    "Newspaper50 (8.0%)",
  ]);
  expect(rowsOf("Top Documents")).toEqual(["1Catalogue30 views", "2Prices10 views"]);
  expect(rowsOf("Top Products")).toEqual(["1Brass lamp48 views", "2Terracotta vase1 view"]);
  expect(rowsOf("Top Videos")).toEqual(["1Our workshop22 plays"]);
  expect(rowsOf("Top Links")).toEqual(["1Instagram18 taps", "2YouTube4 taps"]);
  expect(rowsOf("Devices")).toEqual(["Phones500 (80.0%)", "Computers100 (16.0%)", "Tablets25 (4.0%)"]);
  expect(rowsOf("Countries")).toEqual(["India600 (96.0%)", "United Arab Emirates25 (4.0%)"]);
  expect(rowsOf("Towns")).toEqual(["Pune, India400 (95.2%)", "Thane20 (4.8%)"]);
  expect(rowsOf("Languages")).toEqual(["Hindi300 (100.0%)"]);
});

test("hides unknown and empty figures", () => {
  show({ topVideos: [], topLinks: [], countries: [{ country: "", count: 4 }], towns: [], devices: [], languages: [] });
  const titles = screen.getAllByRole("heading").map((heading) => heading.textContent);
  expect(titles).toEqual([
    "Views to enquiries",
    "What visitors did",
    "Monthly Views",
    "Visitor Sources",
    "Top Documents",
    "Top Products",
    "Busiest hours",
  ]);
});

test("has the spec's charts alone where nobody counted more", () => {
  render(<Sections analytics={buildAnalytics({ details: undefined })} />);
  const titles = screen.getAllByRole("heading").map((heading) => heading.textContent);
  expect(titles).toEqual(["Monthly Views", "Visitor Sources", "Top Documents"]);
});

test("does not say of all companies together that no documents were viewed", () => {
  const analytics = buildAnalytics({ topDocuments: [] });
  const { rerender } = render(<Sections analytics={analytics} />);
  expect(screen.getByText("No documents viewed yet")).toBeInTheDocument();
  rerender(<Sections analytics={analytics} isAll />);
  expect(screen.queryByRole("heading", { name: "Top Documents" })).not.toBeInTheDocument();
});

test("names months, with their year where there is more than one November", () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      month: `${2025 + Math.floor((index + 10) / 12)}-${String(((index + 10) % 12) + 1).padStart(2, "0")}`,
      views: index,
    }));
  const { rerender } = render(<Sections analytics={buildAnalytics({ monthlyViews: months(12) })} />);
  expect(rowsOf("Monthly Views").slice(0, 2)).toEqual(["Nov0 views", "Dec1 view"]);
  rerender(<Sections analytics={buildAnalytics({ monthlyViews: months(13) })} />);
  expect(rowsOf("Monthly Views").at(-1)).toBe("Nov 202612 views");
  expect(screen.getByRole("list", { name: "Monthly Views" })).not.toHaveAttribute("tabindex");
  rerender(<Sections analytics={buildAnalytics({ monthlyViews: months(14) })} />);
  expect(screen.getByRole("list", { name: "Monthly Views" })).toHaveAttribute("tabindex", "0");
});

test("two things of one name are two rows", () => {
  const error = jest.spyOn(console, "error");
  show({
    topProducts: [
      { name: "Lamp", count: 1 },
      { name: "Lamp", count: 5 },
    ],
  });
  expect(rowsOf("Top Products")).toEqual(["1Lamp5 views", "2Lamp1 view"]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test("the hours of the week are a table, and the busiest is named", () => {
  show({
    hours: [
      { weekday: 1, hour: 0, views: 3 },
      { weekday: 7, hour: 18, views: 9 },
    ],
  });
  const table = screen.getByRole("table", { name: "Views by hours of the week" });
  const [head, ...days] = within(table).getAllByRole("row");
  expect(within(head as HTMLElement).getAllByRole("columnheader")).toHaveLength(24);
  expect(days).toHaveLength(7);
  const cell = (row: number, hour: number) => within(days[row] as HTMLElement).getAllByRole("cell")[hour];
  expect(cell(0, 0)).toHaveTextContent("3");
  expect(cell(6, 18)).toHaveTextContent("9");
  expect(cell(6, 18)).toHaveAttribute("title", "Sunday, 6 pm: 9");
  expect(cell(3, 12)).toHaveTextContent("0");
  expect(screen.getByText("Sunday, 6 pm")).toBeInTheDocument();
});

test("nothing counted draws nothing and says so", () => {
  render(<Sections analytics={buildEmptyAnalytics([])} />);
  for (const text of ["No views yet", "No visitors yet", "No documents viewed yet", "No taps yet"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  for (const bar of document.querySelectorAll<HTMLElement>("[data-slot=bar]")) expect(bar.style.width).toBe("0%");
});
