import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NotificationBell } from "@/components/activity/notification-bell";
import { fakeApi } from "../fake-api";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";
import { buildActivity, buildActivityList } from "./build-activity";

const answer = (...at: string[]) => ({
  "GET /api/activity/": { json: buildActivityList(at.map((time) => buildActivity({ at: time }))) },
});
const [earlier, later] = ["2026-11-20T10:00:00.000Z", "2026-11-20T11:00:00.000Z"] as const;
const bell = () => screen.getByRole("button", { name: "Notifications" });

beforeEach(() => window.localStorage.clear());

test("has a dot until it is opened, also after a reload, and for each user their own", async () => {
  fakeApi(answer(earlier));
  const first = render(withUser(buildCurrentUser(), <NotificationBell />));
  await screen.findByText("New activity");
  expect(bell()).toHaveAccessibleDescription("New activity");
  await userEvent.click(bell());
  const list = screen.getByRole("dialog", { name: "Notifications" });
  expect(within(list).getByText('Uploaded the document "Catalogue"')).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
  expect(screen.queryByText("New activity")).not.toBeInTheDocument();
  first.unmount();

  const reloaded = render(withUser(buildCurrentUser(), <NotificationBell />));
  await userEvent.click(bell());
  expect(await screen.findByText('Uploaded the document "Catalogue"')).toBeInTheDocument();
  expect(screen.queryByText("New activity")).not.toBeInTheDocument();
  reloaded.unmount();

  fakeApi(answer(later, earlier));
  const renewed = render(withUser(buildCurrentUser(), <NotificationBell />));
  expect(await screen.findByText("New activity")).toBeInTheDocument();
  renewed.unmount();
  fakeApi(answer(earlier));
  render(withUser(buildAdmin(), <NotificationBell />));
  expect(await screen.findByText("New activity")).toBeInTheDocument();
});

test("says so when there is nothing", async () => {
  fakeApi(answer());
  render(withUser(buildCurrentUser(), <NotificationBell />));
  await userEvent.click(bell());
  expect(await screen.findByText("Nothing new yet")).toBeInTheDocument();
  expect(screen.queryByText("New activity")).not.toBeInTheDocument();
});

test("offers another try when the list could not be loaded", async () => {
  fakeApi({ "GET /api/activity/": { status: 400, json: { detail: "Out of order" } } });
  render(withUser(buildCurrentUser(), <NotificationBell />));
  await userEvent.click(bell());
  expect(await screen.findByText("Out of order")).toBeInTheDocument();
  fakeApi(answer(earlier));
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText('Uploaded the document "Catalogue"')).toBeInTheDocument();
});
