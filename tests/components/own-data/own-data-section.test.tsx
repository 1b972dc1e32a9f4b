import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnDataSection } from "@/components/own-data/own-data-section";
import { downloadFile } from "@/lib/browser/download";
import { leaveFor, leaveForLogin } from "@/lib/browser/leave";
import { ApiError } from "@/lib/contract/errors";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { leavingMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/download");
jest.mock("@/lib/browser/leave");

async function show(account: CurrentUser, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(routes);
  await showScreen(account, <OwnDataSection />);
  return { user: userEvent.setup(), calls };
}
const button = (name: string) => screen.getByRole("button", { name });
const none = (name: RegExp) => expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();

const member = buildCurrentUser({ role: "member", person_id: 7, may_leave: true, company_name: "Deepa Lamps" });
const freed = buildCurrentUser({ client_id: null, role: null, companies: [], company_name: null });

test("the only owner, and an administrator, take their data along and neither leave nor delete", async () => {
  for (const account of [buildCurrentUser(), buildAdmin({ companies: [] })]) {
    await show(account);
    expect(screen.getAllByRole("button", { name: "Download your data" })).not.toHaveLength(0);
    none(/^Leave/);
    none(/^Delete/);
  }
});

test("a download that fails says so, and one that works is a file", async () => {
  const { user } = await show(member);
  await user.click(button("Download your data"));
  await waitFor(() => expect(screen.getByText(/connection|download/i, { selector: "li *" })).toBeInTheDocument());
  expect(downloadFile).not.toHaveBeenCalled();
});

test("a member reads what leaving means, chooses, and opens what is left", async () => {
  const { user, calls } = await show(member, { "POST /api/client/leave/": { status: 204 } });
  await user.click(button("Leave the company"));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave Deepa Lamps?" }));
  expect(dialog.getByText(/For 30 days Deepa Lamps can bring you back/)).toBeInTheDocument();
  await user.click(dialog.getByRole("checkbox", { name: "Delete what is personal at once" }));
  await user.click(dialog.getByRole("button", { name: "Leave the company" }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/dashboard"));
  const sent = calls.filter(({ path }) => path === "/api/client/leave/");
  expect(sent).toMatchObject([{ body: { forgets: true } }]);
});

test("whoever has no card there is asked nothing, and hears why it did not work", async () => {
  const { status, message } = new ApiError("conflict", leavingMessages.lastOwner);
  const refusal = { status, json: { code: "conflict", detail: message } };
  const { user } = await show({ ...member, person_id: null }, { "POST /api/client/leave/": refusal });
  await user.click(button("Leave the company"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(dialog.getByText(/you need a new invitation/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Leave the company" }));
  expect(await dialog.findByText(leavingMessages.lastOwner)).toBeInTheDocument();
});

test("an account without a company deletes itself with its password, and goes to the sign-in", async () => {
  const { user, calls } = await show(freed, {
    "POST /api/account/delete/": { status: 204 },
    "POST /api/auth/logout": { json: {} },
  });
  none(/^Leave/);
  await user.click(button("Delete account"));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Delete account" }));
  expect(await screen.findByText("Your account is deleted")).toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent).toMatchObject([
    { path: "/api/account/delete/", body: { current_password: "my password" } },
    { path: "/api/auth/logout" },
  ]);
  expect(leaveForLogin).toHaveBeenCalledWith({ back: false, page: "/login?ended=account" });
});
