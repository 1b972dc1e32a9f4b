import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleScreen } from "@/components/people/people-screen";
import type { Person } from "@/lib/contract/content/person";
import { ApiError } from "@/lib/contract/errors";
import type { FormerPerson } from "@/lib/contract/leaving/schema";
import { english, leavingMessages } from "../../english";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const ravi = buildPerson({ id: 1 });
const meera = buildPerson({ id: 2, name: "Meera" });
const left: FormerPerson = {
  id: 3,
  name: "Kiran",
  successor: null,
  left_at: "2026-11-12T10:00:00.000Z",
  returnable_until: "2026-12-12T10:00:00.000Z",
};

type Routes = Parameters<typeof fakeApi>[0];

async function show(people: Person[], former: FormerPerson[] = [], more: Routes = {}, account = buildCurrentUser()) {
  const calls = fakeApi({
    "GET /api/client/people/": () => listAnswer(people),
    "GET /api/client/former-people/": () => listAnswer(former),
    "GET /api/client/team/": { json: { slug: "marigold", person_cards: true, members: 2, branches: [] } },
    ...more,
  });
  await showScreen(account, <PeopleScreen />);
  await screen.findByText(/^\d+ of \d+ people$/);
  return { calls, user: userEvent.setup() };
}

const openLeaving = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole("button", { name: "More for Ravi Kumar" }));
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Leaves the company" }));
  return within(await screen.findByRole("dialog", { name: "Ravi Kumar leaves the company" }));
};

test("where people have cards one leaves to somebody, whom visitors are told of if that is wanted", async () => {
  const { user, calls } = await show([ravi, meera], [], {
    "POST /api/client/people/1/leave/": { status: 204, json: null },
  });
  const dialog = await openLeaving(user);
  const choice = dialog.getByRole("combobox", { name: "Who looks after from now on" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["The company", "Meera"]);
  expect(dialog.queryByRole("checkbox")).toBeNull();
  await user.selectOptions(choice, "Meera");
  expect(dialog.getByRole("checkbox", { name: "Tell visitors" })).toBeChecked();
  expect(dialog.getByText("Whoever comes by the old card reads: “Meera now looks after you”")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Leaves the company" }));
  expect(await screen.findByText("Ravi Kumar has left the company")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ successor_id: 2, says_so: true });
});

test("who is not among the first people is found by name, and stays chosen while one searches on", async () => {
  const many = Array.from({ length: 100 }, (_, index) => buildPerson({ id: index + 1, name: `Person ${index + 1}` }));
  const zoya = buildPerson({ id: 2000, name: "Zoya" });
  const { user, calls } = await show([ravi, meera], [], {
    "GET /api/client/people/": ({ path }) => {
      const search = new URL(path, "https://cards.example").searchParams.get("search");
      return search
        ? listAnswer(search === "zo" ? [zoya] : [])
        : { json: { count: 2000, next: null, previous: null, results: [ravi, ...many.slice(1)] } };
    },
    "POST /api/client/people/1/leave/": { status: 204, json: null },
  });
  const dialog = await openLeaving(user);
  const search = await dialog.findByRole("searchbox", { name: "Search people" });
  await user.type(search, "zo{Enter}");
  await user.selectOptions(
    dialog.getByRole("combobox"),
    await dialog.findByRole("option", { name: "Zoya" }, { timeout: 3_000 }),
  );
  await user.clear(search);
  expect(await dialog.findByRole("option", { name: "Person 2" }, { timeout: 3_000 })).toBeInTheDocument();
  expect(dialog.getByRole("combobox")).toHaveDisplayValue("Zoya");
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Leaves the company" }));
  await screen.findByText("Ravi Kumar has left the company");
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ successor_id: 2000, says_so: true });
});

test("to the company nobody is told of, and a refusal is said in the dialog", async () => {
  const { user, calls } = await show([ravi, meera], [], {
    "POST /api/client/people/1/leave/": {
      status: 409,
      json: new ApiError("conflict", leavingMessages.lastOwner).toBody("1", english),
    },
  });
  const dialog = await openLeaving(user);
  await user.click(dialog.getByRole("button", { name: "Leaves the company" }));
  expect(await dialog.findByText(leavingMessages.lastOwner)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ successor_id: null, says_so: false });
});

test("those who left are brought back, or what is kept of them is deleted after asking", async () => {
  const former = [left, { ...left, id: 4, name: "Asha", successor: "Meera" }];
  const gone = (id: number) => () => {
    former.splice(
      former.findIndex((one) => one.id === id),
      1,
    );
    return { json: ravi };
  };
  const { user } = await show([meera], former, {
    "POST /api/client/former-people/3/bring-back/": gone(3),
    "DELETE /api/client/former-people/4/": gone(4),
  });
  await user.click(await screen.findByRole("button", { name: "2 people have left" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Left the company" }));
  const [first, second] = dialog.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Kiran.*Left on .*kept until .*Looks after now: The company/);
  expect(second).toHaveTextContent(/Asha.*Looks after now: Meera/);
  await user.click(dialog.getByRole("button", { name: "Bring back Kiran" }));
  expect(await screen.findByText("Kiran is back")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Delete now what is kept of Asha" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Delete now" }));
  expect(await dialog.findByText("Nobody is left here")).toBeInTheDocument();
});

test("one is brought back only where there is room, and why not is said", async () => {
  const { user } = await show([meera], [left], {
    "POST /api/client/former-people/3/bring-back/": {
      status: 409,
      json: new ApiError("conflict", leavingMessages.full(20)).toBody("1", english),
    },
  });
  await user.click(await screen.findByRole("button", { name: "1 person has left" }));
  await user.click(await screen.findByRole("button", { name: "Bring back Kiran" }));
  expect(await screen.findByText(leavingMessages.full(20))).toBeInTheDocument();
});

test("an owner's own card is deleted, since that leaves the owner the company", async () => {
  const { user } = await show([ravi, meera], [], {}, buildCurrentUser({ person_id: 1 }));
  await user.click(await screen.findByRole("button", { name: "More for Ravi Kumar" }));
  expect(await screen.findByRole("menuitem", { name: "Delete" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Leaves the company" })).toBeNull();
});

test("without anybody who left there is no list of them", async () => {
  await show([ravi]);
  expect(screen.queryByRole("button", { name: /left$/ })).toBeNull();
});
