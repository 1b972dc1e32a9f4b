import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnnouncementBanners } from "@/components/announcements/announcement-banners";
import type { ShownAnnouncement } from "@/lib/contract/announcements/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const news: ShownAnnouncement = {
  id: 7,
  kind: "news",
  title: "Open on Sunday",
  text: "Come and see us.",
  link: "/dashboard/share",
  starts_at: "2026-11-27T18:30:00.000Z",
  ends_at: "2026-11-29T18:30:00.000Z",
};
const maintenance = { ...news, id: 8, kind: "maintenance" as const, title: "", text: "", link: "" };

const show = (announcements: ShownAnnouncement[]) =>
  showScreen(buildCurrentUser({ announcements }), <AnnouncementBanners announcements={announcements} />);

test("news have a link, and are put away by the account", async () => {
  const calls = fakeApi({
    "POST /api/announcements/7/dismiss/": { status: 204 },
    "GET /api/profile": { json: buildCurrentUser() },
  });
  await show([news]);
  expect(screen.getByRole("status")).toHaveTextContent("Open on SundayCome and see us.Read more");
  expect(screen.getByRole("link", { name: "Read more: Open on Sunday" })).toHaveAttribute("href", "/dashboard/share");
  await userEvent.click(screen.getByRole("button", { name: "Put away" }));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain("POST /api/announcements/7/dismiss/");
});

test("that it could not be put away is said", async () => {
  fakeApi({ "POST /api/announcements/7/dismiss/": { status: 500, json: {} } });
  await show([news]);
  await userEvent.click(screen.getByRole("button", { name: "Put away" }));
  expect(await screen.findByText(/try again/i)).toBeInTheDocument();
  expect(screen.getByText("Open on Sunday")).toBeInTheDocument();
});

test.each([
  [
    "2026-11-29T02:00:00",
    "2026-11-29T04:30:00",
    "On Sun, 29 Nov from 2:00 am to 4:30 am the site will be away for some minutes",
  ],
  [
    "2026-11-29T23:00:00",
    "2026-11-30T01:00:00",
    "From Sun, 29 Nov, 11:00 pm, to Mon, 30 Nov, 1:00 am, the site will be away for some minutes",
  ],
])("maintenance from %s to %s is told on the reader's clock", async (from, to, text) => {
  const [starts_at, ends_at] = [new Date(from).toISOString(), new Date(to).toISOString()];
  await show([{ ...maintenance, starts_at, ends_at }]);
  expect(screen.getByRole("status")).toHaveTextContent(text);
});
