import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleScreen } from "@/components/people/people-screen";
import type { PersonAccount, TeamPerson } from "@/lib/contract/content/person";
import { ApiError } from "@/lib/contract/errors";
import { english, personMessages } from "../../english";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const branches = [
  { id: 1, name: "Pune" },
  { id: 2, name: "Thane" },
];
const account = (more: Partial<PersonAccount> = {}): PersonAccount => ({
  ...{ status: "joined", role: "member", branch_ids: [], seen_at: null },
  ...more,
});
const ravi: TeamPerson = {
  ...buildPerson({ id: 1, branch_id: 2 }),
  account: account({ seen_at: "2026-11-20T10:00:00Z" }),
};
const meera: TeamPerson = {
  ...buildPerson({ id: 2, name: "Meera" }),
  account: account({ status: "none", role: null }),
};
const kiran: TeamPerson = {
  ...buildPerson({ id: 3, name: "Kiran" }),
  account: account({ status: "invited", role: null }),
};

type Company = { members?: number; branches?: typeof branches; person_cards?: boolean };
type Routes = Parameters<typeof fakeApi>[0];

async function show(company: Company = {}, { address = "", user = buildCurrentUser() } = {}, routes: Routes = {}) {
  window.history.replaceState(null, "", `/dashboard/people${address}`);
  const team = { slug: "sharma-traders", person_cards: false, members: 3, branches, ...company };
  const undo = [{ ids: [1], change: { branch_id: 2 } }];
  const calls = fakeApi({
    "GET /api/client/people/": () => listAnswer([ravi, meera, kiran]),
    "GET /api/client/team/": { json: team },
    "POST /api/client/people/bulk/": { json: { changed: 2, undo } },
    "PUT /api/client/people/1/role/": { json: ravi },
    ...routes,
  });
  await showScreen(user, <PeopleScreen />);
  await screen.findByText(/^[34] people$/);
  return { calls, user: userEvent.setup() };
}

const asked = (calls: ReturnType<typeof fakeApi>) =>
  new URL(calls.filter(({ path }) => path.includes("page_size=100")).at(-1)?.path ?? "", "http://site").searchParams;

test("each is shown with branch, access and when they were last seen", async () => {
  await show();
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/Member.*Thane.*Last seen/);
  expect(rows[1]).not.toHaveTextContent(/Member|Invited|Last seen/);
  expect(rows[2]).toHaveTextContent("Invited");
});

