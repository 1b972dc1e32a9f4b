import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Home } from "@/components/overview/home";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { activityLimits } from "@/lib/contract/notifications/values";
import { buildActivity, buildActivityList } from "../activity/build-activity";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { buildOwnPerson } from "../people/build-own-person";
import { site } from "../profile/profile-stage";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

const empty = { json: { count: 0, next: null, previous: null, results: [] } };
const working = {
  "GET /api/overview/": { json: { documents: 2, products: 0, views: null, feedback: null } },
  "GET /api/activity/": { json: buildActivityList([buildActivity()]) },
  "GET /api/leads/": empty,
  "GET /api/client/appointments/": { json: { ...empty.json, time_zone: "UTC" } },
  "GET /api/feedback/": empty,
};

function show(user: CurrentUser, routes: Parameters<typeof fakeApi>[0] = working) {
  const calls = fakeApi(routes);
  render(withUser(user, <Home site={site} base={{ url: "https://cards.example", fixed: {}, mediaOrigin: null }} />));
  return calls;
}

const figure = async (label: string) => {
  const tile = (await screen.findByText(label)).parentElement as HTMLElement;
  return within(tile)
    .getAllByRole("definition")
    .map((part) => part.textContent);
};
const actions = () =>
  within(screen.getByRole("region", { name: "Quick actions" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("Home", () => {
  test("welcomes a client and leads to what it manages", async () => {
    show(buildCurrentUser());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, Sharma Traders");
    expect(screen.getByText("priya@sharma.example")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /View my card/ })).toHaveAttribute("href", "/sharma-traders");
    expect(actions()).toEqual([
      [expect.stringContaining("Create Document"), "/dashboard/documents?new"],
      [expect.stringContaining("Manage Profile"), "/dashboard/profile"],
      [expect.stringContaining("View Analytics"), "/dashboard/analytics"],
    ]);
    expect(await screen.findByText('Uploaded the document "Catalogue"')).toBeInTheDocument();
  });

  test("gives an administrator clients to create and the figures of all", async () => {
    const overview = { clients: 1200, active_clients: 1100, documents: 3, products: 4, conversion_rate: 12.5 };
    show(buildAdmin(), { ...working, "GET /api/overview/": { json: overview } });
    expect(actions()[0]).toEqual([expect.stringContaining("Add New Client"), "/dashboard/clients/new"]);
    expect(await screen.findByText("1,200")).toBeInTheDocument();
    expect(await figure("Total Clients")).toEqual(["1,200", "Companies with an account, 1,100 of them active"]);
    expect(await figure("Active Documents")).toEqual(["3", expect.any(String)]);
    expect(await figure("Products")).toEqual(["4", expect.any(String)]);
    expect(await figure("Conversion Rate")).toEqual(["12.5%", expect.any(String)]);
  });

  test("shows measured figures, zero among them, and invents none", async () => {
    show(buildCurrentUser());
    expect(await screen.findByText("2")).toBeInTheDocument();
    expect(await figure("Total Documents")).toEqual(["2", "Brochures on your card"]);
    expect(await figure("Total Products")).toEqual(["0", expect.any(String)]);
    expect(await figure("Total Views")).toEqual(["No data yet", expect.any(String)]);
    expect(await figure("Feedback Received")).toEqual(["No data yet", expect.any(String)]);
  });

  test("says what could not be loaded, and tries again", async () => {
    const failing = { status: 400, json: { detail: "Out of order" } };
    show(buildCurrentUser(), { ...working, "GET /api/overview/": failing, "GET /api/activity/": failing });
    expect(await screen.findByText("Failed to fetch your numbers")).toBeInTheDocument();
    expect(await screen.findByText("Failed to fetch recent activity")).toBeInTheDocument();
    expect(screen.getAllByText("Out of order")).toHaveLength(2);
    expect(actions()).toHaveLength(3);
    fakeApi(working);
    for (const button of screen.getAllByRole("button", { name: "Try Again" })) await userEvent.click(button);
    expect(await screen.findByText('Uploaded the document "Catalogue"')).toBeInTheDocument();
    expect(await screen.findByText("2")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("pages through the activity and gives the exact time of each entry", async () => {
    const list = buildActivityList([buildActivity()], activityLimits.pageSize + 1);
    const calls = show(buildCurrentUser(), { ...working, "GET /api/activity/": { json: list } });
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    const time = (await screen.findByText("Page 1 of 2")) && document.querySelector("time");
    expect(time).toHaveAttribute("datetime", "2026-11-20T10:00:00.000Z");
    expect(time?.title).toMatch(/20 Nov 2026/);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Page 2 of 2")).toBeInTheDocument();
    expect(calls.at(-1)?.path).toBe(`/api/activity/?page=2&page_size=${activityLimits.pageSize}`);
  });
});

describe("the home of a member", () => {
  const member = buildCurrentUser({ role: "member", person_id: 4 });
  const waiting = ["/api/leads/?status=new&page_size=6", "/api/client/appointments/?status=requested&page_size=6"];
  const asked = ["/api/client/person/", ...waiting];
  const own = {
    "GET /api/client/person/": { json: buildOwnPerson() },
    "GET /api/leads/": () => listAnswer([]),
    "GET /api/client/appointments/": () => listAnswer([]),
  };

  test("begins with the own card, and asks for nothing that a member may not see", async () => {
    const calls = show(member, own);
    expect(await screen.findByRole("link", { name: /^View my card/ })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Quick actions" })).toBeNull();
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(asked));
  });

  test("has three small steps, which may be hidden", async () => {
    show(member, own);
    await userEvent.click(await screen.findByRole("button", { name: "Hide this guide" }));
    expect(screen.queryByText("Your WhatsApp number")).toBeNull();
    expect(screen.getByRole("link", { name: /^View my card/ })).toBeInTheDocument();
  });

  test("says so where there is no card of one's own", () => {
    const calls = show({ ...member, person_id: null }, own);
    expect(screen.getByText("You have no card here yet")).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(waiting);
  });
});
