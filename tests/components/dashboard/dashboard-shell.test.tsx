import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { noteSignIn } from "@/lib/browser/arrival";
import { replaceBy } from "@/lib/browser/leave";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { fakeApi } from "../fake-api";
import { buildAdmin, buildCurrentUser, testSite } from "../with-user";

let pathname = "/dashboard/profile";
let address = "";
jest.mock("next/navigation", () => ({
  usePathname: () => pathname,
  useRouter: () => ({ push() {} }),
  useSearchParams: () => new URLSearchParams(address),
}));
jest.mock("@/lib/browser/leave", () => ({ ...jest.requireActual("@/lib/browser/leave"), replaceBy: jest.fn() }));
beforeEach(() => {
  pathname = "/dashboard/profile";
});

function show(user: CurrentUser, routes: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ "GET /api/profile": { json: user }, ...routes });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DashboardShell site={testSite}>
        <h1>Screen</h1>
      </DashboardShell>
    </SWRConfig>,
  );
}

const clientMenu = [
  "Dashboard",
  "Profile",
  "Banner",
  "Documents",
  "Products",
  "Videos",
  "Team",
  "Share",
  "Link preview",
  "Enquiries",
  "Appointments",
  "Feedback",
  "Analytics",
];

const menuLabels = (region: HTMLElement) =>
  within(within(region).getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("DashboardShell", () => {
  test("shows nothing of the screen until the session is known", async () => {
    show(buildCurrentUser());
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    expect(screen.getByText("Loading your dashboard...")).toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Screen" })).toBeInTheDocument();
    expect(screen.queryByText("Loading your dashboard...")).not.toBeInTheDocument();
  });

  test("the heading has the focus once after signing in, and at no other time", async () => {
    noteSignIn();
    show(buildCurrentUser());
    const heading = await screen.findByRole("heading", { name: "Screen" });
    await waitFor(() => expect(heading).toHaveFocus());
    cleanup();
    show(buildCurrentUser());
    expect(await screen.findByRole("heading", { name: "Screen" })).not.toHaveFocus();
  });

  test("gives a client its menu, its card and the current screen", async () => {
    show(buildCurrentUser());
    const sidebar = await screen.findByRole("complementary");
    expect(menuLabels(sidebar)).toEqual(clientMenu);
    expect(within(sidebar).getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
    expect(within(sidebar).getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
    const card = within(sidebar).getByRole("link", { name: /View my card/ });
    expect(card).toHaveAttribute("href", "/sharma-traders");
    expect(card).toHaveAttribute("target", "_blank");
  });

  test.each([
    [buildCurrentUser(), "Enquiries3 waiting"],
    [buildAdmin(), "Enquiries"],
  ])("says how many leads wait for whom they were sent to", async (user, label) => {
    show(user, {
      "GET /api/leads/stats/": { json: { total: 9, new: 3, contacted: 6, won: 0, lost: 0 } },
    });
    const sidebar = await screen.findByRole("complementary");
    await waitFor(() => expect(menuLabels(sidebar)).toContain(label));
  });

  test("gives one who works for no company the account alone, and a message in place of all else", async () => {
    const nobody = buildCurrentUser({ client_id: null, company_name: null, companies: [] });
    show(nobody);
    expect(await screen.findByRole("heading", { name: "Screen" })).toBeInTheDocument();
    expect(menuLabels(screen.getByRole("complementary"))).toEqual(["Dashboard", "Profile"]);
    cleanup();
    pathname = "/dashboard/products";
    show(nobody);
    expect(
      await screen.findByRole("heading", { level: 1, name: "You have no company here any more" }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Screen" })).not.toBeInTheDocument();
  });

  test("gives an administrator the clients and no card", async () => {
    show(buildAdmin());
    const sidebar = await screen.findByRole("complementary");
    expect(menuLabels(sidebar)).toEqual(expect.arrayContaining(["Enquiries", "Clients", "Site settings"]));
    expect(menuLabels(sidebar)).not.toContain("Products");
    expect(within(sidebar).queryByRole("link", { name: /View my card/ })).not.toBeInTheDocument();
  });

  test("has the screens of every day in a bar, with what waits", async () => {
    show(buildCurrentUser(), {
      "GET /api/leads/stats/": { json: { total: 9, new: 3, contacted: 6, won: 0, lost: 0 } },
    });
    const bar = within(await screen.findByRole("navigation", { name: "Shortcuts" }));
    expect(await bar.findByRole("link", { name: "Enquiries 3 waiting" })).toHaveAttribute("href", "/dashboard/leads");
    expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
    expect(bar.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
  });

  test("opens the same menu in a drawer", async () => {
    const user = userEvent.setup();
    show(buildCurrentUser());
    await user.click(await screen.findByRole("button", { name: "Open sidebar" }));
    const drawer = screen.getByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(menuLabels(drawer)).toEqual(clientMenu));
    await user.click(within(drawer).getByRole("button", { name: "Close sidebar" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open sidebar" })).toHaveFocus();
  });

  test.each([
    ["what is behind it", (drawer: HTMLElement) => drawer],
    ["a link in it", (drawer: HTMLElement) => within(drawer).getByRole("link", { name: "Products" })],
  ])("closes the drawer with a tap on %s", async (_, find) => {
    const user = userEvent.setup();
    show(buildCurrentUser());
    await user.click(await screen.findByRole("button", { name: "Open sidebar" }));
    const drawer = screen.getByRole("dialog", { name: "Menu" });
    await user.click(await within(drawer).findByRole("navigation", { name: "Main" }));
    expect(drawer).toHaveAttribute("open");
    await user.pointer({ target: find(drawer), keys: "[MouseLeft]", coords: { clientX: 500 } });
    expect(drawer).not.toHaveAttribute("open");
  });

  test("has a user menu with the e-mail, its first letter and two ways on", async () => {
    const user = userEvent.setup();
    show(buildCurrentUser());
    const trigger = await screen.findByRole("button", { name: /priya@sharma.example/ });
    expect(trigger).toHaveTextContent(/^P/);
    await user.click(trigger);
    expect(screen.getByRole("menuitem", { name: "Your Profile" })).toHaveAttribute("href", "/dashboard/profile");
    expect(screen.getByRole("menuitem", { name: "Sign out" })).toBeInTheDocument();
  });

  test("keeps the session and offers another try while the server is out of reach", async () => {
    fakeApi({});
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <DashboardShell site={testSite}>
          <h1>Screen</h1>
        </DashboardShell>
      </SWRConfig>,
    );
    const retry = await screen.findByRole("button", { name: "Try Again" });
    fakeApi({ "GET /api/profile": { json: buildAdmin() } });
    await userEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "Screen" })).toBeInTheDocument();
  });
});

describe("a link that names a company", () => {
  const traders = { id: 3, company_name: "Sharma Traders", role: "owner", is_active: true } as const;
  const sweets = { ...traders, id: 4, company_name: "Sharma Sweets" };
  const blocked = { ...traders, id: 5, is_active: false };
  const owner = buildCurrentUser({ companies: [traders, sweets, blocked] });
  const chosen = { "POST /api/account/company/": { json: owner } };

  function arrive(named: string) {
    address = `?status=new&company=${named}`;
    window.history.replaceState(null, "", `/dashboard/profile${address}#top`);
  }
  beforeEach(() => jest.mocked(replaceBy).mockClear());
  afterEach(() => {
    address = "";
    window.history.replaceState(null, "", "/");
  });

  test("chooses it and loads the address anew, and shows nothing of the other one before that", async () => {
    arrive("4");
    const calls = fakeApi({ "GET /api/profile": { json: owner }, ...chosen });
    const { container } = render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <DashboardShell site={testSite} user={owner}>
          <h1>Screen</h1>
        </DashboardShell>
      </SWRConfig>,
    );
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent("Sharma");
    await waitFor(() => expect(replaceBy).toHaveBeenCalledWith("/dashboard/profile?status=new#top"));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ client_id: 4 });
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  test.each([
    ["the one on screen", "3"],
    ["one that is blocked", "5"],
    ["one of somebody else", "99"],
    ["none at all", "4 OR 1=1"],
  ])("is that of the screen with %s, and the name goes from the address", async (_, named) => {
    arrive(named);
    show(owner, chosen);
    expect(await screen.findByRole("heading", { name: "Screen" })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe("?status=new"));
    expect(window.location.hash).toBe("#top");
    expect(replaceBy).not.toHaveBeenCalled();
  });

  test("drops the name of one that was blocked meanwhile", async () => {
    arrive("4");
    show(owner, { "POST /api/account/company/": { status: 404 } });
    await waitFor(() => expect(window.location.search).toBe("?status=new"));
    expect(replaceBy).not.toHaveBeenCalled();
  });

  test("offers another try while the server is out of reach", async () => {
    arrive("4");
    show(owner, { "POST /api/account/company/": { status: 503 } });
    const retry = await screen.findByRole("button", { name: "Try Again" });
    expect(screen.queryByRole("heading", { name: "Screen" })).not.toBeInTheDocument();
    fakeApi({ "GET /api/profile": { json: owner }, ...chosen });
    await userEvent.click(retry);
    await waitFor(() => expect(replaceBy).toHaveBeenCalledTimes(1));
  });
});
