import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleScreen } from "@/components/people/people-screen";
import type { Person, PersonAccount, TeamPerson } from "@/lib/contract/content/person";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, fieldMessages, personMessages } from "../../english";
import { buildHours } from "../../lib/card/build-hours";
import { buildPerson } from "../card/build-card";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { expectReasons } from "../form/expect-reasons";
import { listAnswer } from "../list/list-answer";
import { buildCompleteProfile } from "../profile/build-profile";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/people"));

const ravi = buildPerson({ id: 1 });
const meera = buildPerson({ id: 2, name: "Meera", role: "", phone: "98200 33333", whatsapp: "98200 33333", email: "" });

async function show(people: Person[], more: Parameters<typeof fakeApi>[0] = {}, who = buildCurrentUser()) {
  const calls = fakeApi({
    "GET /api/client/people/": () => listAnswer(people),
    "GET /api/client/former-people/": () => listAnswer([]),
    ...more,
  });
  await showScreen(who, <PeopleScreen />);
  // List and limit are two requests; either may finish first.
  await screen.findByText(/^(\d+ (person|people)|No people yet)$/);
  await screen.findByText(/^\d+ of \d+ people$/);
  return { calls, user: userEvent.setup() };
}

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const conflict: FakeAnswer = {
  status: 409,
  json: new ApiError("conflict", personMessages.orderChanged).toBody("1", english),
};