test("where people have cards, each is shown with what theirs brought, and all are compared elsewhere", async () => {
  const none = { role: "", branch_id: null, image: null, rank: 1, contacts: 0, answers: 0 };
  const results = [
    { ...none, id: 1, name: "Ravi Kumar", views: 12, leads: 1 },
    { ...none, id: 2, name: "Meera", views: 1, leads: 0 },
    { ...none, id: 3, name: "Zoya", views: 0, leads: 0 },
  ];
  const { calls } = await show(
    { person_cards: true },
    {},
    {
      "GET /api/client/people/figures/": { json: { count: 3, next: null, previous: null, results, former: null } },
    },
  );
  expect(await screen.findByText("12 views and 1 enquiry in 30 days")).toBeInTheDocument();
  expect(screen.getByText("1 view and 0 enquiries in 30 days")).toBeInTheDocument();
  expect(screen.getAllByText(/in 30 days/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute("href", "/dashboard/analytics");
  const asked = calls.filter(({ path }) => path.includes("/figures/")).map(({ path }) => path);
  expect(asked).toEqual(["/api/client/people/figures/?period=30d&page_size=100&people=1%2C2%2C3"]);
});

test("the list is narrowed, and the address says how", async () => {
  const { calls, user } = await show();
  await user.selectOptions(screen.getByRole("combobox", { name: "Branch" }), "Thane");
  await user.selectOptions(screen.getByRole("combobox", { name: "Access" }), "Manager");
  await user.selectOptions(screen.getByRole("combobox", { name: "Joined" }), "Invited");
  await waitFor(() => expect(window.location.search).toBe("?branch=2&role=manager&status=invited"));
  expect(Object.fromEntries(asked(calls))).toMatchObject({
    branch: "2",
    role: "manager",
    status: "invited",
    page: "1",
  });
  expect(screen.queryByRole("button", { name: "Move Meera" })).toBeNull();
});

test("an address narrows it from the start, whatever else it says", async () => {
  const { calls } = await show({}, { address: "?branch=0&role=chief&status=<b>" });
  expect(screen.getByRole("combobox", { name: "Branch" })).toHaveValue("0");
  expect([...asked(calls).keys()].sort()).toEqual(["branch", "page", "page_size"]);
});

test("where only the owner has an account, and there are no branches, the list is not narrowed", async () => {
  await show({ members: 1, branches: [] });
  expect(await screen.findByRole("button", { name: "Select" })).toBeInTheDocument();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("button", { name: "Move Meera" })).toBeInTheDocument();
});

test("an owner who works alone chooses people where they have cards to print", async () => {
  const { user } = await show({ members: 1, branches: [], person_cards: true });
  await user.click(screen.getByRole("button", { name: "Select" }));
  const bar = within(screen.getByRole("region", { name: /chosen people/ }));
  expect(bar.getByRole("button", { name: "Print" })).toBeInTheDocument();
});

test("some are put into a branch at once, and back", async () => {
  const { calls, user } = await show();
  await user.click(screen.getByRole("button", { name: "Select" }));
  const bar = within(screen.getByRole("region", { name: "What to do with the chosen people" }));
  expect(bar.getByRole("button", { name: "Branch" })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "Select Ravi Kumar" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Meera" }));
  expect(bar.getByRole("status")).toHaveTextContent("2 people chosen");
  await user.click(bar.getByRole("button", { name: "Branch" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Branch of 2 people" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Branch" }), "Pune");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Changed back")).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { changes: [{ ids: [1, 2], change: { branch_id: 1 } }] },
    { changes: [{ ids: [1], change: { branch_id: 2 } }] },
  ]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("all of a page become managers of branches", async () => {
  const { calls, user } = await show();
  await user.click(screen.getByRole("button", { name: "Select" }));
  await user.click(screen.getByRole("checkbox", { name: "This page" }));
  await user.click(
    within(screen.getByRole("region", { name: /chosen people/ })).getByRole("button", { name: "Access" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Access of 3 people" }));
  await user.click(dialog.getByRole("checkbox", { name: "Thane" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const change = { account: { role: "manager", branch_ids: [2] } };
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ changes: [{ ids: [1, 2, 3], change }] });
});

test("all that the list finds are chosen, whatever page is shown", async () => {
  const { calls, user } = await show(
    {},
    { address: "?status=none" },
    {
      "GET /api/client/people/": () => ({ json: { count: 4, next: null, previous: null, results: [ravi, meera] } }),
      "GET /api/client/people/ids/": { json: { ids: [1, 2, 8, 9] } },
    },
  );
  await user.click(screen.getByRole("button", { name: "Select" }));
  const bar = within(screen.getByRole("region", { name: /chosen people/ }));
  await user.click(bar.getByRole("button", { name: "Select all 4" }));
  expect(await bar.findByText("4 people chosen")).toBeInTheDocument();
  expect(calls.find(({ path }) => path.includes("/ids/"))?.path).toBe("/api/client/people/ids/?status=none");
  expect(bar.queryByRole("button", { name: "Select all 4" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Select Meera" }));
  await user.click(bar.getByRole("button", { name: "Role" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Role of 3 people" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    changes: [{ ids: [1, 8, 9], change: { role: "" } }],
  });
});

test("those who have not joined are mailed an invitation, and it is said who gets none", async () => {
  const { calls, user } = await show(
    {},
    {},
    {
      "POST /api/client/people/invite/": { json: { sent: 1, joined: 2, without_email: 1, limited: 0 } },
    },
  );
  await user.click(screen.getByRole("button", { name: "Select" }));
  await user.click(screen.getByRole("checkbox", { name: "This page" }));
  const bar = within(screen.getByRole("region", { name: /chosen people/ }));
  await user.click(bar.getByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite 3 people by email" }));
  await user.click(dialog.getByRole("button", { name: "Send" }));
  expect(await dialog.findByRole("status")).toHaveTextContent(
    /^1 person gets an email2 have joined already1 has no email: use “Invite” .*by WhatsApp$/,
  );
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ ids: [1, 2, 3] });
});

test("cards and codes of those who are chosen are printed", async () => {
  const { calls, user } = await show(
    { person_cards: true },
    {},
    {
      "POST /api/prints/codes": {
        status: 404,
        json: new ApiError("not_found", personMessages.noCards).toBody("1", english),
      },
    },
  );
  await user.click(screen.getByRole("button", { name: "Select" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Kiran" }));
  const bar = within(screen.getByRole("region", { name: /chosen people/ }));
  await user.click(bar.getByRole("button", { name: "Print" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print cards and codes" }));
  expect(dialog.queryByRole("radio")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Codes as pictures (ZIP)" }));
  expect(await dialog.findByRole("alert")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ people: [3] });
});

test("an owner says what one may do; a manager does not", async () => {
  const { calls, user } = await show();
  await user.click(screen.getByRole("button", { name: "More for Ravi Kumar" }));
  await user.click(await screen.findByRole("menuitem", { name: "Access" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Access" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "What they are" }), "Manager");
  await user.click(dialog.getByRole("checkbox", { name: "Pune" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Access of Ravi Kumar was changed")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ role: "manager", branch_ids: [1] });
});

test("a manager chooses people too, but changes nobody's access and no order", async () => {
  const { user } = await show({}, { user: buildCurrentUser({ role: "manager", branch_ids: [1, 2] }) });
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More for Ravi Kumar" }));
  expect(await screen.findByRole("menuitem", { name: "Delete" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Access" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Select" }));
  const bar = within(screen.getByRole("region", { name: /chosen people/ }));
  expect(bar.queryByRole("button", { name: "Access" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
