import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import type { PersonFigures } from "@/lib/contract/analytics/schema";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { type FakeCall, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildAnalytics } from "./build-analytics";

const board = "/client/people/figures/";
beforeEach(() => window.history.replaceState(null, "", "/dashboard/analytics"));

const listOf = (results: unknown[], more = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...more,
});

const person = (change: Partial<PersonFigures>): PersonFigures => ({
  ...{ id: 1, name: "Ravi Kumar", role: "Sales", image: null, rank: 1 },
  ...{ views: 4_800, contacts: 31, leads: 12, answers: 9, ...change },
});

type Given = { user?: CurrentUser; cards?: boolean; people?: number; figures?: unknown };

async function show({ user = buildCurrentUser(), cards = true, people = 2, figures }: Given = {}) {
  const calls = fakeApi({
    "GET /api/analytics/": { json: buildAnalytics() },
    "GET /api/analytics/live/": { json: { visitors: 0 } },
    "GET /api/client/team/": { json: { slug: "lamps", person_cards: cards, members: 2, branches: [] } },
    "GET /api/client/people/": { json: listOf([], { count: people }) },
    [`GET /api${board}`]: {
      json:
        figures ??
        listOf(
          [person({}), person({ id: 2, name: "Asha", role: "", rank: 2, views: 7, contacts: 0, leads: 0, answers: 0 })],
          {
            former: { views: 1, contacts: 2 },
          },
        ),
    },
    [`HEAD /api${board}export/`]: {},
  });
  await showScreen(user, <AnalyticsScreen />);
  return calls;
}

const asked = (calls: FakeCall[]) =>
  calls.filter(({ path }) => path.split("?")[0] === `/api${board}`).map(({ path }) => path.split("?")[1]);

test("an owner sees what each person's card brought, and that of former people together", async () => {
  const calls = await show();
  const table = await screen.findByRole("table", { name: "Your team" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["1RRavi KumarSales", "4,800", "31", "12", "9"],
    ["2AAsha", "7", "0", "0", "0"],
  ]);
  expect(screen.getByText("Former people: 1 view, 2 contacts saved")).toBeInTheDocument();
  expect(asked(calls)).toEqual(["period=30d&page=1&ordering=-views"]);
});

test("people are sorted and searched, the most first, and the file is of what is shown", async () => {
  const actor = userEvent.setup();
  const calls = await show();
  await actor.click(await screen.findByRole("button", { name: "Answered" }));
  await waitFor(() => expect(asked(calls).at(-1)).toBe("period=30d&page=1&ordering=-answers"));
  await actor.click(screen.getByRole("button", { name: "Answered" }));
  await actor.type(screen.getByRole("searchbox", { name: "Search people" }), "ravi");
  await waitFor(() => expect(asked(calls).at(-1)).toBe("period=30d&search=ravi&page=1&ordering=answers"));
  const file = screen.getByRole("link", { name: "Download CSV" });
  expect(file).toHaveAttribute("href", `/api${board}export/?period=30d&search=ravi&ordering=answers`);
});

test.each([
  ["has no cards for people", { cards: false }],
  ["has one person", { people: 1 }],
])("a company that %s sees nothing of it, and asks for nothing", async (_, given) => {
  const calls = await show(given);
  expect(await screen.findByRole("heading", { name: "Day by day" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Your team" })).not.toBeInTheDocument();
  expect(asked(calls)).toEqual([]);
});

test("a member sees the own line alone, by period, and nothing of the company's", async () => {
  const actor = userEvent.setup();
  const figures = listOf([person({})], { former: null });
  const calls = await show({ user: buildCurrentUser({ role: "member", person_id: 1 }), figures });
  await actor.selectOptions(await screen.findByRole("combobox", { name: "Period" }), "Last 7 days");
  expect(await screen.findByRole("table", { name: "Your team" })).toHaveTextContent("Ravi Kumar");
  await waitFor(() =>
    expect(asked(calls)).toEqual(["period=30d&page=1&ordering=-views", "period=7d&page=1&ordering=-views"]),
  );
  expect(calls.map(({ path }) => path.split("?")[0])).not.toContain("/api/analytics/");
  expect(screen.queryByText(/Former people/)).not.toBeInTheDocument();
});
