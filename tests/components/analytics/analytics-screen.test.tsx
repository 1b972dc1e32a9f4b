import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import type { Analytics } from "@/lib/contract/analytics/schema";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { fieldMessages } from "../../english";
import { buildClient } from "../clients/build-client";
import { type FakeCall, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildAnalytics, buildEmptyAnalytics } from "./build-analytics";

const open = (query = "") => window.history.replaceState(null, "", `/dashboard/analytics${query}`);
beforeEach(() => open());

type Routes = Parameters<typeof fakeApi>[0];
const companies = {
  count: 41,
  next: null,
  previous: null,
  results: [
    { client_id: 7, company_name: "Sharma Traders", views: 4_800, visitors: 3_100, taps: 812 },
    { client_id: 8, company_name: "Chai House", views: 12, visitors: 9, taps: 1 },
  ],
};

async function show({ user = buildCurrentUser(), routes = {} }: { user?: CurrentUser; routes?: Routes } = {}) {
  const calls = fakeApi({
    "GET /api/analytics/": { json: buildAnalytics() },
    "GET /api/analytics/live/": { json: { visitors: 0 } },
    "GET /api/admin/analytics/companies/": { json: companies },
    "GET /api/admin/clients/7/edit/": { json: buildClient({ id: 7, company_name: "Sharma Traders" }) },
    ...routes,
  });
  await showScreen(user, <AnalyticsScreen />);
  return calls;
}

const queriesOf = (calls: FakeCall[], path: string) =>
  calls.filter((call) => call.path.split("?")[0] === `/api${path}`).map((call) => call.path.split("?")[1]);
const answering = (analytics: Partial<Analytics>) => ({ "GET /api/analytics/": { json: buildAnalytics(analytics) } });

