import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientDetail } from "@/components/clients/client-detail";
import type { Client } from "@/lib/contract/clients/schema";
import { ApiError } from "@/lib/contract/errors";
import { screenLimits } from "@/lib/contract/values";
import { formatDate, formatDateTime } from "@/lib/format/date";
import { clientAnswerSchema } from "@/lib/web/answers/core";
import { english as t } from "@/tests/english";
import { english, failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildClient } from "./build-client";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const read = "GET /api/admin/clients/1/edit/";
const readOwners = "GET /api/admin/clients/1/owners/";
const screenOf = (id: number | null) => <ClientDetail id={id} />;

async function show(client: Client, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [read]: { json: client },
    [readOwners]: { json: { owners: [], invitations: [] } },
    "GET /api/admin/clients/1/card/import/": { json: { status: "none", detail: "", report: null, started_at: null } },
    ...routes,
  });
  await showScreen(buildAdmin(), screenOf(1));
  await screen.findByRole("heading", { level: 1 });
  return calls;
}

const detail = (label: string, within_ = screen.getByRole("region", { name: "Client Information" })) =>
  within(within_).getByText(label).nextElementSibling;

const confirmDeactivating = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Deactivate" }));

describe("ClientDetail", () => {
  test("leads to the client's figures", async () => {
    await show(buildClient());
    expect(await screen.findByRole("link", { name: "Analytics" })).toHaveAttribute(
      "href",
      "/dashboard/analytics?client=1",
    );
  });

  test("says what a provider does not know of the client", async () => {
    await show(clientAnswerSchema.parse({ id: 1, is_active: true, user: null, phone: null }));
    expect(screen.getByRole("heading", { name: "Unknown Company", level: 1 })).toBeInTheDocument();
    for (const [label, text] of [
      ["Company name", "Unknown Company"],
      ["Email", "No Email"],
      ["Phone", "No phone number"],
      ["Username", "No Username"],
      ["User ID", "Not provided"],
    ])
      expect(detail(label ?? "")).toHaveTextContent(text ?? "");
  });

  test("shows everything about the client", async () => {
    const client = buildClient();
    await show(client);
    expect(screen.getByRole("heading", { name: "Chai House", level: 1 })).toBeInTheDocument();
    expect(screen.getAllByText("Active")).toHaveLength(2);
    for (const [label, text] of [
      ["Company name", "Chai House"],
      ["Email", "owner@chai.example"],
      ["Phone", "+91 98765 43210"],
      ["User ID", "9"],
      ["Username", "owner"],
      ["Created", formatDate(t, client.created_at)],
      ["Card link", "https://cards.example/chai-house"],
    ] as const)
      expect(detail(label)).toHaveTextContent(text);
    const more = screen.getByRole("region", { name: "Additional Details" });
    expect(detail("Last updated", more)).toHaveTextContent(formatDateTime(t, client.updated_at));
    expect(detail("Account type", more)).toHaveTextContent("Client Account");
    for (const [name, href] of [
      ["Back to Clients", "/dashboard/clients"],
      ["Edit", "/dashboard/clients/1/edit"],
      ["Change Password", "/dashboard/clients/1/change-password"],
      ["View card (opens in a new tab)", "/chai-house"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  test("says what is missing, and offers no card that is offline", async () => {
    const { user } = buildClient();
    await show(
      buildClient({
        company_name: "",
        phone: "",
        is_active: false,
        user: { ...user, email: "", username: "", is_client: false },
      }),
    );
    expect(screen.getByRole("heading", { name: "Unknown Company" })).toBeInTheDocument();
    for (const text of ["No phone number", "No Email", "No Username", "Regular User"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(detail("Card link")).toHaveTextContent("The card is offline while the client is inactive");
    expect(screen.queryByRole("link", { name: /View card/ })).not.toBeInTheDocument();
  });
});

describe("the client's owners", () => {
  const time = "2026-01-05T10:00:00.000Z";
  const invitation = {
    ...{ id: 5, role: "owner", person_id: null, name: "Ravi", phone: "", email: "", branch_ids: [] },
    expires_at: "2026-01-19T10:00:00.000Z",
  };
  const owner = { id: 9, name: "asha", email: "asha@chai.example", phone: "+91 98765 43210", joined_at: time };
  const region = () => screen.findByRole("region", { name: "Owners" });

  test("are shown with who is invited, whose invitation is withdrawn", async () => {
    const user = userEvent.setup();
    let invitations = [invitation];
    const calls = await show(buildClient(), {
      [readOwners]: () => ({ json: { owners: [owner], invitations } }),
      "DELETE /api/admin/clients/1/invitations/5/": () => {
        invitations = [];
        return { status: 204 };
      },
    });
    const owners = within(await region());
    const list = within(await owners.findByRole("list", { name: "Owners" }));
    for (const text of ["asha", "asha@chai.example", "+91 98765 43210"])
      expect(list.getByText(text)).toBeInTheDocument();
    await user.click(owners.getByRole("button", { name: "Withdraw the invitation of Ravi" }));
    await waitFor(() => expect(owners.queryByText("Ravi")).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  test("are invited by a link that names the client, also where none is left", async () => {
    const user = userEvent.setup();
    let answer = (_: FakeAnswer) => {};
    const calls = await show(buildClient({ is_active: false }), {
      "POST /api/admin/clients/1/owners/": () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    });
    const owners = within(await region());
    expect(await owners.findByText("Nobody owns this client now")).toBeInTheDocument();
    expect(owners.getByText(/invitations do not let anybody in/)).toBeInTheDocument();
    await user.click(owners.getByRole("button", { name: "Invite an owner" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invite an owner" }));
    await user.type(await dialog.findByRole("textbox", { name: "Name" }), "Ravi");
    await user.dblClick(dialog.getByRole("button", { name: "Invite" }));
    await waitFor(() => expect(calls.at(-1)?.method).toBe("POST"));
    await act(async () => answer({ status: 201, json: { invitation, token: "abc" } }));
    const made = within(await screen.findByRole("dialog", { name: "Invitation" }));
    expect(made.getByRole("textbox", { name: "Link" })).toHaveValue("https://cards.example/join/abc");
    expect(made.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringContaining("Chai%20House"),
    );
    expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { name: "Ravi", phone: "", email: "", by_mail: false },
    ]);
  });
});

describe("the client's status", () => {
  let now = buildClient();
  const answers = { json: buildClient() };
  beforeEach(() => {
    now = buildClient();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));
  const readNow = { [read]: () => ({ json: now }) };

  test("is turned off and on again, each said for three seconds", async () => {
    let answer = (_: FakeAnswer) => {};
    await show(now, {
      ...readNow,
      "POST /api/admin/clients/block/1/": () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
      "POST /api/admin/clients/unblock/1/": () => {
        now = buildClient();
        return answers;
      },
    });
    const user = person();
    await user.click(screen.getByRole("button", { name: "Deactivate" }));
    await confirmDeactivating(user);
    expect(screen.getByRole("button", { name: "Deactivating..." })).toHaveAttribute("aria-disabled", "true");
    now = buildClient({ is_active: false });
    await act(async () => answer(answers));
    expect(await screen.findByText("Client deactivated successfully!")).toBeInTheDocument();
    expect(screen.getAllByText("Inactive")).toHaveLength(2);
    await pass(screenLimits.successMessage - 100);
    expect(screen.getByText("Client deactivated successfully!")).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText("Client deactivated successfully!")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Activate" }));
    expect(await screen.findByText("Client activated successfully!")).toBeInTheDocument();
    expect(screen.getAllByText("Active")).toHaveLength(2);
  });

  test.each([
    ["the server's reason", { json: new ApiError("limit_reached", "Not today").toBody("1", english) }, "Not today"],
    ["its own text", {}, "Failed to update client status. Please try again."],
  ])("that could not be changed stays, with %s for five seconds", async (_, failure, text) => {
    await show(now, { ...readNow, "POST /api/admin/clients/block/1/": { status: 409, ...failure } });
    const user = person();
    await user.click(screen.getByRole("button", { name: "Deactivate" }));
    await confirmDeactivating(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("button", { name: "Deactivate" })).toBeEnabled();
    await pass(screenLimits.statusFailure - 100);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("deleting the client", () => {
  const question = "Are you sure you want to delete this client? This action cannot be undone.";

  test("asks, and leads to the list", async () => {
    const user = userEvent.setup();
    const calls = await show(buildClient(), { "DELETE /api/admin/clients/1/delete/": { status: 204 } });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = screen.getByRole("alertdialog", { description: question });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard/clients"));
    expect(calls.at(-1)?.method).toBe("DELETE");
    expect(screen.queryByText(failures.clientNotFound)).not.toBeInTheDocument();
  });

  test("stays when it failed", async () => {
    const user = userEvent.setup();
    await show(buildClient(), { "DELETE /api/admin/clients/1/delete/": { status: 500 } });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to delete client. Please try again.");
    expect(replace).not.toHaveBeenCalled();
  });
});

describe("without a client", () => {
  test("shows a skeleton until it is there", async () => {
    fakeApi({ "GET /api/admin/clients/5/edit/": () => new Promise<FakeAnswer>(() => {}) });
    await showScreen(buildAdmin(), screenOf(5));
    expect(screen.getByRole("status")).toHaveTextContent("Loading client...");
  });

  test.each([
    [
      "the server's reason",
      { json: new ApiError("permission_denied", "Not for you").toBody("1", english) },
      "Not for you",
    ],
    ["its own text", {}, "Failed to fetch client details"],
  ])("that cannot be had gives %s and a way back", async (_, failure, text) => {
    fakeApi({ [read]: { status: 403, ...failure } });
    await showScreen(buildAdmin(), screenOf(1));
    expect(await screen.findByRole("heading", { name: "Error Loading Client" })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Clients" })).toHaveAttribute("href", "/dashboard/clients");
  });

  test.each([
    ["is not there", 1],
    ["the address does not name", null],
  ])("that %s says so", async (_, id) => {
    const calls = fakeApi({ [read]: { status: 404 } });
    await showScreen(buildAdmin(), screenOf(id));
    expect(await screen.findByRole("heading", { name: "Client not found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Clients" })).toHaveAttribute("href", "/dashboard/clients");
    expect(calls).toHaveLength(id === null ? 0 : 1);
  });
});
