import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeadDetail } from "@/components/leads/lead-detail";
import { LeadScreen } from "@/components/leads/lead-screen";
import { CurrencyProvider } from "@/components/products/currency";
import type { Lead } from "@/lib/contract/leads/schema";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildLead } from "./build-lead";

const ravi = buildPerson({ id: 1, name: "Ravi" });
const meera = buildPerson({ id: 2, name: "Meera" });
const company = buildLead({ id: 7, name: "Asha Rao", person: null });
const ravis = buildLead({ id: 8, name: "Kiran", person: { id: 1, name: "Ravi" } });

beforeEach(() => window.history.replaceState(null, "", "/dashboard/leads"));

type User = Parameters<typeof buildCurrentUser>[0];

/** An owner's screen, whose people have cards. */
async function show(leads: Lead[], user: User = {}, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/leads/": () => listAnswer(leads),
    "GET /api/leads/stats/": { json: { total: 2, new: 2, contacted: 0, won: 0, lost: 0 } },
    "GET /api/client/team/": { json: { slug: "marigold", person_cards: true, members: 2, branches: [] } },
    "GET /api/client/people/": listAnswer([ravi, meera]),
    "POST /api/leads/hand-over/": ({ body }) => {
      const { ids, person_id } = body as { ids: number[]; person_id: number | null };
      const taker = [ravi, meera].find(({ id }) => id === person_id);
      for (const [index, lead] of leads.entries())
        if (ids.includes(lead.id))
          leads[index] = { ...lead, person: taker ? { id: taker.id, name: taker.name } : null };
      return { json: { ids } };
    },
    ...routes,
  });
  await showScreen(
    buildCurrentUser(user),
    <CurrencyProvider currency="INR">
      <LeadScreen />
    </CurrencyProvider>,
  );
  const given = () => calls.filter(({ path }) => path === "/api/leads/hand-over/").map(({ body }) => body);
  return { user: userEvent.setup(), calls, given };
}

const cardOf = async (name: string) => (await screen.findByRole("heading", { name })).closest("li") as HTMLElement;

test("an enquiry goes to somebody else in three taps, and back", async () => {
  const { user, given } = await show([company, ravis]);
  expect(await cardOf("Kiran")).toHaveTextContent("Whose: Ravi");
  expect(await cardOf("Asha Rao")).not.toHaveTextContent("Whose");
  await user.click(await screen.findByRole("button", { name: "More for Kiran" }));
  await user.click(await screen.findByRole("menuitem", { name: "Hand over" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who looks after it?" }));
  await user.click(await dialog.findByRole("button", { name: /^Meera/ }));
  await screen.findByText("Meera looks after it now");
  expect(await cardOf("Kiran")).toHaveTextContent("Whose: Meera");
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Handed back");
  expect(given()).toEqual([
    { ids: [8], person_id: 2 },
    { ids: [8], person_id: 1 },
  ]);
});

test("several go at once, and each back to whom it was", async () => {
  const { user, given } = await show([company, ravis]);
  await user.click(await screen.findByRole("button", { name: "Select" }));
  for (const name of ["Asha Rao", "Kiran"]) await user.click(screen.getByRole("checkbox", { name: `Choose ${name}` }));
  const bar = within(screen.getByRole("region", { name: "Chosen enquiries" }));
  expect(bar.getByRole("status")).toHaveTextContent("2 chosen");
  await user.click(bar.getByRole("button", { name: "Hand over" }));
  await user.click(await screen.findByRole("button", { name: /^Meera/ }));
  await screen.findByText("Meera looks after 2 now");
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Handed back");
  expect(given()).toEqual([
    { ids: [7, 8], person_id: 2 },
    { ids: [7], person_id: null },
    { ids: [8], person_id: 1 },
  ]);
});

test("where it fails it is said, and the list stays open", async () => {
  const { user } = await show([ravis], {}, { "POST /api/leads/hand-over/": { status: 503, json: {} } });
  await user.click(await screen.findByRole("button", { name: "More for Kiran" }));
  await user.click(await screen.findByRole("menuitem", { name: "Hand over" }));
  const dialog = await screen.findByRole("dialog", { name: "Who looks after it?" });
  await user.click(await within(dialog).findByRole("button", { name: "The company" }));
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "The company" })).toBeEnabled());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the list is one person's, or the company's own", async () => {
  const { user, calls } = await show([company, ravis]);
  const filter = await screen.findByRole("combobox", { name: "Filter by person" });
  await within(filter).findByRole("option", { name: "Meera" });
  const asked = () => calls.filter(({ path }) => path.startsWith("/api/leads/?")).at(-1)?.path;
  await user.selectOptions(filter, "Meera");
  await waitFor(() => expect(asked()).toContain("person=2"));
  await user.selectOptions(filter, "The company’s own");
  await waitFor(() => expect(asked()).toContain("person=none"));
});