test("shows everybody with what they do and each number once", async () => {
  await show([ravi, meera]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Sales98200111119820022222ravi@marigold.example");
  expect(within(second as HTMLElement).getAllByText("98200 33333")).toHaveLength(1);
  expect(screen.getByText("2 of 20 people")).toBeInTheDocument();
});

test("says why one would, and adds the first one", async () => {
  const people: Person[] = [];
  const uploads = fakeUploads();
  const { user } = await show(people);
  expect(screen.getByText(/^Add the people your customers ask for/)).toBeInTheDocument();
  await user.click(screen.getAllByRole("button", { name: "Add person" })[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Add person" }));
  await user.click(dialog.getByRole("button", { name: "Add person" }));
  expect(await dialog.findByText(personMessages.nameRequired)).toBeInTheDocument();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Ravi Kumar");
  await user.type(dialog.getByRole("textbox", { name: "Phone" }), "call me");
  await user.click(dialog.getByRole("button", { name: "Add person" }));
  expect(await dialog.findByText(fieldMessages.phoneInvalid)).toBeInTheDocument();
  // Blur validates too, and a submit before that would send the old value: wait until focus is back on the field.
  await waitFor(() => expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus());
  await user.clear(dialog.getByRole("textbox", { name: "Phone" }));
  await user.click(dialog.getByRole("button", { name: "Add person" }));
  const upload = await awaitUpload(uploads);
  const empty = { role: "", phone: "", whatsapp: "", email: "", about: "", links: "[]", handle: "" };
  const untouched = { ...empty, appointments: "company" };
  expect(Object.fromEntries(upload.form)).toEqual({ name: "Ravi Kumar", ...untouched });
  people.push(ravi);
  await upload.answer(201, ravi);
  expect(await screen.findByText("Ravi Kumar was added")).toBeInTheDocument();
  expect(names()).toEqual(["Ravi Kumar"]);
});

test("an edit can empty what is optional, and take the photo away", async () => {
  const uploads = fakeUploads();
  const pictured = { ...ravi, image: "/media/ravi-384.webp" };
  const { user } = await show([pictured]);
  await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
  await user.clear(dialog.getByRole("textbox", { name: "Role" }));
  await user.click(dialog.getByRole("button", { name: /^Remove/ }));
  await user.click(dialog.getByRole("button", { name: "Update person" }));
  const { method, form } = await awaitUpload(uploads);
  expect(method).toBe("PATCH");
  expect(Object.fromEntries(form)).toMatchObject({ name: "Ravi Kumar", role: "", image: "" });
});

const team = {
  ...{ slug: "marigold", members: 1, branches: [], person_cards: true, person_handles: false },
  person_listing: false,
};

test("a person gets hours of their own, and a diary where the company gives appointments", async () => {
  const uploads = fakeUploads();
  const more = { "GET /api/client/team/": { json: { ...team, takes_appointments: true } } };
  const { user } = await show([ravi], more);
  await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
  await user.click(await dialog.findByText("For their own card"));
  await user.click(await dialog.findByRole("switch", { name: "Own hours" }));
  expect(dialog.getByRole("group", { name: "Monday" })).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Appointments" }), "In their own diary");
  await user.click(dialog.getByRole("button", { name: "Update person" }));
  const { form } = await awaitUpload(uploads);
  expect(form.get("appointments")).toBe("own");
  const { week } = JSON.parse(String(form.get("hours")));
  expect([week.mon, week.sun]).toEqual([[{ from: "09:00", to: "21:00" }], []]);
});

test("hours are taken away by their switch; where nobody gives appointments there is no choice of a diary", async () => {
  const uploads = fakeUploads();
  const hours = buildHours(["10:00-13:00"]);
  const { user } = await show([{ ...ravi, hours }], { "GET /api/client/team/": { json: team } });
  await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
  await user.click(await dialog.findByText("For their own card"));
  expect(dialog.queryByRole("combobox", { name: "Appointments" })).toBeNull();
  const own = await dialog.findByRole("switch", { name: "Own hours" });
  expect(own).toBeChecked();
  await user.click(own);
  await user.click(dialog.getByRole("button", { name: "Update person" }));
  expect((await awaitUpload(uploads)).form.get("hours")).toBe("");
});

test("moves a person, and back where the server refuses", async () => {
  const { user, calls } = await show([ravi, meera], { "PUT /api/client/people/order/": conflict });
  await user.click(screen.getByRole("button", { name: "Move Meera" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
  expect(await screen.findByText(personMessages.orderChanged)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ ids: [2, 1] });
  await waitFor(() => expect(names()).toEqual(["Ravi Kumar", "Meera"]));
});

test("with no place left nobody more can be added, and a notice says why", async () => {
  await show(
    Array.from({ length: withoutPlan.limits.people }, (_, index) => buildPerson({ id: index + 1, name: `P${index}` })),
  );
  expect(screen.getByText(personMessages.limit(withoutPlan.limits.people))).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add person" })).toBeDisabled();
});

test("deletes after asking", async () => {
  const people = [ravi];
  const { user } = await show(people, {
    "DELETE /api/client/people/1/": () => {
      people.length = 0;
      return { status: 204, json: null };
    },
  });
  await user.click(screen.getByRole("button", { name: "Delete Ravi Kumar" }));
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "Are you sure you want to delete this person?",
  );
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("heading", { name: "No people yet" })).toBeInTheDocument();
});

test.each([
  ["Add person", "Failed to add person"],
  ["Edit Ravi Kumar", "Failed to update person"],
])("%s: a refusal shows the server's reason, else its own", async (button, failureText) => {
  const uploads = fakeUploads();
  const { user } = await show([ravi]);
  await user.click(screen.getAllByRole("button", { name: button })[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Ravi");
  const submit = () => user.click(dialog.getByRole("button", { name: /^(Add|Update) person$/ }));
  await submit();
  await awaitUpload(uploads);
  await expectReasons(uploads, new ApiError("limit_reached", personMessages.limit(20)), submit, failureText);
});

describe("before there is a team", () => {
  const none: PersonAccount = { status: "none", role: null, branch_ids: [], seen_at: null };
  const alone: TeamPerson = { ...ravi, account: none };
  const company = { slug: "sharma-traders", members: 1, person_cards: false, branches: [{ id: 1, name: "Pune" }] };
  const joining = { invitations: [] as unknown[], waiting: 0, open_links: 0, branches: [] };
  const many = "Add them from a table, or let them join by a link.";
  const answers = (team: Partial<typeof company>, joins: Partial<typeof joining>) => ({
    "GET /api/client/team/": { json: { ...company, ...team } },
    "GET /api/client/joining/": { json: { ...joining, ...joins } },
  });
  const waysToTeam = () => [
    screen.queryByRole("link", { name: /^Invite/ }),
    screen.queryByRole("switch", { name: "Cards for people" }),
    screen.queryByRole("button", { name: "Select" }),
  ];

  test.each([[[]], [[alone]]])(
    "nothing leads to one but a line in the form that adds a person (%#)",
    async (people) => {
      const { user } = await show(people, answers({}, {}));
      expect(waysToTeam()).toEqual([null, null, null]);
      expect(screen.queryByRole("button", { name: /^Invite/ })).toBeNull();
      await user.click(screen.getAllByRole("button", { name: "Add person" })[0] as HTMLElement);
      const link = within(await screen.findByRole("dialog")).getByRole("link", { name: many });
      expect(link).toHaveAttribute("href", "/dashboard/people/invite");
    },
  );

  test("that line is not in the form that edits one", async () => {
    const { user } = await show([alone], answers({}, {}));
    await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
    expect(dialog.queryByRole("link")).toBeNull();
  });

  const meeraToo: TeamPerson = { ...meera, account: none };
  test.each([
    ["a second person", [alone, meeraToo], {}, {}],
    ["a second account", [alone], { members: 2 }, {}],
    ["somebody who is invited", [alone], {}, { invitations: [{}] }],
    ["somebody who waits to be let in", [alone], {}, { waiting: 1 }],
    ["a link to join by", [alone], {}, { open_links: 1 }],
    ["cards for people", [alone], { person_cards: true }, {}],
  ] as const)("%s makes a team", async (_, people, team, joins) => {
    const { user } = await show([...people], answers(team, joins as Partial<typeof joining>));
    await screen.findByRole("switch", { name: "Cards for people" });
    expect(waysToTeam()).not.toContain(null);
    await user.click(screen.getByRole("button", { name: "Add person" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add person" }));
    expect(dialog.queryByRole("link")).toBeNull();
  });

  test("each of several people without an account can be invited", async () => {
    await show([alone, meeraToo], answers({}, {}));
    expect(screen.getByRole("button", { name: "Invite Ravi Kumar" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Invite Meera" })).toBeInTheDocument();
  });
});

describe("branches", () => {
  const branches = [
    { id: 1, name: "Pune" },
    { id: 2, name: "Thane" },
  ];
  const team = {
    "GET /api/client/team/": { json: { slug: "sharma-traders", person_cards: false, members: 1, branches } },
  };
  const open = async (button: string, people = [ravi], user = buildCurrentUser()) => {
    const { user: hands } = await show(people, team, user);
    await hands.click(screen.getAllByRole("button", { name: button })[0] as HTMLElement);
    return { hands, dialog: within(await screen.findByRole("dialog")) };
  };

  test("somebody is put into one, and out of it", async () => {
    const uploads = fakeUploads();
    const { hands, dialog } = await open("Edit Ravi Kumar", [{ ...ravi, branch_id: 2 }]);
    const field = dialog.getByRole("combobox", { name: "Branch" });
    expect(field).toHaveValue("2");
    expect(
      within(field)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([...["No branch", "Pune", "Thane"]]);
    await hands.selectOptions(field, "Pune");
    await hands.click(dialog.getByRole("button", { name: "Update person" }));
    const first = await awaitUpload(uploads);
    expect(first.form.get("branch_id")).toBe("1");
    await first.answer(422, {});
    await hands.selectOptions(field, "No branch");
    await hands.click(dialog.getByRole("button", { name: "Update person" }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.form.get("branch_id")).toBe("");
  });

  test("a manager adds people to one of their own", async () => {
    const manager = buildCurrentUser({ role: "manager", branch_ids: [1, 2] });
    const { dialog } = await open("Add person", [], manager);
    const field = dialog.getByRole("combobox", { name: "Branch" });
    expect(field).toHaveValue("1");
    expect(within(field).getAllByRole("option")).toHaveLength(2);
  });

  test("one whom their manager finds elsewhere stays there", async () => {
    const manager = buildCurrentUser({ role: "manager", branch_ids: [1, 2], person_id: 1 });
    const { dialog } = await open("Edit Ravi Kumar", [{ ...ravi, branch_id: 9 }], manager);
    expect(dialog.queryByRole("combobox", { name: "Branch" })).toBeNull();
  });
});

test("what a person says of themselves is asked for once people have cards", async () => {
  const uploads = fakeUploads();
  const person = { ...ravi, links: [{ title: "Blog", url: "https://blog.example", icon: "globe" as const }] };
  const team = { slug: "sharma-traders", members: 1, person_cards: true, branches: [] };
  const { user } = await show([person], { "GET /api/client/team/": { json: team } });
  await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
  await user.click(await dialog.findByText("For their own card"));
  await user.type(dialog.getByRole("textbox", { name: "About" }), "Lamps");
  await user.click(dialog.getByRole("button", { name: "Add a link" }));
  await user.click(dialog.getByRole("button", { name: "Update person" }));
  expect(await dialog.findByText(fieldMessages.linkTitleRequired)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Remove link 2" }));
  await user.click(dialog.getByRole("button", { name: "Update person" }));
  const { form } = await awaitUpload(uploads);
  expect([form.get("about"), JSON.parse(String(form.get("links")))]).toEqual(["Lamps", person.links]);
});

describe("cards for people", () => {
  const team = (person_cards: boolean) => ({
    json: { slug: "sharma-traders", person_cards, members: 1, branches: [] },
  });
  const label = "Cards for people";

  test("are switched on, and each can be opened and shared then", async () => {
    let isOn = false;
    const uploads = fakeUploads();
    const { user } = await show([ravi, buildPerson({ id: 2, name: "Meera", is_resting: true })], {
      "GET /api/client/team/": () => team(isOn),
    });
    const control = await screen.findByRole("switch", { name: label });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription(/page of their own/);
    expect(screen.queryByRole("button", { name: /^Share/ })).toBeNull();
    await user.click(control);
    const upload = await awaitUpload(uploads);
    expect([upload.method, upload.url]).toEqual(["PATCH", "/api/client/profile/crud/"]);
    expect(Object.fromEntries(upload.form)).toEqual({ person_cards: "true" });
    isOn = true;
    await upload.answer(200, buildCompleteProfile());
    // Nobody else's: one that is beyond the plan has none.
    await user.click(await screen.findByRole("button", { name: /^Share/ }));
    expect(control).toBeChecked();
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/\/sharma-traders\/people\/ravi-kumar-1\?s=share$/);
  });

  test("have short addresses, and are listed, where that is switched on too", async () => {
    const uploads = fakeUploads();
    const person = { ...ravi, handle: "ravi" };
    const shown = { slug: "sharma-traders", members: 1, branches: [] };
    const cards = { person_cards: true, person_handles: false, person_listing: false };
    const { user } = await show([person], { "GET /api/client/team/": () => ({ json: { ...shown, ...cards } }) });
    const address = async () => {
      await user.click(await screen.findByRole("button", { name: "More for Ravi Kumar" }));
      const view = await screen.findByRole("menuitem", { name: /^View card of Ravi Kumar/ });
      await user.keyboard("{Escape}");
      return new URL(view.getAttribute("href") ?? "").pathname;
    };
    expect(await address()).toBe("/sharma-traders/people/ravi-kumar-1");
    for (const [count, label, name] of [
      [1, "Short addresses for people", "person_handles"],
      [2, "Let search engines list people's cards", "person_listing"],
    ] as const) {
      const control = screen.getByRole("switch", { name: label });
      expect(control).not.toBeChecked();
      await user.click(control);
      const upload = await awaitUpload(uploads, count);
      expect(Object.fromEntries(upload.form)).toEqual({ [name]: "true" });
      cards[name] = true;
      await upload.answer(200, {});
      await waitFor(() => expect(control).toBeChecked());
    }
    expect(await address()).toBe("/sharma-traders/ravi");
    await user.click(screen.getByRole("button", { name: "Edit Ravi Kumar" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit person" }));
    await user.click(await dialog.findByText("For their own card"));
    const field = dialog.getByRole("textbox", { name: "Short address" });
    await user.clear(field);
    await user.type(field, "People");
    expect(field).toHaveAccessibleDescription(/\/sharma-traders\/people/);
    await user.click(dialog.getByRole("button", { name: "Update person" }));
    expect(await dialog.findByText(personMessages.handleReserved)).toBeInTheDocument();
    await user.type(field, "-Pune");
    await user.click(dialog.getByRole("button", { name: "Update person" }));
    expect((await awaitUpload(uploads, 3)).form.get("handle")).toBe("people-pune");
  });

  test("once they were on, their settings are folded away before the list", async () => {
    const { user } = await show([ravi], { "GET /api/client/team/": team(true) });
    const fold = (await screen.findByText("Settings for cards")).closest("details");
    expect(fold).not.toHaveAttribute("open");
    await user.click(screen.getByText("Settings for cards"));
    expect(fold).toHaveAttribute("open");
    expect(within(fold as HTMLElement).getByRole("switch", { name: label })).toBeChecked();
  });

  test("can be switched on again by whoever switched an only person's off", async () => {
    let isOn = true;
    const uploads = fakeUploads();
    const { user } = await show([ravi], { "GET /api/client/team/": () => team(isOn) });
    const control = await screen.findByRole("switch", { name: label });
    await user.click(control);
    isOn = false;
    await (await awaitUpload(uploads)).answer(200, buildCompleteProfile());
    await waitFor(() => expect(control).toBeEnabled());
    expect(control).not.toBeChecked();
    expect(screen.queryByRole("link", { name: /^Invite/ })).toBeNull();
  });

  test("stay as they are where that fails, and it is said", async () => {
    const uploads = fakeUploads();
    const { user } = await show([ravi], { "GET /api/client/team/": team(true) });
    const control = await screen.findByRole("switch", { name: label });
    await user.click(control);
    expect(control).not.toBeChecked();
    await (await awaitUpload(uploads)).answer(500, {});
    expect(await screen.findByText("Failed to change it")).toBeInTheDocument();
    await waitFor(() => expect(control).toBeChecked());
  });
});
