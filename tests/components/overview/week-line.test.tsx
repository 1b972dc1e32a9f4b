import { render, screen, waitFor } from "@testing-library/react";
import { WeekLine } from "@/components/overview/week-line";
import { tellWeek } from "@/components/overview/week-sentence";
import type { EventKind } from "@/lib/contract/event";
import { buildAnalytics, buildDetails } from "../analytics/build-analytics";
import { fakeApi } from "../fake-api";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

const kept = { "GET /api/capabilities/": { json: { analytics: true } } };
const client = { is_admin: false };

function week(totalVisitors: number, counts: Partial<Record<EventKind, number>> = {}) {
  const kinds = Object.entries(counts).map(([kind, count]) => ({ kind: kind as EventKind, count }));
  return buildAnalytics({ totalVisitors, details: buildDetails({ kinds }) });
}

test.each([
  [week(48, { call: 9, whatsapp: 9 }), "This week 48 people opened your card, 9 called"],
  [week(48, { call: 9, whatsapp: 10 }), "This week 48 people opened your card, 10 wrote on WhatsApp"],
  [week(1, { email: 4 }), "This week 1 person opened your card"],
  [week(1_200, { call: 1 }), "This week 1,200 people opened your card, 1 called"],
  [week(0), "Nobody has opened your card this week yet"],
  [buildAnalytics({ totalVisitors: 5, details: undefined }), "This week 5 people opened your card"],
])("tells the week in a sentence", (figures, sentence) => {
  expect(tellWeek(figures, client)).toBe(sentence);
});

test("tells an administrator of all cards", () => {
  expect(tellWeek(week(480), { is_admin: true })).toBe("This week 480 people opened your clients’ cards");
  expect(tellWeek(week(0), { is_admin: true })).toBe("Nobody has opened a card this week yet");
});

test("leads to the figures of these days", async () => {
  const calls = fakeApi({ ...kept, "GET /api/analytics/": { json: week(48, { call: 9 }) } });
  render(withUser(buildCurrentUser(), <WeekLine />));
  expect(await screen.findByText("This week 48 people opened your card, 9 called")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See analytics" })).toHaveAttribute("href", "/dashboard/analytics?period=7d");
  expect(calls.at(-1)?.path).toBe("/api/analytics/?period=7d");
});

test.each([
  [buildCurrentUser(), "Share", "/dashboard/share"],
  [buildAdmin(), "See analytics", "/dashboard/analytics?period=7d"],
])("leads on from a week without visitors", async (user, label, href) => {
  fakeApi({ ...kept, "GET /api/analytics/": { json: week(0) } });
  render(withUser(user, <WeekLine />));
  expect(await screen.findByRole("link", { name: label })).toHaveAttribute("href", href);
});

test.each([
  ["keeps no figures", { "GET /api/capabilities/": { json: {} } }],
  ["cannot be asked", { "GET /api/capabilities/": { status: 503 } }],
  ["gives none", { ...kept, "GET /api/analytics/": { status: 400 } }],
])("is not there where the provider %s", async (_, routes) => {
  fakeApi(routes);
  const { container } = render(withUser(buildCurrentUser(), <WeekLine />));
  expect(container).not.toBeEmptyDOMElement();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
