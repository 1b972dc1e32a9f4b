import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientList } from "@/components/clients/client-list";
import type { Client } from "@/lib/contract/client";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { fakeApi } from "../fake-api";
import { buildAdmin, withUser } from "../with-user";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

beforeEach(() => window.history.replaceState(null, "", "/dashboard/clients"));

function buildClient(overrides: Partial<Client> = {}): Client {
  return {
    id: 1,
    user: { id: 9, email: "owner@chai.example", username: "owner", is_admin: false, is_client: true },
    company_name: "Chai House",
    phone: "+91 98765 43210",
    is_active: true,
    slug: "chai-house",
    created_at: "2026-11-01T10:00:00.000Z",
    updated_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}

const list = (results: Client[], count = results.length) => ({ json: { count, next: null, previous: null, results } });

const show = () => render(withUser(buildAdmin(), <ClientList />));

describe("ClientList", () => {
  test("shows the clients and how many of them there are", async () => {
    fakeApi({
      "GET /api/admin/all-clients/": list(
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

  test("searches, sorts and turns pages at the server, and keeps it in the address", async () => {
    const user = userEvent.setup();
    const calls = fakeApi({ "GET /api/admin/all-clients/": list([buildClient()], 45) });
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
    fakeApi({ "GET /api/admin/all-clients/": list([]) });
    window.history.replaceState(null, "", "/dashboard/clients?search=nobody");
    show();
    expect(await screen.findByRole("heading", { name: "No clients found" })).toBeInTheDocument();
  });

  test("offers another try when the list cannot be had", async () => {
    const refusal = new ApiError("permission_denied", messages.permissionDenied);
    fakeApi({ "GET /api/admin/all-clients/": { status: 403, json: refusal.toBody("1") } });
    show();
    expect(await screen.findByRole("heading", { name: "Error Loading Clients" })).toBeInTheDocument();
    expect(screen.getByText(messages.permissionDenied)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeEnabled();
  });
});
