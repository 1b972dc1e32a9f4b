import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionGuard } from "@/components/session/session-guard";
import { TwoFactorGate } from "@/components/two-factor/two-factor-gate";
import { TwoFactorSection } from "@/components/two-factor/two-factor-section";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english, signInMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const uri = `otpauth://totp/Namaskard:priya%40sharma.example?secret=${secret}&issuer=Namaskard`;
const codes = ["abcd-efgh-ijkl-mnop", "qrst-uvwx-yz23-4567"];

async function show(isOn: boolean, answers: Record<string, FakeAnswer> = {}, content = <TwoFactorSection />) {
  let state = { is_on: isOn, recovery_codes_left: isOn ? 9 : 0 };
  const user = buildCurrentUser({ is_admin: true, two_factor_missing: !isOn });
  const calls = fakeApi({
    "GET /api/profile": () => ({ json: { ...user, two_factor_missing: !state.is_on } }),
    "GET /api/auth/two-factor/": () => ({ json: state }),
    "POST /api/auth/two-factor/": { json: { secret, uri } },
    "POST /api/auth/two-factor/confirm/": () => {
      state = { is_on: true, recovery_codes_left: 10 };
      return { json: { recovery_codes: codes } };
    },
    "POST /api/auth/two-factor/recovery-codes/": { json: { recovery_codes: codes } },
    "POST /api/auth/two-factor/end/": () => {
      state = { is_on: false, recovery_codes_left: 0 };
      return { status: 204 };
    },
    ...answers,
  });
  await showScreen(user, content);
  return { calls, user: userEvent.setup() };
}
const part = () => within(screen.getByRole("region", { name: "Two-step verification" }));
async function press(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await screen.findByRole("region", { name: "Two-step verification" });
  await user.click(await part().findByRole("button", { name }));
}

async function turnOn(user: ReturnType<typeof userEvent.setup>) {
  await press(user, "Turn on");
  await user.type(part().getByLabelText(/^Current Password/), "secret-password{Enter}");
  await user.type(await part().findByRole("textbox", { name: /^Code/ }), "123 456{Enter}");
  await part().findByRole("list", { name: "Recovery codes" });
}

test("it is turned on by password, app and first code, and the codes stay until they are kept", async () => {
  const { user } = await show(false);
  await press(user, "Turn on");
  await user.type(part().getByLabelText(/^Current Password/), "secret-password{Enter}");
  expect(await part().findByRole("img", { name: "QR code for an authenticator app" })).toBeInTheDocument();
  expect(part().getByRole("link", { name: "Open in an app" })).toHaveAttribute("href", uri);
  expect(part().getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
  await user.type(part().getByRole("textbox", { name: /^Code/ }), "123 456{Enter}");
  const list = await part().findByRole("list", { name: "Recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await press(user, "I have saved them");
  expect(await part().findByText("10 recovery codes are left.")).toBeInTheDocument();
});

test("errors of password and code show at their fields", async () => {
  const refusal = {
    status: 400,
    json: fieldError("current_password", accountMessages.currentPasswordIncorrect).toBody("1", english),
  };
  const { user } = await show(false, { "POST /api/auth/two-factor/": refusal });
  await press(user, "Turn on");
  await user.type(part().getByLabelText(/^Current Password/), "wrong{Enter}");
  expect(await part().findByText(accountMessages.currentPasswordIncorrect)).toBeInTheDocument();
  await press(user, "Cancel");
  expect(part().getByRole("button", { name: "Turn on" })).toBeInTheDocument();
});

test("new codes and the end both ask for a code", async () => {
  const { user, calls } = await show(true);
  expect(await part().findByText("9 recovery codes are left.")).toBeInTheDocument();
  await press(user, "New codes");
  await user.type(part().getByRole("textbox"), "12");
  await press(user, "Make new codes");
  expect(await part().findByText(signInMessages.twoFactorCodeInvalid)).toBeInTheDocument();
  await user.type(part().getByRole("textbox"), "3456");
  await press(user, "Make new codes");
  expect(await part().findByText(codes[0] as string)).toBeInTheDocument();
  await press(user, "I have saved them");
  await press(user, "Turn off");
  await user.type(part().getByRole("textbox"), "ABCD EFGH IJKL MNOP{Enter}");
  expect(await part().findByRole("button", { name: "Turn on" })).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { code: "123456" },
    { code: "abcdefghijklmnop" },
  ]);
});

test("an administrator who needs it sees nothing else until the codes are kept", async () => {
  const { user } = await show(
    false,
    {},
    <SessionGuard>
      <TwoFactorGate>The dashboard</TwoFactorGate>
    </SessionGuard>,
  );
  expect(await screen.findByRole("heading", { name: "One more step" })).toBeInTheDocument();
  expect(screen.queryByText("The dashboard")).not.toBeInTheDocument();
  await turnOn(user);
  expect(screen.queryByText("The dashboard")).not.toBeInTheDocument();
  await press(user, "I have saved them");
  expect(await screen.findByText("The dashboard")).toBeInTheDocument();
});
