import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { fieldError } from "@/lib/contract/errors";
import { screenLimits } from "@/lib/contract/values";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { expectFirstBrokenRule, passwordLabels } from "../password-fields";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildClient } from "./build-client";

const router = { push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** More milliseconds than a form waits before it reacts to a tap. */
const oneFrame = 20;
const submit = () => screen.getByRole("button", { name: "Change Password" });

async function show(outcome: FakeAnswer | (() => Promise<FakeAnswer>) = {}) {
  const calls = fakeApi({
    "GET /api/admin/clients/1/edit/": { json: buildClient() },
    "PATCH /api/admin/clients/1/change-password/": outcome,
  });
  const { unmount } = await showScreen(buildAdmin(), <ChangeClientPassword id={1} />);
  await screen.findByLabelText("Current Password");
  const writes = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { writes, unmount };
}

/** Advances the clock and lets pending promises settle. */
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

async function type(values: readonly string[]) {
  for (const [index, label] of passwordLabels.entries())
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[index] } });
  await pass(0);
}

async function fill(values: readonly string[] = ["admin password", "new-password", "new-password"]) {
  await type(values);
  await press();
}

async function press() {
  fireEvent.click(submit());
  await pass(oneFrame);
}

describe("ChangeClientPassword", () => {
  test("says whose password it takes, shows what is typed on request, and leads back", async () => {
    await show();
    const [current] = passwordLabels.map((label) => screen.getByLabelText(label));
    expect(current).toHaveAccessibleDescription(/The client's current password, or your own/);
    expect(screen.getByPlaceholderText("Enter new password (min 8 characters)")).toBe(
      screen.getByLabelText("New Password"),
    );
    const eyes = screen.getAllByRole("button", { name: "Show password" });
    expect(eyes).toHaveLength(3);
    for (const eye of eyes) fireEvent.click(eye);
    for (const label of passwordLabels) expect(screen.getByLabelText(label)).toHaveAttribute("type", "text");
    for (const name of ["Back to Client", "Cancel"])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/dashboard/clients/1");
  });

  test("ticks each requirement as soon as it is met", async () => {
    await show();
    const met = () =>
      screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/.*\((.*)\)/, "$1"));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/ \(.*/, ""))).toEqual([
      "Minimum 8 characters",
      "Different from the current password",
      "Both new fields match",
    ]);
    for (const [values, expected] of [
      [
        ["", "", ""],
        ["not met yet", "not met yet", "not met yet"],
      ],
      [
        ["old-password", "short", ""],
        ["not met yet", "met", "not met yet"],
      ],
      [
        ["old-password", "old-password", "old-password"],
        ["met", "not met yet", "met"],
      ],
      [
        ["old-password", "new-password", "new-password"],
        ["met", "met", "met"],
      ],
    ] as const) {
      await type(values);
      expect(met()).toEqual(expected);
    }
  });

  test("names the first broken rule only, in the order of the rules", async () => {
    const { writes } = await show();
    await expectFirstBrokenRule(fill);
    expect(writes()).toEqual([]);
  });

  test("changes the password, says so, clears the fields and leaves after two seconds", async () => {
    let answer = (_: FakeAnswer) => {};
    const { writes } = await show(() => new Promise((resolve) => (answer = resolve)));
    await fill();
    const busy = await screen.findByRole("button", { name: "Changing Password..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    answer({});
    await pass(0);
    expect(await screen.findByText("Password changed successfully!")).toBeInTheDocument();
    expect(writes()).toEqual([{ current_password: "admin password", new_password: "new-password" }]);
    for (const label of passwordLabels) expect(screen.getByLabelText(label)).toHaveValue("");
    await pass(screenLimits.passwordRedirect - 100);
    expect(router.push).not.toHaveBeenCalled();
    await pass(200);
    expect(router.push).toHaveBeenCalledWith("/dashboard/clients/1");
  });

  test("leads nowhere once the screen has been left", async () => {
    const { unmount } = await show();
    await fill();
    await screen.findByText("Password changed successfully!");
    unmount();
    await pass(screenLimits.passwordRedirect);
    expect(router.push).not.toHaveBeenCalled();
  });

  test("shows a wrong current password on its field, and any other failure above the form", async () => {
    const wrong = fieldError("current_password", accountMessages.currentPasswordIncorrect);
    const answers: FakeAnswer[] = [{ status: 400, json: wrong.toBody("1", english) }, { status: 500 }];
    await show(async () => answers.shift() ?? {});
    await fill();
    expect(await screen.findByText(accountMessages.currentPasswordIncorrect)).toBeInTheDocument();
    expect(screen.getByLabelText("Current Password")).toBeInvalid();
    await press();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to change password. Please try again."),
    );
    expect(router.push).not.toHaveBeenCalled();
  });
});
