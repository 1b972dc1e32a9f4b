import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeaderDialog } from "@/components/joining/leader-dialog";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const branches = [
  { id: 1, name: "Pune" },
  { id: 2, name: "Thane" },
];

async function show(known = branches) {
  const fields = { branch_ids: ["Please choose a branch"] };
  const calls = fakeApi({
    "GET /api/client/team/": { json: { slug: "marigold", person_cards: true, members: 2, branches: known } },
    "POST /api/client/invitations/": { status: 400, json: { detail: "Invalid", code: "validation_error", fields } },
  });
  await showScreen(buildCurrentUser(), <LeaderDialog branches={known} open onOpenChange={() => {}} />);
  return {
    user: userEvent.setup(),
    sent: () => calls.filter(({ method }) => method === "POST").map(({ body }) => body),
  };
}

test("a manager may be of several branches, and what is wrong with them is said there", async () => {
  const { user, sent } = await show();
  expect(await screen.findByRole("checkbox", { name: "Pune" })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Thane" }));
  await user.click(screen.getByRole("button", { name: "Invite" }));
  const group = await screen.findByRole("group", { name: "Branches they look after" });
  expect(await screen.findByText("Please choose a branch")).toBeVisible();
  expect(group).toHaveTextContent("Please choose a branch");
  expect(sent()).toMatchObject([{ role: "manager", branch_ids: [1, 2] }]);
});

test("without branches there is an owner to invite alone", async () => {
  const { user, sent } = await show([]);
  const role = await screen.findByRole("combobox", { name: "What they are" });
  expect(role).toHaveTextContent(/^Owner$/);
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await waitFor(() => expect(sent()).toMatchObject([{ role: "owner", branch_ids: [] }]));
});
