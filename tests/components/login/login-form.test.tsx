import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginForm } from "@/components/login/login-form";
import { ApiError } from "@/lib/contract/errors";
import { accountMessages, english, failures, fieldMessages, signInMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

/** Fakes the two calls of a sign-in; the last one decides. */
function fakeSignIn(outcome: FakeAnswer) {
  return fakeApi({
    "GET /api/auth/csrf": { json: { csrfToken: "token" } },
    "POST /api/auth/callback/credentials": outcome,
  });
}

async function signInAs(email: string, password: string) {
  const user = userEvent.setup();
  render(<LoginForm next="/dashboard/clients" suggestsPasskeys={false} />);
  if (email) await user.type(screen.getByLabelText("Email or phone number"), email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("LoginForm", () => {
  test("asks for both fields, ties the reasons to them and focuses the first", async () => {
    const calls = fakeSignIn({});
    await signInAs("", "");
    const email = screen.getByRole("textbox", { name: "Email or phone number" });
    await waitFor(() => expect(email).toHaveAccessibleDescription(fieldMessages.emailRequired));
    expect(email).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(accountMessages.passwordRequired);
    expect(calls).toEqual([]);
  });

  test("refuses what is no email address", async () => {
    fakeSignIn({});
    await signInAs("priya", "secret");
    expect(await screen.findByText(fieldMessages.emailInvalid)).toBeInTheDocument();
  });

  test("takes a phone number, as it is typed", async () => {
    const calls = fakeSignIn({ json: { url: "http://localhost/dashboard" } });
    await signInAs("+91 98300-12345", "secret-password");
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ email: "+91 98300-12345" });
  });

  test("leads on whoever forgot the password", () => {
    render(<LoginForm next="/dashboard" suggestsPasskeys={false} />);
    expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/forgot-password");
  });

  test("goes on to the wished page and stays busy until it is there", async () => {
    const calls = fakeSignIn({ json: { url: "http://localhost/dashboard" } });
    await signInAs("Priya@Sharma.example", "secret-password");
    expect(await screen.findByRole("button", { name: "Signing in..." })).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard/clients"));
    expect(screen.getByRole("button", { name: "Signing in..." })).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      email: "priya@sharma.example",
      password: "secret-password",
    });
  });

  test.each([
    [401, "invalid_credentials", failures.invalidCredentials],
    [429, "too_many_requests", failures.tooManyAttempts],
  ])("shows the server's reason with a %i", async (status, code, detail) => {
    fakeSignIn({ status, json: new ApiError(code as "invalid_credentials", detail).toBody("1", english) });
    await signInAs("priya@sharma.example", "wrong-password");
    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByRole("button", { name: "Sign in" })).toBeEnabled();
    expect(replace).not.toHaveBeenCalled();
  });

  test("says 'Failed to login' where the server gave no reason", async () => {
    fakeSignIn({ status: 500, json: {} });
    await signInAs("priya@sharma.example", "wrong-password");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to login");
  });

  test("asks for a code where the account does, says what is wrong with it, and takes a recovery code as well", async () => {
    const refuse = (text: string) => ({
      status: 401,
      json: new ApiError("two_factor_needed", text).toBody("1", english),
    });
    const answers = [
      refuse(signInMessages.twoFactorNeeded),
      refuse(signInMessages.twoFactorCodeWrong),
      { json: { url: "http://localhost/dashboard" } },
    ];
    const calls = fakeApi({
      "GET /api/auth/csrf": { json: { csrfToken: "token" } },
      "POST /api/auth/callback/credentials": () => answers.shift() ?? {},
    });
    await signInAs("priya@sharma.example", "secret-password");
    const field = await screen.findByRole("textbox", { name: "Code from your authenticator app" });
    expect(field).toHaveFocus();
    expect([field.getAttribute("autocomplete"), field.getAttribute("inputmode")]).toEqual(["one-time-code", "numeric"]);
    expect(screen.queryByText(signInMessages.twoFactorNeeded)).not.toBeInTheDocument();
    await userEvent.type(field, "123 456{Enter}");
    expect(await screen.findByText(signInMessages.twoFactorCodeWrong)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    const kept = screen.getByRole("textbox", { name: "Recovery code" });
    expect(kept).toHaveAttribute("inputmode", "text");
    expect(kept).toHaveValue("");
    expect(screen.queryByText(signInMessages.twoFactorCodeWrong)).not.toBeInTheDocument();
    await userEvent.type(kept, "abcd-efgh-ijkl-mnop{Enter}");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard/clients"));
    const sent = calls.filter(({ method }) => method === "POST").map(({ body }) => body);
    const who = { email: "priya@sharma.example", password: "secret-password" };
    expect(sent).toMatchObject([who, { ...who, code: "123456" }, { ...who, code: "abcdefghijklmnop" }]);
  });

  test("goes back from the code to another account", async () => {
    const json = new ApiError("two_factor_needed", signInMessages.twoFactorNeeded).toBody("1", english);
    fakeSignIn({ status: 401, json });
    await signInAs("priya@sharma.example", "secret-password");
    await userEvent.click(await screen.findByRole("button", { name: "Back" }));
    expect(screen.getByRole("textbox", { name: "Email or phone number" })).toHaveValue("");
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });
});
