import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdministratorsScreen } from "@/components/administrators/administrators-screen";
import { type ApiError, fieldError } from "@/lib/contract/errors";
import type { Administrator } from "@/lib/contract/identity/schema";
import { accountMessages, english } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const at = "2026-11-20T10:00:00.000Z";
const build = (overrides: Partial<Administrator>): Administrator => ({
  ...{ id: 1, name: "admin", email: "admin@site.example", is_active: true, is_invited: false },
  ...{ is_self: false, created_at: at, seen_at: null, ...overrides },
});
const all = [
  build({ is_self: true, seen_at: at }),
  build({ id: 2, name: "Ravi Kumar", email: "ravi@site.example" }),
  build({ id: 3, name: "Asha", email: "asha@site.example", is_invited: true }),
  build({ id: 4, name: "Zoya", email: "zoya@site.example", is_active: false }),
];
const link = { token: "secret-token", expires_at: at };

async function show({ canMail = false, refusal }: { canMail?: boolean; refusal?: ApiError } = {}) {
  const answer = (json: unknown) => () =>
    refusal ? { status: refusal.status, json: refusal.toBody("1", english) } : { json };
  const path = "/api/admin/administrators/";
  const calls = fakeApi({
    [`GET ${path}`]: { json: { results: all } },
    "GET /api/public/reset-links/": { json: { can_mail: canMail } },
    [`POST ${path}`]: answer({ administrator: all[2], link: canMail ? null : link }),
    [`POST ${path}3/invite/`]: answer({ administrator: all[2], link }),
    [`POST ${path}2/block/`]: answer(all[1]),
    [`POST ${path}4/unblock/`]: answer(all[3]),
    [`POST ${path}2/remove/`]: answer({}),
  });
  await showScreen(buildAdmin(), <AdministratorsScreen />);
  await screen.findByRole("list", { name: "Administrators" });
  return {
    user: userEvent.setup(),
    sent: () => calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]),
  };
}
const openDialog = async (user: ReturnType<typeof userEvent.setup>, button: string, name: string) => {
  await user.click(screen.getByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", { name }));
};
const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { name }).closest("li");
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

test("shows each administrator's name and status, and no actions on oneself", async () => {
  await show();
  expect(cardOf("admin").getByText("You")).toBeInTheDocument();
  expect(cardOf("admin").queryAllByRole("button")).toEqual([]);
  expect(cardOf("Asha").getByText("Invited")).toBeInTheDocument();
  expect(cardOf("Zoya").getByText("Blocked")).toBeInTheDocument();
  const buttons = (name: string) =>
    cardOf(name)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(buttons("Ravi Kumar")).toEqual(["Block Ravi Kumar", "Remove Ravi Kumar"]);
  expect(buttons("Asha")).toEqual(["New link for Asha", "Block Asha", "Remove Asha"]);
  expect(buttons("Zoya")).toEqual(["Unblock Zoya", "Remove Zoya"]);
});

test("an invitation is made with the own password, and its link can be copied or sent on WhatsApp", async () => {
  const { user, sent } = await show();
  const dialog = await openDialog(user, "Invite administrator", "Invite administrator");
  await user.click(dialog.getByRole("button", { name: "Invite" }));
  expect(await dialog.findByText(accountMessages.nameRequired)).toBeInTheDocument();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Meera");
  await user.type(dialog.getByRole("textbox", { name: "Email" }), "meera@site.example");
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Invite" }));
  const handOver = within(await screen.findByRole("dialog", { name: "Link for Meera" }));
  expect(handOver.getByRole("textbox", { name: "Invitation link" })).toHaveValue(
    "https://cards.example/reset-password#secret-token",
  );
  expect(handOver.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
  expect(handOver.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*secret-token/),
  );
  const input = { name: "Meera", email: "meera@site.example", mail_link: false, current_password: "my password" };
  expect(sent()).toEqual([["/api/admin/administrators/", input]]);
});

test("where the site mails, the link goes by mail unless it is asked for", async () => {
  const { user, sent } = await show({ canMail: true });
  const dialog = await openDialog(user, "Invite administrator", "Invite administrator");
  const box = await dialog.findByRole("checkbox", { name: "Email the link" });
  if (box.getAttribute("aria-checked") !== "true") await user.click(box);
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Meera");
  await user.type(dialog.getByRole("textbox", { name: "Email" }), "meera@site.example");
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Invite" }));
  expect(await screen.findByText("We sent a link to meera@site.example")).toBeInTheDocument();
  expect(sent()[0]?.[1]).toMatchObject({ mail_link: true });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an administrator who has not used the link gets another", async () => {
  const { user, sent } = await show();
  const dialog = await openDialog(user, "New link for Asha", "New link for Asha");
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Make link" }));
  expect(await screen.findByRole("dialog", { name: "Link for Asha" })).toBeInTheDocument();
  expect(sent().map(([path]) => path)).toEqual(["/api/admin/administrators/3/invite/"]);
});

test.each([
  ["Block Ravi Kumar", "Block Ravi Kumar?", "Block", "Ravi Kumar is blocked", "2/block/"],
  ["Unblock Zoya", "Unblock Zoya?", "Unblock", "Zoya can sign in again", "4/unblock/"],
  ["Remove Ravi Kumar", "Remove Ravi Kumar?", "Remove", "Ravi Kumar is removed", "2/remove/"],
])("%s asks for the own password", async (button, title, confirm, told, path) => {
  const { user, sent } = await show();
  const dialog = await openDialog(user, button, title);
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: confirm }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(sent()).toEqual([[`/api/admin/administrators/${path}`, { current_password: "my password" }]]);
});

test("a refusal is shown where the action was started", async () => {
  const refusal = fieldError("current_password", accountMessages.currentPasswordIncorrect);
  const { user } = await show({ refusal });
  const dialog = await openDialog(user, "Block Ravi Kumar", "Block Ravi Kumar?");
  const field = dialog.getByLabelText(/^Current Password/);
  await user.type(field, "not it");
  await user.click(dialog.getByRole("button", { name: "Block" }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(accountMessages.currentPasswordIncorrect)),
  );
});
