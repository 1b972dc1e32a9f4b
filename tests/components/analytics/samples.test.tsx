import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { screenLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { withCore } from "../with-core";
import { buildAdmin, buildCurrentUser } from "../with-user";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/analytics"));

// Every test waits for the samples, which are delayed.
jest.setTimeout(20_000);

const afterDelay = { timeout: screenLimits.sampleDelay * 5 };

async function show(user: CurrentUser = buildCurrentUser()) {
  fakeApi({});
  await showScreen(user, withCore(<AnalyticsScreen />));
}

const rowsOf = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

const lengths = () => [...document.querySelectorAll<HTMLElement>("[data-slot=bar]")].map(({ style }) => style.width);

describe("AnalyticsScreen over samples", () => {
  test("shows a spinner, then the last 30 days under the sample badge", async () => {
    await show();
    expect(screen.getByText("Loading analytics...")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Period" })).toHaveDisplayValue("Last 30 days");
    expect(await screen.findByText("Sample data", {}, afterDelay)).toBeInTheDocument();
    expect(screen.getByText(/Sample numbers/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Analytics & Insights" })).toBeInTheDocument();
    expect(screen.getByText("Track your digital visiting card performance")).toBeInTheDocument();

    expect(rowsOf("Figures")).toEqual([
      "Total Views2,140Up 13.2% from the period before",
      "Total Visitors1,236Up 9.4% from the period before",
      "Feedback5Down 16.7% from the period before",
      "Products12Up 20.0% from the period before",
      "Documents2Up 0.0% from the period before",
    ]);
    expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
    expect(rowsOf("Monthly Views")[0]).toBe("Jan1,180 views");
    expect(rowsOf("Monthly Views")).toHaveLength(6);
    expect(lengths()[5]).toBe("100%");
    expect(Number.parseFloat(lengths()[0] ?? "")).toBeCloseTo((1180 / 2140) * 100);
    expect(rowsOf("Top Documents")).toEqual(["1Product catalogue286 views", "2Price list173 views"]);
    expect(rowsOf("Visitor Sources")[0]).toBe("Direct link470 (38.0%)");
    expect(screen.queryByRole("heading", { name: "Day by day" })).not.toBeInTheDocument();
  });

  test("another period brings other figures and stands in the address", async () => {
    const user = userEvent.setup();
    await show();
    const periods = screen.getByRole("combobox", { name: "Period" });
    await screen.findByText("1,236", {}, afterDelay);
    expect(
      within(periods)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Last 7 days", "Last 30 days", "Last 90 days", "Last year"]);
    await user.selectOptions(periods, "Last year");
    expect(screen.getByText("Loading analytics...")).toBeInTheDocument();
    expect(await screen.findByText("15,860", {}, afterDelay)).toBeInTheDocument();
    expect(window.location.search).toBe("?period=1y");
  });

  test.each([
    ["7d", "Last 7 days", "312"],
    ["constructor", "Last 30 days", "1,236"],
    ["30d&from=2026-01-01&to=2026-01-31", "Last 30 days", "1,236"],
  ])("the address's period %s is %s", async (period, label, visitors) => {
    window.history.replaceState(null, "", `/dashboard/analytics?period=${period}`);
    await show();
    expect(await screen.findByText(visitors, {}, afterDelay)).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Period" })).toHaveDisplayValue(label);
  });

  test("leads clients to the open dialogs of documents and products", async () => {
    await show();
    expect(await screen.findByRole("link", { name: "Get Started" }, afterDelay)).toHaveAttribute(
      "href",
      paths.newDocument,
    );
    expect(screen.getByRole("link", { name: "Add Product" })).toHaveAttribute("href", paths.newProduct);
    expect(screen.getByRole("heading", { name: "Create New Document" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Add Products" })).toBeInTheDocument();
  });

  test("offers administrators the report alone", async () => {
    await show(buildAdmin());
    expect(await screen.findByRole("button", { name: "View Report" }, afterDelay)).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("downloads the figures that are shown", async () => {
    const user = userEvent.setup();
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return "blob:report";
    };
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
    await show();
    await user.click(await screen.findByRole("button", { name: "View Report" }, afterDelay));
    expect(saved).toEqual([{ name: "analytics-30d-sample.csv", blob }]);
    expect(blob.type).toBe("text/csv;charset=utf-8");
    await waitFor(() => expect(screen.getByText("The report was downloaded")).toBeInTheDocument());
    click.mockRestore();
  });
});
