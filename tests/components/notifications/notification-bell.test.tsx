import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NotificationBell } from "@/components/notifications/notification-bell";
import type { Notification } from "@/lib/contract/notifications/schema";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildNotification, buildNotificationList } from "./build-notification";

const user = buildCurrentUser();
let notifications: Notification[];
beforeEach(() => {
  notifications = [buildNotification(), buildNotification({ id: 6, kind: "review_received", count: 5, read: true })];
  document.title = "Dashboard";
  window.localStorage.clear();
});

/** A provider that stores notifications. */
function keepNotifications(more: Record<string, FakeAnswer> = {}) {
  const unread = () => ({ json: { unread: notifications.filter(({ read }) => !read).length } });
  return fakeApi({
    "GET /api/notifications/unread/": unread,
    "GET /api/notifications/": ({ path }) => {
      const size = Number(new URLSearchParams(path.split("?")[1]).get("page_size"));
      return { json: buildNotificationList(notifications.slice(0, size), notifications.length) };
    },
    "POST /api/notifications/read/": ({ body }) => {
      const { id, up_to } = body as { id?: number; up_to?: number };
      notifications = notifications.map((one) =>
        one.id === id || one.id <= (up_to ?? 0) ? { ...one, read: true } : one,
      );
      return unread();
    },
    ...more,
  });
}

const bell = (name: string) => screen.findByRole("button", { name });
const open = async (name: string) => {
  await userEvent.click(await bell(name));
  return screen.getByRole("dialog", { name: "Notifications" });
};

test("shows the number of unread ones, in the page's title too", async () => {
  keepNotifications();
  const { unmount } = await showScreen(user, <NotificationBell />);
  const list = await open("Notifications, 1 unread");
  expect(document.title).toBe("(1) Dashboard");
  const [lead, review] = await within(list).findAllByRole("link", { name: /Asha Rao/ });
  expect(lead).toHaveAccessibleName(/^Unread: Asha Rao wants you to get in touch/);
  expect(lead).toHaveAttribute("href", "/dashboard/leads/3");
  expect(review).toHaveAccessibleName(/^Asha Rao left a review with 5 stars/);
  expect(review).toHaveAttribute("href", "/dashboard/feedback");
  document.title = "Products";
  await waitFor(() => expect(document.title).toBe("(1) Products"));
  unmount();
  expect(document.title).toBe("Products");
});

test("opening one marks it as read", async () => {
  const calls = keepNotifications();
  await showScreen(user, <NotificationBell />);
  const list = await open("Notifications, 1 unread");
  const link = await within(list).findByRole("link", { name: /wants you to get in touch/ });
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect(await bell("Notifications")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ id: 7 });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("all are read at once, up to the newest that is shown", async () => {
  const calls = keepNotifications();
  await showScreen(user, <NotificationBell />);
  const list = await open("Notifications, 1 unread");
  await userEvent.click(await within(list).findByRole("button", { name: "Mark all as read" }));
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ up_to: 7 });
  await waitFor(() => expect(within(list).queryByRole("button", { name: "Mark all as read" })).toBeNull());
  expect(document.title).toBe("Dashboard");
});

test("shows more on demand", async () => {
  notifications = Array.from({ length: 12 }, (_, index) => buildNotification({ id: 12 - index, read: true }));
  keepNotifications();
  await showScreen(user, <NotificationBell />);
  const list = await open("Notifications");
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(8));
  await userEvent.click(within(list).getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(12));
  expect(within(list).queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("says so when there is nothing, and offers another try after a failure", async () => {
  notifications = [];
  keepNotifications({ "GET /api/notifications/": { status: 400, json: { detail: "Out of order" } } });
  await showScreen(user, <NotificationBell />);
  const list = await open("Notifications");
  expect(await within(list).findByText("Out of order")).toBeInTheDocument();
  keepNotifications();
  await userEvent.click(within(list).getByRole("button", { name: "Try Again" }));
  expect(await within(list).findByText("Nothing new yet")).toBeInTheDocument();
});

test("streamed notifications appear without a refetch", async () => {
  const sources: EventTarget[] = [];
  class Source extends EventTarget {
    static CLOSED = 2;
    readyState = 1;
    constructor(readonly url: string) {
      super();
      sources.push(this);
    }
    close() {
      this.readyState = 2;
    }
  }
  Object.assign(globalThis, { EventSource: Source });
  keepNotifications();
  const { unmount } = await showScreen(user, <NotificationBell />);
  await bell("Notifications, 1 unread");
  expect(sources).toMatchObject([{ url: "/api/notifications/stream/" }]);
  notifications = [buildNotification({ id: 8, kind: "order_received", count: 2 }), ...notifications];
  act(() => void sources[0]?.dispatchEvent(new MessageEvent("unread", { data: '{"unread":2}' })));
  const list = await open("Notifications, 2 unread");
  expect(await within(list).findByRole("link", { name: /Asha Rao ordered 2 products/ })).toBeInTheDocument();
  unmount();
  expect(sources).toMatchObject([{ readyState: 2 }]);
  Reflect.deleteProperty(globalThis, "EventSource");
});
