import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleScreen } from "@/components/people/people-screen";
import { downloadFile } from "@/lib/browser/download";
import * as personMessages from "@/lib/contract/content/messages/person";
import { ApiError } from "@/lib/contract/errors";
import { english } from "../../english";
import { buildPerson } from "../card/build-card";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/download");

const people = [
  buildPerson({ id: 1 }),
  buildPerson({ id: 2, name: "Meera" }),
  buildPerson({ id: 3, name: "Asha", is_resting: true }),
];
const action = "Print cards and codes";
const pdf = "Cards for the print shop (PDF)";
const zip = "Codes as pictures (ZIP)";

async function show(person_cards = true, answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    "GET /api/client/people/": ({ path }) =>
      listAnswer(
        people.filter(({ name }) => name.includes(new URL(path, "http://x").searchParams.get("search") ?? "")),
      ),
    "GET /api/client/team/": { json: { slug: "sharma-traders", members: 1, person_cards, branches: [] } },
    "POST /api/prints/cards": { blob: new Blob(["pdf"]) },
    "POST /api/prints/codes": { blob: new Blob(["zip"]) },
    ...answers,
  });
  await showScreen(buildCurrentUser(), <PeopleScreen />);
  await screen.findByText("3 of 20 people");
  return { calls, user: userEvent.setup() };
}

async function openDialog(answers?: Record<string, FakeAnswer>) {
  const { calls, user } = await show(true, answers);
  await user.click(await screen.findByRole("button", { name: action }));
  const dialog = within(await screen.findByRole("dialog", { name: action }));
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  return { user, dialog, sent };
}

test("is not offered while people have no cards", async () => {
  await show(false);
  expect(await screen.findByRole("switch", { name: "Cards for people" })).not.toBeChecked();
  expect(screen.queryByRole("button", { name: action })).toBeNull();
});

test("downloads the cards of everybody, and their codes", async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(dialog.getByRole("button", { name: pdf }));
  expect(await screen.findByText("sharma-traders-cards.pdf has been downloaded")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: zip }));
  expect(await screen.findByText("sharma-traders-codes.zip has been downloaded")).toBeInTheDocument();
  expect(sent()).toEqual([
    ["/api/prints/cards", { people: null }],
    ["/api/prints/codes", { people: null }],
  ]);
  expect(jest.mocked(downloadFile).mock.calls.map(([name, type]) => [name, type])).toEqual([
    ["sharma-traders-cards.pdf", "application/pdf"],
    ["sharma-traders-codes.zip", "application/zip"],
  ]);
});

test("of those who are ticked alone, whatever is searched for meanwhile", async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(dialog.getByRole("radio", { name: "Only some" }));
  expect(dialog.getByRole("button", { name: pdf })).toBeDisabled();
  // One that is beyond the plan has no card.
  expect(await dialog.findAllByRole("checkbox")).toHaveLength(2);
  await user.click(dialog.getByRole("checkbox", { name: /^Ravi Kumar/ }));
  await user.type(dialog.getByRole("searchbox", { name: "Search people" }), "Mee");
  await user.click(await dialog.findByRole("checkbox", { name: /^Meera/ }));
  expect(dialog.getByRole("status")).toHaveTextContent("2 people chosen");
  await user.click(dialog.getByRole("checkbox", { name: /^Meera/ }));
  expect(dialog.getByRole("status")).toHaveTextContent("1 person chosen");
  await user.click(dialog.getByRole("button", { name: pdf }));
  await screen.findByText(/has been downloaded$/);
  expect(sent()).toEqual([["/api/prints/cards", { people: [1] }]]);
});

test.each<[string, FakeAnswer, string]>([
  [
    "the reason",
    { status: 404, json: new ApiError("not_found", personMessages.noCards).toBody("1", english) },
    english.say(personMessages.noCards),
  ],
  ["that it failed", { status: 502, json: {} }, "Failed to make the file"],
])("says %s, and can be tried again", async (_, answer, text) => {
  const { user, dialog } = await openDialog({ "POST /api/prints/cards": answer });
  await user.click(dialog.getByRole("button", { name: pdf }));
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(downloadFile).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: zip }));
  await screen.findByText(/has been downloaded$/);
  expect(dialog.queryByText(text)).toBeNull();
});
