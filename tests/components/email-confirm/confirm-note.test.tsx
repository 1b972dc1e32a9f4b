import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmNote } from "@/components/email-confirm/confirm-note";
import { fullProvider, ProviderContext } from "@/lib/api/call/provider";
import { fakeApi } from "../fake-api";
import { buildCurrentUser, withUser } from "../with-user";

const unconfirmed = buildCurrentUser({ email: "asha@example.com", confirm_by: "2026-12-05T10:00:00.000Z" });

test("names the address and the last day, and sends the link again", async () => {
  const calls = fakeApi({ "POST /api/account/confirm/resend/": { status: 204 } });
  render(withUser(unconfirmed, <ConfirmNote />));
  expect(screen.getByRole("status")).toHaveTextContent(/asha@example\.com.*5 Dec 2026/);
  await userEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(calls).toHaveLength(1);
});

test("without mail it asks for nothing", () => {
  const note = withUser(unconfirmed, <ConfirmNote />);
  render(<ProviderContext value={{ ...fullProvider, hasMail: false }}>{note}</ProviderContext>);
  expect(screen.getByRole("status")).toHaveTextContent("We look at it before people can find it on Google.");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("without an e-mail it names the number that is called, and sends nothing", () => {
  render(withUser({ ...unconfirmed, email: "", sign_in_phone: "+91 98300 12345" }, <ConfirmNote />));
  expect(screen.getByRole("status")).toHaveTextContent(/call or message you on \+91 98300 12345.*5 Dec 2026/);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("says nothing once the e-mail is confirmed", () => {
  render(withUser(buildCurrentUser({ confirm_by: null }), <ConfirmNote />));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
