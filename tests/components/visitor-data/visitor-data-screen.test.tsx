import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrencyProvider } from "@/components/products/currency";
import { VisitorDataScreen } from "@/components/visitor-data/visitor-data-screen";
import { downloadFile } from "@/lib/browser/download";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { VisitorData } from "@/lib/contract/privacy/schema";
import { fieldMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { buildLead, buildOrder } from "../leads/build-lead";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/download", () => ({ downloadFile: jest.fn() }));

const review = {
  id: 3,
  customer_name: "Asha R.",
  customer_email: "asha@example.com",
  customer_phone: "",
  message: "As it should be",
  rating: 4,
  status: "approved" as const,
  response: "Come again",
  consent: "Sharma Traders may keep my name, e-mail address and review.",
  created_at: "2026-06-10T10:00:00.000Z",
  updated_at: "2026-06-10T10:00:00.000Z",
};
const data: VisitorData = { feedback: [review], leads: [buildLead(), buildOrder({ id: 8 })] };

async function find(
  contact: string,
  routes: Parameters<typeof fakeApi>[0] = {},
  viewer: CurrentUser = buildCurrentUser(),
) {
  const calls = fakeApi({ "POST /api/visitor-data/find/": { json: data }, ...routes });
  await showScreen(
    viewer,
    <CurrencyProvider currency="INR">
      <VisitorDataScreen />
    </CurrencyProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Email or phone number/), contact);
  await user.click(screen.getByRole("button", { name: "Find" }));
  return { user, calls };
}

describe("VisitorDataScreen", () => {
  test("shows everything of one person, with what was agreed to", async () => {
    const { calls } = await find(" Asha@Example.com ");
    expect(await screen.findByText("1 review and 2 enquiries from asha@example.com")).toBeInTheDocument();
    expect(calls).toEqual([expect.objectContaining({ body: { contact: "asha@example.com" } })]);
    const reviews = screen.getByRole("region", { name: "Reviews" });
    for (const text of ["Asha R.", "As it should be", "Come again", "Approved", "10 Jun 2026", "may keep my name"])
      expect(reviews).toHaveTextContent(text);
    expect(within(reviews).getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
    const leads = screen.getByRole("region", { name: "Enquiries" });
    for (const text of ["Do you deliver?", "2 × Kaju Katli 500 g", "+91 98765 43210", "may keep what I send here"])
      expect(leads).toHaveTextContent(text);
  });

  test("hands it out as a file whose name tells nothing of the person", async () => {
    const { user } = await find("asha@example.com");
    await user.click(await screen.findByRole("button", { name: "Download" }));
    const [name, type, text] = jest.mocked(downloadFile).mock.lastCall ?? [];
    expect(name).toMatch(/^visitor-data-\d{4}-\d\d-\d\d\.json$/);
    expect(type).toBe("application/json");
    expect(JSON.parse(String(text))).toEqual({ contact: "asha@example.com", ...data });
  });

  test("deletes it once it has said how much that is", async () => {
    const { user, calls } = await find("asha@example.com", {
      "POST /api/visitor-data/delete/": { json: { feedback: 1, leads: 2 } },
    });
    await user.click(await screen.findByRole("button", { name: "Delete everything" }));
    const question = screen.getByRole("alertdialog", { name: "Delete everything from asha@example.com" });
    expect(question).toHaveTextContent("This deletes 1 review and 2 enquiries, on the card too, and cannot be undone.");
    expect(calls).toHaveLength(1);
    await user.click(within(question).getByRole("button", { name: "Delete everything" }));
    expect(await screen.findByText("Deleted: 1 review and 2 enquiries")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Nothing from asha@example.com" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Enquiries" })).not.toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ path: "/api/visitor-data/delete/", body: { contact: "asha@example.com" } });
  });

  test("keeps the question open with the reason when that failed", async () => {
    const { user } = await find("asha@example.com");
    await user.click(await screen.findByRole("button", { name: "Delete everything" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete everything" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It could not be deleted");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("region", { name: "Enquiries" })).toBeInTheDocument();
  });

  test("asks for a whole address or number, and says when the search failed", async () => {
    const { user, calls } = await find("asha", { "POST /api/visitor-data/find/": { status: 500 } });
    const field = screen.getByLabelText(/^Email or phone number/);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(fieldMessages.contactRequired)),
    );
    expect(calls).toEqual([]);
    await user.clear(field);
    await user.type(field, "98765 43210");
    await user.click(screen.getByRole("button", { name: "Find" }));
    expect(await screen.findByText(/^The search failed/)).toBeVisible();
  });

  test("says so where there is nothing", async () => {
    await find("nobody@example.com", { "POST /api/visitor-data/find/": { json: { feedback: [], leads: [] } } });
    expect(await screen.findByRole("heading", { name: "Nothing from nobody@example.com" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Delete everything" })).not.toBeInTheDocument();
  });

  test("tells administrators to whom each was sent", async () => {
    const sent = { feedback: [], leads: [buildLead({ company_name: "Sharma Traders", client_id: 3 })] };
    await find("asha@example.com", { "POST /api/visitor-data/find/": { json: sent } }, buildAdmin());
    expect(await screen.findByText("to Sharma Traders")).toBeInTheDocument();
    expect(screen.getByText(/what companies on this site keep about them/)).toBeInTheDocument();
  });
});