test("a person who is not in the team stays the choice that the list shows", async () => {
  window.history.replaceState(null, "", "/dashboard/leads?person=9");
  await show([]);
  const filter = await screen.findByRole("combobox", { name: "Filter by person" });
  await within(filter).findByRole("option", { name: "Not in the team", selected: true });
});

describe("of more people than a list can have", () => {
  const zoya = buildPerson({ id: 1_900, name: "Zoya" });
  const many = {
    "GET /api/client/people/": ({ path }: { path: string }) =>
      path.includes("search=zo") ? listAnswer([zoya]) : { json: { results: [ravi, meera], count: 2_000 } },
    "GET /api/client/people/1900/": { json: zoya },
    "GET /api/client/people/9/": { status: 404, json: {} },
  };
  const filterButton = (name: string) => screen.findByRole("button", { name: `Filter by person: ${name}` });
  const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path.startsWith("/api/leads/?")).at(-1)?.path;

  test("one is found by search, with the keyboard, and can be left again", async () => {
    const { user, calls } = await show([ravis], {}, many);
    (await filterButton("Everybody")).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Filter by person" }));
    await user.type(await dialog.findByRole("searchbox", { name: "Search people" }), "zo");
    const found = await dialog.findByRole("button", { name: /^Zoya/ });
    expect(dialog.queryByRole("button", { name: /^Ravi/ })).toBeNull();
    found.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await filterButton("Zoya")).toHaveFocus();
    expect(asked(calls)).toContain("person=1900");
    await user.click(await filterButton("Zoya"));
    const again = within(await screen.findByRole("dialog", { name: "Filter by person" }));
    expect(await again.findByRole("searchbox")).toHaveValue("");
    await user.click(await again.findByRole("button", { name: "The company’s own" }));
    await filterButton("The company’s own");
    await waitFor(() => expect(asked(calls)).toContain("person=none"));
  });

  test("the one in the address has their name", async () => {
    window.history.replaceState(null, "", "/dashboard/leads?person=1900");
    const { calls } = await show([ravis], {}, many);
    await filterButton("Zoya");
    expect(asked(calls)).toContain("person=1900");
  });

  test("one who is gone is said to be", async () => {
    window.history.replaceState(null, "", "/dashboard/leads?person=9");
    await show([], {}, many);
    await filterButton("Not in the team");
  });
});

test("an owner whose people have no cards sees nothing of it", async () => {
  const team = { json: { slug: "marigold", person_cards: false, members: 1, branches: [] } };
  await show([company], {}, { "GET /api/client/team/": team });
  await cardOf("Asha Rao");
  expect(screen.getByText("People who wrote to you from your card")).toBeVisible();
  for (const name of ["Select", "More for Asha Rao"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Filter by person" })).toBeNull();
});

test("a member answers, and neither hands over, deletes nor exports", async () => {
  const own = buildLead({ id: 8, name: "Kiran" });
  const { calls } = await show([own], { role: "member", person_id: 1 });
  const card = within(await cardOf("Kiran"));
  expect(card.getByRole("combobox", { name: "Status of Kiran" })).toBeEnabled();
  for (const name of [/^Delete/, /^More for/]) expect(card.queryByRole("button", { name })).toBeNull();
  for (const name of ["Export", "Save contacts", "Find a person’s data"])
    expect(screen.queryByRole("link", { name })).toBeNull();
  expect(
    calls.filter(({ path }) => path.startsWith("/api/client/profile") || path.startsWith("/api/client/people")),
  ).toEqual([]);
});

test.each<[string, User, string]>([
  ["an owner", { role: "owner" }, "People who wrote to you or your team"],
  ["a manager", { role: "manager", branch_ids: [1] }, "People who wrote to you or your team"],
  ["a member", { role: "member", person_id: 1 }, "People who wrote to you from your card"],
])("%s is told whose the enquiries are", async (_, user, text) => {
  await show([ravis], user);
  expect(await screen.findByText(text)).toBeVisible();
});

test("a member's enquiry has no button to delete it", async () => {
  fakeApi({ "GET /api/leads/8/": { json: buildLead({ id: 8, name: "Kiran" }) } });
  await showScreen(buildCurrentUser({ role: "member" }), <LeadDetail id={8} />);
  await screen.findByRole("heading", { name: "Kiran" });
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});
