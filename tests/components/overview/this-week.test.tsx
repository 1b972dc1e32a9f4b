import { render, screen, waitFor } from "@testing-library/react";
import { ThisWeek } from "@/components/overview/this-week";
import type { OutcomeKind } from "@/lib/contract/analytics/schema";
import { buildAnalytics, buildDetails } from "../analytics/build-analytics";
import { fakeApi } from "../fake-api";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

function week(totalVisitors: number, counts: Partial<Record<OutcomeKind, number>> = {}) {
  const outcomes = (["call", "whatsapp", "contact_saved", "enquiry_sent"] as const).map((kind) => ({
    kind,
    count: counts[kind] ?? 0,
    change: 0,
  }));
  return buildAnalytics({ totalVisitors, details: buildDetails({ outcomes }) });
}

const figures = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent]);

test("shows what these days brought, and leads to all figures", async () => {
  const calls = fakeApi({ "GET /api/analytics/": { json: week(1_248, { call: 9, enquiry_sent: 2 }) } });
  render(withUser(buildCurrentUser(), <ThisWeek />));
  expect(await screen.findByRole("link", { name: "See analytics" })).toHaveAttribute(
    "href",
    "/dashboard/analytics?period=7d",
  );
  expect(figures()).toEqual([
    ["Visitors", "1,248"],
    ["Calls", "9"],
    ["WhatsApp", "0"],
    ["Enquiries", "2"],
  ]);
  expect(calls.at(-1)?.path).toBe("/api/analytics/?period=7d");
});

test("of a provider that tells no more it shows the visitors", async () => {
  fakeApi({ "GET /api/analytics/": { json: buildAnalytics({ totalVisitors: 5, details: undefined }) } });
  render(withUser(buildCurrentUser(), <ThisWeek />));
  await waitFor(() => expect(figures()).toEqual([["Visitors", "5"]]));
});

test.each([
  [buildCurrentUser(), "Nobody has opened your card this week yet"],
  [buildAdmin(), "Nobody has opened a card this week yet"],
])("says of a week without visitors that there were none", async (user, text) => {
  fakeApi({ "GET /api/analytics/": { json: week(0) } });
  render(withUser(user, <ThisWeek />));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("is not there where the figures cannot be had", async () => {
  fakeApi({ "GET /api/analytics/": { status: 400 } });
  const { container } = render(withUser(buildCurrentUser(), <ThisWeek />));
  expect(container).not.toBeEmptyDOMElement();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
