import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EnquirySettings } from "@/components/people/enquiry-settings";
import type { LeadSettings } from "@/lib/contract/leads/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

async function show(settings: LeadSettings, routes: Parameters<typeof fakeApi>[0] = {}) {
  let saved = settings;
  const calls = fakeApi({
    "GET /api/leads/settings/": () => ({ json: saved }),
    "PUT /api/leads/settings/": ({ body }) => {
      saved = body as LeadSettings;
      return { json: saved };
    },
    ...routes,
  });
  await showScreen(buildCurrentUser(), <EnquirySettings />);
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const notices = () => screen.findByRole("switch", { name: "Tell me of their enquiries too" });
const hours = () => screen.findByRole("combobox", { name: "If nobody answers" });

test("says who is told, and after how long somebody else is", async () => {
  const { user, sent } = await show({ owner_notices: true, climb_hours: null });
  expect(await notices()).toBeChecked();
  await user.click(await notices());
  await waitFor(async () => expect(await notices()).not.toBeChecked());
  await user.selectOptions(await hours(), "Tell after 4 hours");
  await waitFor(async () => expect(await hours()).toHaveDisplayValue("Tell after 4 hours"));
  expect(sent()).toEqual([
    { owner_notices: false, climb_hours: null },
    { owner_notices: false, climb_hours: 4 },
  ]);
});

test("keeps hours that the list has not, and turns back where saving fails", async () => {
  const { user } = await show(
    { owner_notices: true, climb_hours: 5 },
    { "PUT /api/leads/settings/": { status: 503, json: {} } },
  );
  expect(await hours()).toHaveDisplayValue("Tell after 5 hours");
  await user.selectOptions(await hours(), "Tell nobody");
  await waitFor(async () => expect(await hours()).toBeEnabled());
  expect(await hours()).toHaveDisplayValue("Tell after 5 hours");
});
