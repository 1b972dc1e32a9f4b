import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResetPasswordScreen } from "@/components/login/reset-password-screen";
import { ThemeProvider } from "@/components/ui/app/theme-provider";
import { forgetAnswers } from "@/lib/api/call/use-answer";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const link = { email: "asha@example.com", expires_at: "2026-11-20T11:00:00.000Z" };
const ended: FakeAnswer = {
  status: 400,
  json: fieldError("token", accountMessages.resetLinkInvalid).toBody("1", english),
};

beforeEach(async () => {
  replace.mockClear();
  await forgetAnswers();
});

function show(
  token: string,
  { checked = { json: link }, used = {} }: { checked?: FakeAnswer; used?: FakeAnswer } = {},
) {
  window.location.hash = token;
  const answers = { checked, used };
  const calls = fakeApi({
    "POST /api/public/reset-links/check/": () => answers.checked,
    "POST /api/public/reset-links/use/": () => answers.used,
    "POST /api/auth/logout": {},
  });
  render(
    <ThemeProvider>
      <ResetPasswordScreen brand={{ name: "Namaskard", logo: null }} />
    </ThemeProvider>,
  );
  return { calls, answers, pathsOf: () => calls.map(({ path }) => path) };
}

async function fill(password: string, confirmed = password) {
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText("New Password"));
  await user.clear(screen.getByLabelText("Confirm New Password"));
  if (password) await user.type(screen.getByLabelText("New Password"), password);
  if (confirmed) await user.type(screen.getByLabelText("Confirm New Password"), confirmed);
  await user.click(screen.getByRole("button", { name: "Set password" }));
}

const expectEnded = async () => {
  expect(await screen.findByRole("heading", { name: accountMessages.resetLinkInvalid })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute("href", "/forgot-password");
};

test("looks at the link, sets the password, ends the session here and leads to sign-in", async () => {
  const { calls, pathsOf } = show("first-token");
  expect(await screen.findByText("For asha@example.com")).toBeInTheDocument();
  expect(calls).toMatchObject([{ path: "/api/public/reset-links/check/", body: { token: "first-token" } }]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/ \(.*/, ""))).toEqual([
    "Minimum 8 characters",
    "Both new fields match",
  ]);
  await fill("a new password");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/login?reset=done"));
  expect(calls[1]).toMatchObject({ body: { token: "first-token", new_password: "a new password" } });
  expect(pathsOf().slice(1)).toEqual(["/api/public/reset-links/use/", "/api/auth/logout"]);
  expect(screen.getByRole("button", { name: "Setting password..." })).toBeInTheDocument();
});

test("names the first broken rule and sends nothing", async () => {
  const { calls } = show("second-token");
  for (const [password, confirmed, message] of [
    ["", "x", accountMessages.newPasswordRequired],
    ["short", "other", accountMessages.newPasswordTooShort],
    ["long enough", "other", accountMessages.newPasswordMismatch],
  ] as const) {
    await fill(password, confirmed);
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(calls).toHaveLength(1);
});

test("a link that has ended, or ends meanwhile, and an address without one have one page with a way on", async () => {
  show("third-token", { checked: ended });
  await expectEnded();
  act(() => {
    window.location.hash = "";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expectEnded();
});

test("a link that is used elsewhere meanwhile says so", async () => {
  show("fourth-token", { used: ended });
  await fill("a new password");
  await expectEnded();
  expect(replace).not.toHaveBeenCalled();
});

test("a failed check of the link can be retried, and a failure keeps what was typed", async () => {
  const { answers } = show("fifth-token", { checked: { status: 503 }, used: { status: 503 } });
  const again = await screen.findByRole("button", { name: "Try Again" });
  answers.checked = { json: link };
  await userEvent.click(again);
  await fill("a new password");
  expect(await screen.findByRole("alert")).toHaveTextContent("The password could not be set. Please try again.");
  expect(screen.getByLabelText("New Password")).toHaveValue("a new password");
});