describe("AnalyticsScreen", () => {
  test("shows the figures of the last 30 days, and calls nothing a sample", async () => {
    const calls = await show();
    expect(await screen.findByText("1,000", { selector: "li div" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Analytics & Insights" })).toBeInTheDocument();
    expect(screen.getByText("Counted once a day")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Day by day" })).toBeInTheDocument();
    expect(screen.queryByText("Sample data")).not.toBeInTheDocument();
    expect(queriesOf(calls, "/analytics/")).toEqual(["period=30d"]);
  });

  test("keeps the former figures on screen while another period is under way", async () => {
    const user = userEvent.setup();
    let finish = () => {};
    await show({
      routes: {
        "GET /api/analytics/": async ({ path }) => {
          if (path.includes("30d")) return { json: buildAnalytics() };
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return { json: buildAnalytics({ totalViews: 77 }) };
        },
      },
    });
    const figure = await screen.findByText("1,000", { selector: "li div" });
    const busy = () => figure.closest("[aria-busy=true]");
    expect(busy()).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last 7 days");
    expect(figure).toBeInTheDocument();
    expect(busy()).not.toBeNull();
    finish();
    expect(await screen.findByText("77")).toBeInTheDocument();
    expect(busy()).toBeNull();
    expect(window.location.search).toBe("?period=7d");
  });

  test("takes a range of days, which stands in the address", async () => {
    const user = userEvent.setup();
    const calls = await show();
    await screen.findByText("1,000", { selector: "li div" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Custom range…");
    const form = await screen.findByRole("form", { name: "Custom range" });
    const [from, to] = [within(form).getByLabelText("From"), within(form).getByLabelText("To")];
    expect(from).toHaveValue("2026-10-24");
    expect(to).toHaveValue("2026-11-22");
    const submit = () => user.click(within(form).getByRole("button", { name: "Show" }));

    await user.clear(from);
    await submit();
    expect(await within(form).findByText(fieldMessages.dayInvalid)).toBeInTheDocument();
    await user.type(from, "2026-11-23");
    await submit();
    expect(await within(form).findByText(fieldMessages.rangeInvalid)).toBeInTheDocument();
    await user.clear(from);
    await user.type(from, "2016-11-23");
    await submit();
    expect(await within(form).findByText(fieldMessages.rangeTooLong)).toBeInTheDocument();
    expect(window.location.search).toBe("");

    await user.clear(from);
    await user.type(from, "2026-11-01");
    await submit();
    await waitFor(() => expect(window.location.search).toBe("?from=2026-11-01&to=2026-11-22"));
    expect(queriesOf(calls, "/analytics/").at(-1)).toBe("from=2026-11-01&to=2026-11-22");

    await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last year");
    expect(screen.queryByRole("form", { name: "Custom range" })).not.toBeInTheDocument();
    expect(window.location.search).toBe("?period=1y");
  });

  test.each([
    ["?from=2026-11-01&to=2026-11-22", "from=2026-11-01&to=2026-11-22", "Custom range…"],
    ["?from=2026-11-22&to=2026-11-01&period=7d", "period=7d", "Last 7 days"],
    ["?from=2026-11-01", "period=30d", "Last 30 days"],
    ["?client=7", "period=30d", "Last 30 days"],
  ])("a client's address %s asks for %s", async (address, query, label) => {
    open(address);
    const calls = await show();
    await screen.findByText("1,000", { selector: "li div" });
    expect(queriesOf(calls, "/analytics/")).toEqual([query]);
    expect(screen.getByRole("combobox", { name: "Period" })).toHaveDisplayValue(label);
  });

  test.each([
    [0, ""],
    [1, "1 person is looking now"],
    [3, "3 people are looking now"],
  ])("%i live visitors: %j", async (visitors, text) => {
    await show({ routes: { "GET /api/analytics/live/": { json: { visitors } } } });
    await screen.findByText("1,000", { selector: "li div" });
    await waitFor(() => expect(screen.getAllByRole("status")[0]).toHaveTextContent(text));
  });

  test("invites to share in place of empty charts until somebody has come", async () => {
    const user = userEvent.setup();
    await show({ routes: { "GET /api/analytics/": { json: buildEmptyAnalytics() } } });
    expect(await screen.findByRole("heading", { name: "Your card has no visitors yet: share it" })).toBeInTheDocument();
    expect(screen.queryByText("Total Views")).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Period" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe("https://cards.example/sharma-traders?s=share");
    expect(screen.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=Sharma%20Traders%0Ahttps/),
    );
    expect(screen.getByRole("button", { name: "QR code" })).toBeInTheDocument();
  });

  test("says that only these days are empty where others were not", async () => {
    const months = [{ month: "2026-10", views: 12 }];
    await show({ routes: { "GET /api/analytics/": { json: buildEmptyAnalytics(months) } } });
    expect(await screen.findByRole("heading", { name: "No visitors in this period" })).toBeInTheDocument();
    expect(screen.getByText("Total Views")).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Monthly Views" })).toHaveTextContent("Oct12 views");
    expect(screen.queryByRole("heading", { name: "Day by day" })).not.toBeInTheDocument();
  });

  test("takes no empty range of days for a card without visitors", async () => {
    open("?from=2020-02-01&to=2020-02-29");
    await show({ routes: { "GET /api/analytics/": { json: buildEmptyAnalytics() } } });
    expect(await screen.findByRole("heading", { name: "No visitors in this period" })).toBeInTheDocument();
  });

  test("works with a provider that sends only the summary", async () => {
    await show({
      routes: { ...answering({ details: undefined }), "GET /api/analytics/live/": { status: 404 } },
    });
    expect(await screen.findByText("1,000", { selector: "li div" })).toBeInTheDocument();
    expect(screen.queryByText("Counted once a day")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Busiest hours" })).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("says that figures could not be loaded, and retries", async () => {
    let isDown = true;
    const working = { json: buildAnalytics() };
    await show({ routes: { "GET /api/analytics/": () => (isDown ? { status: 400 } : working) } });
    expect(await screen.findByRole("heading", { name: "Failed to fetch analytics" })).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("1,000", { selector: "li div" })).toBeInTheDocument();
  });
});

describe("AnalyticsScreen for administrators", () => {
  const user = buildAdmin();

  test("ranks the companies below the figures of all, each leading to its own", async () => {
    open("?period=7d");
    const calls = await show({ user });
    const table = await screen.findByRole("table", { name: "Companies" });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Sharma Traders", "4,800", "3,100", "812"],
      ["Chai House", "12", "9", "1"],
    ]);
    expect(within(table).getByRole("link", { name: "Sharma Traders" })).toHaveAttribute(
      "href",
      "/dashboard/analytics?period=7d&client=7",
    );
    expect(queriesOf(calls, "/analytics/")).toEqual(["period=7d"]);
    expect(queriesOf(calls, "/admin/analytics/companies/")).toEqual(["period=7d&page=1&ordering=-views"]);
  });

  test("searches, sorts and pages through the companies by the address", async () => {
    const actor = userEvent.setup();
    const calls = await show({ user });
    await screen.findByRole("table", { name: "Companies" });
    const last = () => queriesOf(calls, "/admin/analytics/companies/").at(-1);
    await actor.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Page 2 of 3")).toBeInTheDocument();
    expect(last()).toBe("period=30d&page=2&ordering=-views");
    await actor.click(screen.getByRole("button", { name: "Taps" }));
    await waitFor(() => expect(last()).toBe("period=30d&page=1&ordering=-taps"));
    await actor.type(screen.getByRole("searchbox", { name: "Search companies" }), "chai");
    await waitFor(() => expect(last()).toBe("period=30d&search=chai&page=1&ordering=-taps"));
    expect(window.location.search).toBe("?search=chai&ordering=-taps");
  });

  test("says so where no company is found, and where none can be had", async () => {
    open("?search=nobody");
    const none = { json: { count: 0, next: null, previous: null, results: [] } };
    await show({ user, routes: { "GET /api/admin/analytics/companies/": none } });
    expect(await screen.findByRole("heading", { name: "No companies found" })).toBeInTheDocument();
  });

  test("shows one client under its name, and leads back to all", async () => {
    open("?client=7&period=7d");
    const calls = await show({ user });
    expect(await screen.findByRole("heading", { level: 1, name: "Sharma Traders" })).toBeInTheDocument();
    expect(await screen.findByText("1,000", { selector: "li div" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All companies" })).toHaveAttribute(
      "href",
      "/dashboard/analytics?period=7d",
    );
    expect(queriesOf(calls, "/analytics/")).toEqual(["period=7d&client_id=7"]);
    expect(queriesOf(calls, "/analytics/live/")).toEqual(["client_id=7"]);
    expect(screen.queryByRole("table", { name: "Companies" })).not.toBeInTheDocument();
    expect(window.location.search).toBe("?client=7&period=7d");
  });

  test.each(["seven", "0"])("a client %s is none", async (id) => {
    open(`?client=${id}`);
    await show({ user });
    expect(screen.getByRole("heading", { level: 1, name: "Client not found" })).toBeInTheDocument();
  });

  test("offers no share links where no card has been opened yet", async () => {
    await show({ user, routes: { "GET /api/analytics/": { json: buildEmptyAnalytics() } } });
    expect(await screen.findByRole("heading", { name: "No card has visitors yet" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Copy link" })).not.toBeInTheDocument();
  });
});
