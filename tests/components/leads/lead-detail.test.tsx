import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeadDetail } from "@/components/leads/lead-detail";
import { ApiError } from "@/lib/contract/errors";
import type { Lead } from "@/lib/contract/leads/schema";
import { english, failures } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildLead, buildOrder } from "./build-lead";

const replace = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace, push: jest.fn() }),
  usePathname: () => "/dashboard/leads/7",
}));

const missing = { status: 404, json: new ApiError("not_found", failures.notFound).toBody("1", english) };

async function show(lead: Lead | null, routes: Parameters<typeof fakeApi>[0] = {}, user = buildCurrentUser()) {
  const calls = fakeApi({
    "GET /api/leads/7/": lead ? { json: lead } : missing,
    ...routes,
  });
  await showScreen(user, <LeadDetail id={7} />);
  return calls;
}

const patched = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === "PATCH");

describe("LeadDetail", () => {
  test("shows everything about a lead, and leaves it as new", async () => {
    const calls = await show(buildOrder({ message: "For Diwali" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeInTheDocument();
    for (const text of ["For Diwali", "+91 98765 43210", "asha@example.com", "2 × Kaju Katli 500 g"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/may keep what I send here/)).toBeInTheDocument();
    expect(screen.getByText(/11 Jun 2026, /)).toBeInTheDocument();
    expect(patched(calls)).toEqual([]);
  });

  test("keeps notes and a reminder, and takes the reminder away again", async () => {
    const user = userEvent.setup();
    let lead = buildLead({ notes: "Called" });
    const calls = await show(lead, {
      "PATCH /api/leads/7/": ({ body }) => {
        lead = { ...lead, ...(body as Partial<Lead>) };
        return { json: lead };
      },
      "GET /api/leads/7/": () => ({ json: lead }),
    });
    await user.type(await screen.findByLabelText("Notes"), " twice");
    const day = screen.getByLabelText("Reminder");
    await user.type(day, "2026-12-01");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your notes were saved")).toBeInTheDocument();
    await user.clear(day);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
    expect(patched(calls).map(({ body }) => body)).toEqual([
      { notes: "Called twice", remind_on: "2026-12-01" },
      { notes: "Called twice", remind_on: null },
    ]);
  });

  test("leads back to the list once it is deleted", async () => {
    const user = userEvent.setup();
    await show(buildLead(), { "DELETE /api/leads/7/": { status: 204 } });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard/leads"));
    expect(screen.queryByRole("heading", { name: "Enquiry not found" })).not.toBeInTheDocument();
  });

  test("tells a member whose enquiry was handed over that it is no longer theirs", async () => {
    await show(null, {}, buildCurrentUser({ role: "member", person_id: 4 }));
    expect(await screen.findByText(/^It is no longer yours/)).toBeInTheDocument();
  });

  test("says so when the lead does not exist", async () => {
    await show(null);
    expect(await screen.findByRole("heading", { name: "Enquiry not found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Enquiries" })).toHaveAttribute("href", "/dashboard/leads");
  });

  test("is for administrators to read only", async () => {
    await show(buildLead({ company_name: "Sharma Traders", client_id: 3 }), {}, buildAdmin());
    expect(await screen.findByText("to Sharma Traders")).toBeInTheDocument();
    expect(screen.queryByLabelText("Notes")).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});
