import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PasswordSection } from "@/components/password/password-section";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english, signInMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { expectFirstBrokenRule, passwordLabels } from "../password-fields";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

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

async function show(answer: FakeAnswer = {}) {
  const calls = fakeApi({ "PUT /api/auth/change-password": answer });
  await showScreen(buildCurrentUser(), <PasswordSection />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Change Password" }));
  expect(screen.getByLabelText("Current Password")).toHaveFocus();
  return { user, calls };
}

const submit = () => screen.getByRole("button", { name: "Change Password" });

async function fill(user: ReturnType<typeof userEvent.setup>, values: readonly string[]) {
  for (const [index, label] of passwordLabels.entries()) {
    await user.clear(screen.getByLabelText(label));
    if (values[index]) await user.type(screen.getByLabelText(label), values[index]);
  }
  await user.click(submit());
}

describe("PasswordSection", () => {
  test("names the first broken rule only, in the order of the rules", async () => {
    const { user, calls } = await show();
    await expectFirstBrokenRule((values) => fill(user, values));
    expect(calls).toEqual([]);
  });

  test("changes the password, says so and closes the form", async () => {
    const { user, calls } = await show();
    await fill(user, ["old-password", "new-password", "new-password"]);
    expect(await screen.findByText("Password changed successfully!")).toBeInTheDocument();
    expect(calls[0].body).toEqual({ current_password: "old-password", new_password: "new-password" });
    for (const label of passwordLabels) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    expect(submit()).toHaveFocus();
    await user.click(submit());
    for (const label of passwordLabels) expect(screen.getByLabelText(label)).toHaveValue("");
  });

  test("forgets what was typed once it is cancelled", async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText("Current Password"), "old-password");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(submit());
    expect(screen.getByLabelText("Current Password")).toHaveValue("");
  });

  test("shows a wrong current password on its field, and any other failure above the form", async () => {
    const wrong = fieldError("current_password", accountMessages.currentPasswordIncorrect);
    const { user } = await show({ status: 400, json: wrong.toBody("1", english) });
    await fill(user, ["old-password", "new-password", "new-password"]);
    expect(await screen.findByText(accountMessages.currentPasswordIncorrect)).toBeInTheDocument();
    expect(screen.getByLabelText("Current Password")).toBeInvalid();
    fakeApi({ "PUT /api/auth/change-password": { status: 500 } });
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to change password. Please try again."),
    );
  });
});

describe("PasswordSection of an account with a passkey", () => {
  const labels = passwordLabels.slice(1);

  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: class {} });
    startAuthentication.mockReset().mockResolvedValue(proof);
  });
  afterEach(() => Reflect.deleteProperty(window, "PublicKeyCredential"));

  async function open(hasPassword: boolean, answer: FakeAnswer = {}) {
    const calls = fakeApi({
      "POST /api/auth/passkeys/proof/options/": { json: { challenge: "c2FtcGxl" } },
      "PUT /api/auth/change-password": answer,
    });
    await showScreen(buildCurrentUser({ has_passkey: true, has_password: hasPassword }), <PasswordSection />);
    const user = userEvent.setup();
    await user.click(submit());
    const typeNew = async (password: string) => {
      for (const label of labels) await user.type(screen.getByLabelText(label), password);
    };
    const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
    const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
    return { user, typeNew, press, sent };
  }

  test("offers it in place of the current password, once the new one is right", async () => {
    const { typeNew, press, sent } = await open(true);
    await press("Use your passkey instead");
    expect(await screen.findByText(accountMessages.newPasswordRequired)).toBeInTheDocument();
    expect(startAuthentication).not.toHaveBeenCalled();
    await typeNew("new-password");
    await press("Use your passkey instead");
    expect(await screen.findByText("Password changed successfully!")).toBeInTheDocument();
    expect(sent()).toEqual([{ current_password: "", passkey: proof, new_password: "new-password" }]);
  });

  test("takes the current password as before", async () => {
    const { user, sent } = await open(true);
    await fill(user, ["old-password", "new-password", "new-password"]);
    expect(await screen.findByText("Password changed successfully!")).toBeInTheDocument();
    expect(sent()).toEqual([{ current_password: "old-password", new_password: "new-password" }]);
  });

  test("asks one without a password for the passkey alone, and says why it was not taken", async () => {
    const refused = fieldError("current_password", signInMessages.passkeyRefused);
    const { typeNew, press, sent } = await open(false, { status: 400, json: refused.toBody("1", english) });
    expect(screen.queryByLabelText("Current Password")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Change Password" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("New Password")).toHaveFocus();
    await typeNew("new-password");
    startAuthentication.mockRejectedValueOnce(Object.assign(new Error(), { name: "NotAllowedError" }));
    await press("Confirm with your passkey");
    expect(await screen.findByText("No passkey was used. Please try again.")).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await press("Confirm with your passkey");
    expect(await screen.findByText(signInMessages.passkeyRefused)).toBeInTheDocument();
    expect(sent()).toEqual([{ current_password: "", passkey: proof, new_password: "new-password" }]);
  });
});
