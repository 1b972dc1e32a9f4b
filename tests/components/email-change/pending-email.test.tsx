import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PendingEmail } from "@/components/email-change/pending-email";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const wanted = "new@sharma.example";

async function show(pending_email: string | null, answers: Record<string, FakeAnswer> = {}) {
  const current = buildCurrentUser({ pending_email });
  const calls = fakeApi({
    "GET /api/profile": { json: current },
    "POST /api/auth/email-change/confirm/": { json: { ...current, email: wanted, pending_email: null } },
    "POST /api/auth/email-change/": { status: 204 },
    "DELETE /api/auth/email-change/": { status: 204 },
    ...answers,
  });
  await showScreen(current, <PendingEmail />);
  return { calls, user: userEvent.setup() };
}
const part = () => within(screen.getByRole("region", { name: "Confirm your new email" }));

test("shows nothing without a pending address", async () => {
  await show(null);
  expect(screen.queryByText("Confirm your new email")).not.toBeInTheDocument();
});

test("a typed code confirms the address, which is shown", async () => {
  const { calls, user } = await show(wanted);
  expect(await screen.findByText(wanted)).toBeInTheDocument();
  const field = part().getByRole("textbox", { name: "Code" });
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAttribute("inputmode", "numeric");
  await user.type(field, "123 456{Enter}");
  expect(await screen.findByText(`You now sign in with ${wanted}`)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ code: "123456" });
});

test("a malformed code is refused before sending, a wrong one after", async () => {
  const refusal = { status: 400, json: fieldError("code", accountMessages.emailCodeWrong).toBody("1", english) };
  const { calls, user } = await show(wanted, { "POST /api/auth/email-change/confirm/": refusal });
  await user.type(part().getByRole("textbox"), "12");
  await user.click(part().getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText(accountMessages.emailCodeInvalid)).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await user.type(part().getByRole("textbox"), "3456");
  await user.click(part().getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText(accountMessages.emailCodeWrong)).toBeInTheDocument();
});

test("another code can be requested, up to a limit, and the old address kept", async () => {
  const json = new ApiError("too_many_requests", accountMessages.emailCodesSpent).toBody("1", english);
  const { calls, user } = await show(wanted, { "POST /api/auth/email-change/": { status: 429, json } });
  await user.click(part().getByRole("button", { name: "Send another code" }));
  expect(await screen.findByText(accountMessages.emailCodesSpent)).toBeInTheDocument();
  await user.click(part().getByRole("button", { name: "Keep my old email" }));
  expect(await screen.findByText("Your email stays as it was")).toBeInTheDocument();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});
