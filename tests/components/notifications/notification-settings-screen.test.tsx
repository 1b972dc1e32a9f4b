import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { NotificationSettingsScreen } from "@/components/notifications/notification-settings-screen";
import type { NotificationSettings } from "@/lib/contract/notifications/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildNotification, buildNotificationList } from "./build-notification";
import { fakeDevice, forgetDevice } from "./device";

const usual: NotificationSettings = {
  mail_leads: true,
  mail_reviews: true,
  mail_digest: true,
  mail_sign_ups: true,
  mail_announcements: true,
  mail_operations: true,
  can_mail: true,
  devices: 0,
};
let settings: NotificationSettings;
let endpoints: Set<string>;

function keepSettings(overrides: Partial<NotificationSettings> = {}) {
  settings = { ...usual, ...overrides };
  endpoints = new Set();
  const current = () => ({ json: { ...settings, devices: settings.devices + endpoints.size } });
  const results = [buildNotification()];
  return fakeApi({
    "GET /api/notifications/unread/": { json: { unread: 1 } },
    "GET /api/notifications/": { json: buildNotificationList(results) },
    "GET /api/notifications/settings/": current,
    "PATCH /api/notifications/settings/": ({ body }) => {
      Object.assign(settings, body);
      return current();
    },
    "GET /api/notifications/push/": ({ path }) => {
      const endpoint = new URLSearchParams(path.split("?")[1]).get("endpoint");
      return { json: { key: "k", subscribed: endpoint !== null && endpoints.has(endpoint) } };
    },
    "POST /api/notifications/push/": ({ body }) => {
      endpoints.add((body as { endpoint: string }).endpoint);
      return { status: 204 };
    },
    "DELETE /api/notifications/push/": () => {
      endpoints.clear();
      settings.devices = 0;
      return { status: 204 };
    },
  });
}

const find = (name: string) => screen.findByRole("switch", { name });
afterEach(forgetDevice);

test("a client chooses its mails", async () => {
  const calls = keepSettings();
  await showScreen(buildCurrentUser(), <NotificationSettingsScreen />);
  await userEvent.click(await find("Your card's week"));
  await waitFor(() => expect(screen.getByRole("switch", { name: "Your card's week" })).not.toBeChecked());
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ mail_digest: false });
  expect(screen.getByRole("switch", { name: "Enquiries, orders and appointments" })).toBeChecked();
  expect(screen.queryByRole("switch", { name: "Requests for a card" })).not.toBeInTheDocument();
});

test("an administrator is asked about requests alone", async () => {
  keepSettings();
  await showScreen(buildAdmin(), <NotificationSettingsScreen />);
  expect(await find("Requests for a card")).toBeChecked();
  expect(screen.queryByRole("switch", { name: "Enquiries, orders and appointments" })).not.toBeInTheDocument();
});

test("where no mail can be sent it says why, and none can be chosen", async () => {
  keepSettings({ can_mail: false });
  await showScreen(buildCurrentUser(), <NotificationSettingsScreen />);
  expect(await find("Reviews")).toBeDisabled();
  expect(screen.getByText(/cannot send emails yet/)).toBeInTheDocument();
});

test("the permission prompt appears only on request; then this device gets notifications", async () => {
  const device = fakeDevice("granted");
  keepSettings();
  await showScreen(buildCurrentUser(), <NotificationSettingsScreen />);
  const control = await find("Notifications on this device");
  await waitFor(() => expect(control).toBeEnabled());
  expect(device.asked).not.toHaveBeenCalled();
  await userEvent.click(control);
  await waitFor(() => expect(control).toBeChecked());
  expect(await screen.findByText("1 device gets notifications")).toBeInTheDocument();
  await userEvent.click(control);
  await waitFor(() => expect(control).not.toBeChecked());
  expect([device.isSubscribed(), endpoints.size]).toEqual([false, 0]);
});

test("a denied permission is shown, with the way to change it", async () => {
  fakeDevice("denied");
  keepSettings();
  await showScreen(buildCurrentUser(), <NotificationSettingsScreen />);
  const control = await find("Notifications on this device");
  await waitFor(() => expect(control).toBeEnabled());
  await userEvent.click(control);
  expect(await screen.findByText(/does not allow notifications from this site/)).toBeInTheDocument();
  expect(control).toBeDisabled();
});

test("an unsupported browser says so; all devices can be removed at once", async () => {
  keepSettings({ devices: 3 });
  await showScreen(buildCurrentUser(), <NotificationSettingsScreen />);
  expect(await find("Notifications on this device")).toBeDisabled();
  expect(screen.getByText(/add this page to the home screen/)).toBeInTheDocument();
  expect(screen.getByText("3 devices get notifications")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  await waitFor(() => expect(screen.queryByText(/devices get/)).not.toBeInTheDocument());
});

test("once somebody has written the bell offers it, and takes a no for good", async () => {
  fakeDevice("granted");
  window.localStorage.clear();
  keepSettings();
  const { unmount } = await showScreen(buildCurrentUser(), <NotificationBell />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  expect(await screen.findByRole("button", { name: "Get this on your phone" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Do not ask again" }));
  expect(screen.queryByRole("button", { name: "Get this on your phone" })).not.toBeInTheDocument();
  unmount();
  await showScreen(buildCurrentUser(), <NotificationBell />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  await screen.findByRole("link", { name: /Asha Rao/ });
  expect(screen.queryByRole("button", { name: "Get this on your phone" })).not.toBeInTheDocument();
});
