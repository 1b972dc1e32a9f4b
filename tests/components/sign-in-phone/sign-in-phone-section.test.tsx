import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignInPhoneSection } from "@/components/sign-in-phone/sign-in-phone-section";
import { fieldError } from "@/lib/contract/errors";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { accountMessages, english, fieldMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const title = "Phone number to sign in";

async function show(sign_in_phone: CurrentUser["sign_in_phone"], answer: FakeAnswer = {}) {
  const calls = fakeApi({ "PUT /api/auth/sign-in-phone/": answer, "GET /api/profile": {} });
  await showScreen(buildCurrentUser({ sign_in_phone }), <SignInPhoneSection />);
  return { user: userEvent.setup(), sent: () => calls.filter(({ method }) => method === "PUT") };
}

test("nothing is there where the provider knows of no such number", async () => {
  await show(undefined);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("the only way to sign in can be changed, and not removed", async () => {
  fakeApi({});
  const account = buildCurrentUser({ email: "", sign_in_phone: "+91 98300 12345" });
  await showScreen(account, <SignInPhoneSection />);
  const part = within(screen.getByRole("region", { name: title }));
  expect(part.getByRole("button", { name: "Change number" })).toBeInTheDocument();
  expect(part.queryByRole("button", { name: "Remove number" })).not.toBeInTheDocument();
});

test("a first number is set with the password; without either, nothing is sent", async () => {
  const { user, sent } = await show(null);
  const part = within(screen.getByRole("region", { name: title }));
  expect(part.queryByRole("button", { name: "Remove number" })).not.toBeInTheDocument();
  await user.click(part.getByRole("button", { name: "Add a number" }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: "Save number" }));
  expect(await dialog.findByText(fieldMessages.phoneRequired)).toBeInTheDocument();
  expect(sent()).toEqual([]);

  await user.type(dialog.getByRole("textbox", { name: "Phone number" }), "98300 12345");
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Save number" }));
  expect(await screen.findByText("You can now sign in with this number")).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ phone: "98300 12345", current_password: "my password" }]);
});

test("a number that cannot be had is told of at its field", async () => {
  const refusal = fieldError("phone", accountMessages.signInPhoneUnavailable).toBody("1", english);
  const { user } = await show("+91 98300 12345", { status: 400, json: refusal });
  expect(await screen.findByText("+91 98300 12345")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Change number" }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  const field = dialog.getByRole("textbox", { name: "Phone number" });
  expect(field).toHaveValue("+91 98300 12345");
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Save number" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("cannot be used")));
});

test("the number is removed with the password", async () => {
  const { user, sent } = await show("+91 98300 12345");
  await user.click(screen.getByRole("button", { name: "Remove number" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove the number?" }));
  await user.type(dialog.getByLabelText(/^Current Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Remove number" }));
  expect(await screen.findByText("The number was removed")).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ phone: "", current_password: "my password" }]);
});
