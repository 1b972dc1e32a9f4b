import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PasskeySignIn } from "@/components/login/passkey-sign-in";
import { PasskeysSection } from "@/components/passkeys/passkeys-section";
import { fieldError } from "@/lib/contract/errors";
import { passkeyLimits } from "@/lib/contract/identity/values";
import { accountMessages, english, fieldMessages, signInMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const passkey = {
  id: 7,
  name: null as string | null,
  browser: "Chrome",
  system: "Android",
  is_synced: true,
  created_at: "2026-11-01T10:00:00.000Z",
  used_at: null,
};

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    "GET /api/auth/passkeys/": { json: { results: [passkey] } },
    "POST /api/auth/passkeys/options/": { json: { challenge: "c2FtcGxl" } },
    ...answers,
  });
  await showScreen(buildCurrentUser(), <PasskeysSection />);
  await screen.findByRole("region", { name: "Passkeys" });
  return userEvent.setup();
}
const part = () => within(screen.getByRole("region", { name: "Passkeys" }));

async function askForOne(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await part().findByRole("button", { name: "Add a passkey" }));
  await user.type(part().getByLabelText(/^Current Password/), "secret-password{Enter}");
}

test("they are listed by where they were made, with how to remove each", async () => {
  let isThere = true;
  const user = await show({
    "GET /api/auth/passkeys/": () => ({ json: { results: isThere ? [passkey] : [] } }),
    "DELETE /api/auth/passkeys/7/": () => {
      isThere = false;
      return { status: 204 };
    },
  });
  expect(await part().findByText("Chrome on Android")).toBeInTheDocument();
  expect(part().getByText("Synced")).toBeInTheDocument();
  await user.click(part().getByRole("button", { name: /^Remove passkey Chrome on Android/ }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Passkey removed")).toBeInTheDocument();
  expect(part().queryByRole("list")).not.toBeInTheDocument();
});

test("a passkey is renamed; an empty name restores the default", async () => {
  let { name } = passkey;
  const user = await show({
    "GET /api/auth/passkeys/": () => ({ json: { results: [{ ...passkey, name }] } }),
    "PATCH /api/auth/passkeys/7/": ({ body }) => {
      name = (body as { name: string }).name || null;
      return { json: { ...passkey, name } };
    },
  });
  const rename = async (former: string, typed: string) => {
    await user.click(await part().findByRole("button", { name: new RegExp(`^Rename passkey ${former}, added`) }));
    const dialog = within(screen.getByRole("dialog", { name: "Rename this passkey" }));
    const field = dialog.getByRole("textbox", { name: "Name" });
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    return dialog;
  };
  const { name: most } = passkeyLimits;
  const dialog = await rename("Chrome on Android", "x".repeat(most + 1));
  expect(await dialog.findByText(fieldMessages.tooLong(most))).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));

  await rename("Chrome on Android", "Asha's phone");
  expect(await screen.findByText("Renamed to Asha's phone")).toBeInTheDocument();
  expect(part().getByText("Asha's phone")).toBeInTheDocument();
  expect(part().getByText("Chrome on Android")).toBeInTheDocument();
  await rename("Asha's phone", "");
  expect(await screen.findByText("Renamed to Chrome on Android")).toBeInTheDocument();
  expect(part().queryByText("Asha's phone")).not.toBeInTheDocument();
});

test("no renaming with a provider that stores no names", async () => {
  const { name: _, ...nameless } = passkey;
  await show({ "GET /api/auth/passkeys/": { json: { results: [nameless] } } });
  expect(await part().findByText("Chrome on Android")).toBeInTheDocument();
  expect(part().queryByRole("button", { name: /^Rename/ })).not.toBeInTheDocument();
});

test("a wrong password is said at its field", async () => {
  const refusal = {
    status: 400,
    json: fieldError("current_password", accountMessages.currentPasswordIncorrect).toBody("1", english),
  };
  const user = await show({ "POST /api/auth/passkeys/options/": refusal });
  await askForOne(user);
  expect(await part().findByText(accountMessages.currentPasswordIncorrect)).toBeInTheDocument();
});

test("a browser that knows no passkeys says so, here and at signing in", async () => {
  const user = await show();
  await askForOne(user);
  expect(await part().findByText(signInMessages.passkeysUnsupported)).toBeInTheDocument();
});

test("signing in says why it did not work", async () => {
  fakeApi({ "POST /api/public/passkeys/options/": { json: { challenge: "c2FtcGxl" } } });
  render(<PasskeySignIn next="/dashboard" />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Use a passkey" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(signInMessages.passkeysUnsupported);
});
