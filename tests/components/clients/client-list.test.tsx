import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientList } from "@/components/clients/client-list";
import { keepNewLogin } from "@/components/clients/new-login";
import { ApiError } from "@/lib/contract/errors";
import { listSchema } from "@/lib/contract/pagination";
import { clientAnswerSchema } from "@/lib/web/answers/core";
import { english, failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { buildPlan } from "../plans/build-plan";
import { showScreen } from "../show-screen";
import { buildAdmin, withUser } from "../with-user";
import { buildClient, listOf } from "./build-client";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/clients"));

/** jsdom's blobs have no `text()`. */
function readFile(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

const show = () => render(withUser(buildAdmin(), <ClientList />));

describe("ClientList", () => {
  test("shows the clients and how many of them there are", async () => {
    fakeApi({
      "GET /api/admin/all-clients/": listOf(
        [buildClient(), buildClient({ id: 2, company_name: "", phone: "", is_active: false })],
        45,
      ),
    });
    show();
    const table = await screen.findByRole("table", { name: "Clients" });
    expect(screen.getByText("Showing 2 of 45 clients")).toBeInTheDocument();
    expect(within(table).getByRole("row", { name: /Chai House.*Active/ })).toBeInTheDocument();
    expect(within(table).getByRole("row", { name: /Unknown Company.*No Phone.*Inactive/ })).toBeInTheDocument();
    expect(screen.getByText("Page 1 of 3")).toBeInTheDocument();
  });

  test("hands a new client's login over, once", async () => {
    const user = userEvent.setup();
    fakeApi({ "GET /api/admin/all-clients/": listOf([buildClient()]) });
    keepNewLogin({ company_name: "Chai House", email: "a@chai.example", phone: "98200 11223", password: "hk7m-pq3w" });
    const { unmount } = show();
    const dialog = within(await screen.findByRole("dialog", { name: "Chai House is a client now" }));
    expect(dialog.getByText("hk7m-pq3w")).toBeInTheDocument();
    const chat = await dialog.findByRole("link", { name: "Send on WhatsApp" });
    const message = decodeURIComponent(chat.getAttribute("href") ?? "");
    expect(message).toContain("https://wa.me/919820011223?text=Welcome to Namaskard!");
    expect(message).toContain("Sign in: https://cards.example/login\nEmail: a@chai.example\nPassword: hk7m-pq3w");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    unmount();
    show();
    await screen.findByRole("table", { name: "Clients" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("says when each client signed in last, where that is known", async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    fakeApi({
      "GET /api/admin/all-clients/": listOf(
        [hourAgo, null, undefined].map((last_sign_in, id) => buildClient({ id: id + 1, last_sign_in })),
      ),
    });
    show();
    const rows = (await screen.findAllByRole("row")).slice(1);
    expect(rows.map((row) => /Signed in 1 hour ago|Never signed in/.exec(row.textContent ?? "")?.[0])).toEqual([
      "Signed in 1 hour ago",
      "Never signed in",
      undefined,
    ]);
  });

  test("shows and filters by plan on a site that has plans", async () => {
    const user = userEvent.setup();
    const plan = { id: 4, name: "Pro" };
    const calls = fakeApi({
      "GET /api/admin/plans/": { json: { results: [buildPlan(plan)], without_plan: 1 } },
      "GET /api/admin/all-clients/": listOf([buildClient({ plan })]),
    });
    show();
    expect(await screen.findByText("Plan: Pro")).toBeInTheDocument();
    const filter = await screen.findByRole("combobox", { name: "Plan" });
    await user.selectOptions(filter, "No plan");
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/all-clients.*plan=0/));
    expect(window.location.search).toBe("?plan=0");
    await user.selectOptions(filter, "All plans");
    await waitFor(() => expect(calls.at(-1)?.path).not.toContain("plan="));
  });

  test("filters by how plans stand, and says so of each that is not paid", async () => {
    const days = { due_on: "2026-12-14", rests_on: "2026-12-30", closes_on: "2027-12-30" };
    const calls = fakeApi({
      "GET /api/admin/plans/": { json: { results: [buildPlan()], without_plan: 0 } },
      "GET /api/admin/all-clients/": listOf([
        buildClient({ subscription: { state: "grace", ...days } }),
        buildClient({ id: 2, subscription: { state: "active", ...days } }),
      ]),
    });
    show();
    const user = userEvent.setup();
    expect(await screen.findByText("Overdue, rests on 30 Dec 2026")).toBeInTheDocument();
    expect(screen.queryByText(/Paid until/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Plan's state" }), "Overdue");
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/all-clients.*subscription=grace/));
    expect(window.location.search).toBe("?subscription=grace");
    const download = screen.getByRole("link", { name: /export/i });
    expect(download).toHaveAttribute("href", expect.stringContaining("subscription=grace"));
  });

  test("says nothing of plans on a site without", async () => {
    const calls = fakeApi({
      "GET /api/admin/plans/": { json: { results: [], without_plan: 1 } },
      "GET /api/admin/all-clients/": listOf([buildClient({ plan: null })]),
    });
    show();
    await screen.findByRole("table", { name: "Clients" });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByText(/plan/i)).not.toBeInTheDocument();
  });

  test("leads to a client's card, copies its link and makes a reset link", async () => {
    const user = userEvent.setup();
    fakeApi({
      "GET /api/admin/all-clients/": listOf([buildClient({ slug: "chai-house" })]),
    });
    show();
    const more = () => screen.findByRole("button", { name: "More for Chai House" });
    await user.click(await more());
    expect(await screen.findByRole("menuitem", { name: /View card/ })).toHaveAttribute("href", "/chai-house");
    await user.click(screen.getByRole("menuitem", { name: "Copy card link" }));
    expect(await navigator.clipboard.readText()).toBe("https://cards.example/chai-house");
    await user.click(await more());
    await user.click(await screen.findByRole("menuitem", { name: "Reset link" }));
    expect(await screen.findByRole("dialog", { name: "Link to set a password for Chai House" })).toBeInTheDocument();
  });

  test("counts what a search found, out of all that there are", async () => {
    window.history.replaceState(null, "", "/dashboard/clients?search=chai");
    fakeApi({
      "GET /api/admin/all-clients/": listOf([buildClient()], 45),
      "GET /api/overview/": { json: { clients: 120 } },
    });
    show();
    expect(await screen.findByText("Showing 1 of 120 clients, 45 found")).toBeInTheDocument();
  });

  test("searches, sorts and turns pages at the server, and keeps it in the address", async () => {
    const user = userEvent.setup();
    const calls = fakeApi({ "GET /api/admin/all-clients/": listOf([buildClient()], 45) });
    show();
    await user.click(await screen.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain("page=2"));
    expect(window.location.search).toBe("?page=2");
    await user.type(screen.getByRole("searchbox", { name: "Search clients" }), "chai");
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/search=chai&page=1/));
    await user.click(screen.getByRole("button", { name: "Company" }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain("ordering=company_name"));
    expect(screen.getByRole("columnheader", { name: "Company" })).toHaveAttribute("aria-sort", "ascending");
    expect(window.location.search).toBe("?search=chai&ordering=company_name");
  });

  test("says when a search finds nothing", async () => {
    fakeApi({ "GET /api/admin/all-clients/": listOf([]) });
    window.history.replaceState(null, "", "/dashboard/clients?search=nobody");
    show();
    expect(await screen.findByRole("heading", { name: "No clients found" })).toBeInTheDocument();
  });

  test("offers another try when the list cannot be had", async () => {
    const refusal = new ApiError("permission_denied", failures.permissionDenied);
    fakeApi({ "GET /api/admin/all-clients/": { status: 403, json: refusal.toBody("1", english) } });
    show();
    expect(await screen.findByRole("heading", { name: "Error Loading Clients" })).toBeInTheDocument();
    expect(screen.getByText(failures.permissionDenied)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeEnabled();
  });

  test.each([
    [
      "is empty",
      { ...buildClient(), company_name: "", phone: "", user: { ...buildClient().user, email: "", username: "" } },
    ],
    ["is null", { ...buildClient(), company_name: null, phone: null, user: { id: 9, email: null, username: null } }],
    ["was left out", { id: 1, is_active: true }],
  ])("says what %s", async (_, client) => {
    // As the proxy passes on another maker's answer.
    const json = listSchema(clientAnswerSchema).parse([client, { ...client, id: 2, name: "Chai House" }]);
    fakeApi({ "GET /api/admin/all-clients/": { json } });
    show();
    expect(await screen.findByRole("row", { name: /Chai House/ })).toBeInTheDocument();
    const row = await screen.findByRole("row", { name: /Unknown Company/ });
    for (const text of ["No Email", "No Username", "No Phone"]) expect(row).toHaveTextContent(text);
  });
});

describe("the row's actions", () => {
  const clients = [buildClient(), buildClient({ id: 2, company_name: "Sharma Traders" })];
  const remove = "DELETE /api/admin/clients/2/delete/";
  const question = "Are you sure you want to delete this client? This action cannot be undone.";

  async function open(outcome: FakeAnswer | (() => Promise<FakeAnswer>)) {
    let stored = clients;
    const calls = fakeApi({
      "GET /api/admin/all-clients/": () => listOf(stored),
      [remove]: async () => {
        const answer = typeof outcome === "function" ? await outcome() : outcome;
        if ((answer.status ?? 200) < 400) stored = clients.slice(0, 1);
        return answer;
      },
    });
    await showScreen(buildAdmin(), <ClientList />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Delete Sharma Traders" }));
    return { user, calls, dialog: screen.getByRole("alertdialog", { description: question }) };
  }

  /** Waits until the list has been refetched. */
  const settled = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

  test("lead to the client and to its edit screen", async () => {
    fakeApi({ "GET /api/admin/all-clients/": listOf(clients) });
    show();
    const view = await screen.findByRole("link", { name: "View Sharma Traders" });
    expect(view).toHaveAttribute("href", "/dashboard/clients/2");
    const edit = screen.getByRole("link", { name: "Edit Sharma Traders" });
    expect(edit).toHaveAttribute("href", "/dashboard/clients/2/edit");
  });

  test("delete the client once that is confirmed, and the row goes", async () => {
    let answer = (_: FakeAnswer) => {};
    const { user, calls, dialog } = await open(() => new Promise((resolve) => (answer = resolve)));
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    const busy = within(dialog).getByRole("button", { name: "Deleting..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await user.click(busy);
    answer({ status: 204 });
    await waitFor(() => expect(screen.queryByText("Sharma Traders")).not.toBeInTheDocument());
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByText("Showing 1 of 1 clients")).toBeInTheDocument();
    await settled();
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  test("delete nothing when it is cancelled", async () => {
    const { user, calls, dialog } = await open({ status: 204 });
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
  });

  test("say when deleting failed, whatever the server said", async () => {
    const refusal = new ApiError("unavailable", failures.unavailable);
    const { user, dialog } = await open({ status: 503, json: refusal.toBody("1", english) });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      /^Failed to delete client\. Please try again\.$/,
    );
    expect(screen.getByText("Sharma Traders")).toBeInTheDocument();
  });

  test("take a client that somebody else deleted as deleted", async () => {
    const { user, dialog } = await open({ status: 404 });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await settled();
  });
});

describe("the export", () => {
  const exporting = "HEAD /api/admin/clients/export/";
  const address = "/api/admin/clients/export/?search=chai&ordering=-created_at";

  /** The addresses that the browser was told to download. */
  async function press(answer: FakeAnswer): Promise<string[]> {
    window.history.replaceState(null, "", "/dashboard/clients?search=chai");
    fakeApi({ "GET /api/admin/all-clients/": listOf([buildClient()]), [exporting]: answer });
    const downloaded: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      downloaded.push(this.getAttribute("href") ?? "");
    });
    await showScreen(buildAdmin(), <ClientList />);
    const link = await screen.findByRole("link", { name: "Export" });
    expect(link).toHaveAttribute("href", address);
    await userEvent.setup().click(link);
    return downloaded;
  }

  afterEach(() => jest.restoreAllMocks());

  test("is left to the browser once the server would give it", async () => {
    const downloaded = await press({ status: 200 });
    await waitFor(() => expect(downloaded).toEqual([address]));
  });

  test("is not downloaded when the server refuses it", async () => {
    const downloaded = await press({ status: 502 });
    expect(await screen.findByText("Failed to export clients")).toBeInTheDocument();
    expect(downloaded).toEqual([]);
  });

  describe("choosing", () => {
    const bulk = "/api/admin/clients/bulk/";
    const run = { id: null, total: 45, changed: 40, resting: 0, is_finished: true, undoable_until: null };
    const skipped = [{ reason: "already", count: 5 }];
    const page = [buildClient(), buildClient({ id: 2, company_name: "Tea Stall" })];

    const madeLink = {
      ...{ company_name: "=Chai House", email: "chai@example.com", phone: "+91 98765 43210" },
      ...{ token: "secret", expires_at: "2026-11-30T06:00:00.000Z" },
    };

    async function choose(results = page) {
      const user = userEvent.setup();
      const calls = fakeApi({
        "GET /api/admin/all-clients/": listOf(results, 45),
        "GET /api/public/reset-links/": { json: { can_mail: false } },
        "GET /api/admin/plans/": { json: { results: [], without_plan: 45 } },
        [`POST ${bulk}`]: ({ body }) => ({
          json: (body as { dry_run: boolean }).dry_run
            ? { ...run, skipped }
            : { ...run, id: 7, changed: 0, skipped: [], is_finished: false },
        }),
        [`POST ${bulk}links/`]: { json: { results: [madeLink] } },
        [`GET ${bulk}7/`]: { json: { ...run, id: 7, skipped, undoable_until: "2030-01-01T00:00:00.000Z" } },
        [`POST ${bulk}7/undo/`]: { json: { ...run, id: 8, total: 40, is_finished: false, skipped: [] } },
        [`GET ${bulk}8/`]: { json: { ...run, id: 8, total: 40, skipped: [] } },
      });
      show();
      await user.click(await screen.findByRole("button", { name: "Choose clients" }));
      const bar = within(await screen.findByRole("region", { name: "What to do with the chosen clients" }));
      return { user, bar, sent: () => calls.filter(({ method }) => method === "POST").map(({ body }) => body) };
    }

    test("nothing is in the way of the list until clients are to be chosen", async () => {
      fakeApi({ "GET /api/admin/all-clients/": listOf(page) });
      show();
      await screen.findByRole("table");
      expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
      expect(screen.queryByRole("region", { name: /chosen clients/ })).not.toBeInTheDocument();
    });

    test("one, a page or all that the list finds are chosen, and Escape ends it", async () => {
      const { user, bar } = await choose();
      expect(bar.getByText("Nobody chosen")).toBeInTheDocument();
      expect(bar.getByRole("button", { name: "Actions" })).toBeDisabled();
      await user.click(screen.getByRole("checkbox", { name: "Choose Tea Stall" }));
      expect(bar.getByText("1 client chosen")).toBeInTheDocument();
      await user.click(bar.getByRole("checkbox", { name: "This page" }));
      expect(bar.getByText("2 clients chosen")).toBeInTheDocument();
      await user.click(bar.getByRole("button", { name: "Choose all 45" }));
      expect(bar.getByText("45 clients chosen")).toBeInTheDocument();
      await user.click(screen.getByRole("checkbox", { name: "Choose Tea Stall" }));
      expect(bar.getByText("1 client chosen")).toBeInTheDocument();
      expect(screen.getByRole("checkbox", { name: "Choose Chai House" })).toBeChecked();
      await user.keyboard("{Escape}");
      expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    });

    test("what was chosen by another search is not meant", async () => {
      const { user, bar } = await choose();
      await user.click(bar.getByRole("button", { name: "Choose all 45" }));
      await user.type(screen.getByRole("searchbox"), "tea");
      expect(await bar.findByText("Nobody chosen")).toBeInTheDocument();
    });

    test("says what would come of it, then how far it is and what came of it, and undoes it", async () => {
      const { user, bar, sent } = await choose();
      await user.click(bar.getByRole("button", { name: "Choose all 45" }));
      await user.click(bar.getByRole("button", { name: "Actions" }));
      await screen.findByRole("menuitem", { name: "Download password links" });
      const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
      expect(items).toEqual(["Download password links", "Download cards", "Activate", "Deactivate"]);
      await user.click(screen.getByRole("menuitem", { name: "Deactivate" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Deactivate 45 clients?" }));
      expect(await dialog.findByText("40 clients change")).toBeInTheDocument();
      expect(dialog.getByText("5 are so already")).toBeInTheDocument();
      await user.click(dialog.getByRole("button", { name: "Deactivate" }));
      expect(await screen.findByText("Done for 40 clients")).toBeInTheDocument();
      expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Undo" }));
      expect(await screen.findByText("Undone for 40 clients")).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
      const order = { action: { kind: "block" }, clients: { filter: { search: "" } } };
      expect(sent()).toEqual([{ ...order, dry_run: true }, { ...order, dry_run: false }, undefined]);
      await user.click(screen.getByRole("button", { name: "Close" }));
      expect(screen.queryByText("Undone for 40 clients")).not.toBeInTheDocument();
    });

    test("without mail password links are a file to hand over", async () => {
      let file = new Blob();
      URL.createObjectURL = (given) => {
        file = given as Blob;
        return "blob:links";
      };
      URL.revokeObjectURL = () => {};
      const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
      const { user, bar, sent } = await choose();
      await user.click(bar.getByRole("button", { name: "Choose all 45" }));
      await user.click(bar.getByRole("button", { name: "Actions" }));
      await user.click(await screen.findByRole("menuitem", { name: "Download password links" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Make password links for 45 clients?" }));
      expect(await dialog.findByText("40 clients change")).toBeInTheDocument();
      await user.click(dialog.getByRole("button", { name: "Download password links" }));
      await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
      expect(sent().at(-1)).toEqual({ clients: { filter: { search: "" } } });
      expect(await readFile(file)).toMatch(
        /^"company_name",.*\r\n"'=Chai House","chai@example.com","'\+91 98765 43210","http.*\/reset-password.*secret","30 Nov 2026.*"\r\n$/,
      );
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
  });
});
