import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeEmailDialog } from "@/components/clients/change-login-dialogs";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english, fieldMessages, signInMessages } from "../../english";
import { buildClient } from "../clients/build-client";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const startAuthentication = jest.fn();
jest.mock("@simplewebauthn/browser", () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: (options: unknown) => startAuthentication(options),
}));

const proof = {
  id: "c2FtcGxl",
  rawId: "c2FtcGxl",
  type: "public-key",
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};
const options = { challenge: "c2FtcGxl" };
const client = buildClient();
const email = "new@chai.example";

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  startAuthentication.mockReset().mockResolvedValue({ ...proof, clientExtensionResults: {} });
});
afterEach(() => Reflect.deleteProperty(window, "PublicKeyCredential"));

async function show({ outcomes = [{ json: client }] as FakeAnswer[], hasPasskey = true, start = {} } = {}) {
  const calls = fakeApi({
    "POST /api/auth/passkeys/proof/options/": { json: options, ...start },
    "PUT /api/admin/clients/1/email/": () => outcomes.shift() ?? {},
  });
  const user = userEvent.setup();
  const dialog = <ChangeEmailDialog client={client} open onOpenChange={() => {}} />;
  await showScreen(buildAdmin({ has_passkey: hasPasskey }), dialog);
  const field = screen.getByRole("textbox", { name: "New email" });
  await user.clear(field);
  await user.type(field, email);
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { user, sent, field };
}
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole("button", { name: "Use your passkey instead" }));

test("the account's passkey sends the form in place of the password", async () => {
  const { user, sent } = await show();
  await press(user);
  expect(await screen.findByText("Email changed")).toBeInTheDocument();
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
  expect(sent()).toEqual([{ email, current_password: "", passkey: proof }]);
});

test("there is none to press for an account without a passkey", async () => {
  await show({ hasPasskey: false });
  expect(screen.queryByRole("button", { name: "Use your passkey instead" })).not.toBeInTheDocument();
});

test("there is none to press in a browser that knows no passkeys", async () => {
  Reflect.deleteProperty(window, "PublicKeyCredential");
  const { user } = await show();
  await user.type(screen.getByLabelText(/^Current Password/), "my password{Enter}");
  expect(await screen.findByText("Email changed")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Use your passkey instead" })).not.toBeInTheDocument();
});

test("errors in the form show before the passkey prompt", async () => {
  const { user, sent, field } = await show();
  await user.clear(field);
  await press(user);
  expect(await screen.findByText(fieldMessages.emailRequired)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(startAuthentication).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test("a dismissed prompt leaves the form as it was, and says what to do", async () => {
  startAuthentication.mockRejectedValue(Object.assign(new Error(), { name: "NotAllowedError" }));
  const { user, sent, field } = await show();
  await press(user);
  expect(await screen.findByText("No passkey was used. Try again, or type your password.")).toBeInTheDocument();
  expect(field).toHaveValue(email);
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText(/^Current Password/), "my password{Enter}");
  expect(await screen.findByText("Email changed")).toBeInTheDocument();
  expect(screen.queryByText(/^No passkey was used/)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ email, current_password: "my password" }]);
});

test("the server's error shows at the field, and the same proof is not sent again", async () => {
  const refusal = (field: string, reason: string) => ({
    status: 400,
    json: fieldError(field, reason).toBody("1", english),
  });
  const outcomes = [
    refusal("current_password", signInMessages.passkeyRefused),
    refusal("email", accountMessages.emailTaken),
    { json: client },
  ];
  const { user, sent } = await show({ outcomes });
  await press(user);
  const password = screen.getByLabelText(/^Current Password/);
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(expect.stringContaining(signInMessages.passkeyRefused)),
  );
  await press(user);
  expect(await screen.findByText(accountMessages.emailTaken)).toBeInTheDocument();
  await user.type(password, "my password{Enter}");
  expect(await screen.findByText("Email changed")).toBeInTheDocument();
  expect(startAuthentication).toHaveBeenCalledTimes(2);
  expect(sent()[2]).toEqual({ email, current_password: "my password" });
});

test("an account whose last passkey was removed elsewhere is told so", async () => {
  const json = fieldError("passkey", signInMessages.passkeyNone).toBody("1", english);
  const { user } = await show({ start: { status: 409, json } });
  await press(user);
  expect(await screen.findByText(signInMessages.passkeyNone)).toBeInTheDocument();
});
