import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientTwoFactor } from "@/components/two-factor/client-two-factor";
import { ApiError } from "@/lib/contract/errors";
import { english, failures } from "../../english";
import { buildClient } from "../clients/build-client";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const client = buildClient();
const path = `/api/admin/clients/${client.id}/two-factor/`;
const title = "Two-step verification";

async function show(isOn: boolean, failures: ApiError[] = []) {
  let state = { is_on: isOn, recovery_codes_left: 3 };
  const calls = fakeApi({
    [`GET ${path}`]: () => ({ json: state }),
    [`DELETE ${path}`]: () => {
      const failure = failures.shift();
      if (failure) return { status: failure.status, json: failure.toBody("1", english) };
      state = { is_on: false, recovery_codes_left: 0 };
      return { status: 204 };
    },
  });
  await showScreen(buildAdmin(), <ClientTwoFactor client={client} />);
  return { calls, user: userEvent.setup() };
}

test("shows nothing when two-step verification is off", async () => {
  const { calls } = await show(false);
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  // Waits for the answer, which would otherwise reach the next test.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("region", { name: title })).not.toBeInTheDocument();
});

test("is turned off after a question, which also shows a failure", async () => {
  const { user } = await show(true, [new ApiError("unavailable", failures.unavailable)]);
  const part = await screen.findByRole("region", { name: title });
  await user.click(within(part).getByRole("button", { name: "Turn off two-step verification" }));
  const dialog = screen.getByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
  expect(await within(dialog).findByText(failures.unavailable)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
  expect(await screen.findByText("Two-step verification is off")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: title })).not.toBeInTheDocument();
});
