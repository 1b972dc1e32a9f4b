import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeadScreen } from "@/components/leads/lead-screen";
import { CurrencyProvider } from "@/components/products/currency";
import { ApiError } from "@/lib/contract/errors";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { Lead, LeadStats } from "@/lib/contract/leads/schema";
import { english, failures } from "../../english";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildLead, buildOrder } from "./build-lead";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/leads"));

const stats: LeadStats = { total: 1_234, new: 12, contacted: 3, won: 0, lost: 1 };
const refusal = {
  status: 403,
  json: new ApiError("permission_denied", failures.permissionDenied).toBody("1", english),
};

async function show(leads: Lead[], routes: Parameters<typeof fakeApi>[0] = {}, user: CurrentUser = buildCurrentUser()) {
  const calls = fakeApi({
    "GET /api/leads/": listAnswer(leads),
    "GET /api/leads/stats/": { json: stats },
    ...routes,
  });
  const screen = (
    <CurrencyProvider currency="INR">
      <LeadScreen />
    </CurrencyProvider>
  );
  await showScreen(user, screen);
  return calls;
}

const cardOf = async (name: string) => (await screen.findByRole("heading", { name })).closest("li") as HTMLElement;

describe("LeadScreen", () => {
  test("shows who wrote, what, and how many there are of each status", async () => {
    await show([buildLead({ notes: "Called twice" })]);
    const card = await cardOf("Asha Rao");
    expect(screen.getByRole("heading", { level: 1, name: "Enquiries" })).toBeInTheDocument();
    expect(screen.getByText("People who wrote to you from your card")).toBeInTheDocument();
    for (const text of ["Contact", "Do you deliver?", "Notes: Called twice", "11 Jun 2026"])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", "/dashboard/leads/7");
    const tabs = await screen.findByRole("group", { name: "Status" });
    await waitFor(() => expect(tabs).toHaveTextContent("All 1,234New 12Contacted 3Won 0Lost 1"));
    expect(within(tabs).getByRole("button", { pressed: true })).toHaveTextContent("All");
  });

  test("leads to what one person has sent", async () => {
    await show([buildLead()]);
    await cardOf("Asha Rao");
    const link = screen.getByRole("link", { name: "Find a person’s data" });
    expect(link).toHaveAttribute("href", "/dashboard/visitor-data");
  });

  test("an order lists what it is of, what each comes to and what all do", async () => {
    await show([buildOrder()]);
    const card = await cardOf("Asha Rao");
    expect(within(card).getByRole("list", { name: "Order" })).toHaveTextContent("2 × Kaju Katli 500 g₹9001 × Vase");
    expect(card).toHaveTextContent("Total ₹900");
  });

  test("without any price there is no total; a question names its product", async () => {
    const items = [{ product_id: 2, name: "Vase", price: null, quantity: 1 }];
    await show([buildOrder({ items, total: "0.00" }), buildLead({ id: 8, name: "Ravi", kind: "question", items })]);
    expect(await cardOf("Asha Rao")).not.toHaveTextContent("Total");
    expect(await cardOf("Ravi")).toHaveTextContent("About Vase");
  });

  test("calls, chats and mails with one tap, and then offers to note it", async () => {
    const user = userEvent.setup();
    let lead = buildLead();
    const calls = await show([], {
      "GET /api/leads/": () => listAnswer([lead]),
      "PATCH /api/leads/7/": ({ body }) => {
        lead = { ...lead, ...(body as Partial<Lead>) };
        return { json: lead };
      },
    });
    expect(await screen.findByRole("link", { name: "Call Asha Rao" })).toHaveAttribute("href", "tel:+919876543210");
    expect(screen.getByRole("link", { name: "Email Asha Rao" })).toHaveAttribute("href", "mailto:asha@example.com");
    const chat = await screen.findByRole("link", { name: "WhatsApp Asha Rao (opens in a new tab)" });
    const address = new URL(chat.getAttribute("href") ?? "");
    expect([address.host, address.pathname]).toEqual(["wa.me", "/919876543210"]);
    expect(address.searchParams.get("text")).toBe("Namaste Asha Rao, thank you for your message.");

    expect(calls.filter(({ method }) => method === "PATCH")).toEqual([]);
    await user.click(chat);
    fireEvent.click(await screen.findByRole("button", { name: "Mark as contacted" }));
    await screen.findByText("Asha Rao was marked as contacted");
    expect(screen.getByRole("combobox", { name: /^Status/ })).toHaveDisplayValue("Contacted");
  });

  test("a chat begins in the visitor's language, which is named in its own script", async () => {
    const reply = "नमस्ते Asha Rao, आपके संदेश के लिए धन्यवाद।";
    await show([buildLead({ language: "hi", reply }), buildLead({ id: 8, name: "Ravi", language: "en" })]);
    const card = within(await cardOf("Asha Rao"));
    const chat = await card.findByRole("link", { name: /^WhatsApp Asha Rao/ });
    expect(new URL(chat.getAttribute("href") ?? "").searchParams.get("text")).toBe(reply);
    const language = card.getByText("हिन्दी");
    expect(language).toHaveAttribute("lang", "hi");
    expect(language.parentElement).toHaveTextContent("Wrote in हिन्दी");
    expect(await cardOf("Ravi")).not.toHaveTextContent("Wrote in");
  });

  test("a lead that is not new needs no note", async () => {
    const user = userEvent.setup();
    await show([buildLead({ status: "won" })]);
    await user.click(await screen.findByRole("link", { name: /^WhatsApp/ }));
    expect(screen.queryByText("Did you reach Asha Rao?")).not.toBeInTheDocument();
  });

  test("a lead with one contact offers that alone", async () => {
    await show([buildLead({ phone: "" })]);
    await screen.findByRole("link", { name: "Email Asha Rao" });
    expect(screen.queryByRole("link", { name: /Call|WhatsApp/ })).not.toBeInTheDocument();
  });

  test("the status changes at once, and goes back where it could not", async () => {
    const user = userEvent.setup();
    let answer: () => void = () => {};
    const refused = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = await show([buildLead()], {
      "PATCH /api/leads/7/": async () => {
        await refused;
        return { status: 503, json: new ApiError("unavailable", failures.unavailable).toBody("1", english) };
      },
    });
    const status = await screen.findByRole("combobox", { name: "Status of Asha Rao" });
    await user.selectOptions(status, "Won");
    expect(status).toHaveDisplayValue("Won");
    answer();
    expect(await screen.findByText(failures.unavailable)).toBeInTheDocument();
    expect(status).toHaveDisplayValue("New");
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ status: "won" });
  });

  test("is narrowed by status, kind, reminder and search, which files follow and the address keeps", async () => {
    const user = userEvent.setup();
    const calls = await show([buildLead()]);
    const asked = () => calls.findLast(({ path }) => path.startsWith("/api/leads/?"))?.path;
    await user.click(await screen.findByRole("button", { name: /^New/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Filter by kind" }), "Order");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "With a reminder");
    await user.type(screen.getByRole("searchbox", { name: "Search enquiries" }), "asha");
    await waitFor(() =>
      expect(asked()).toBe("/api/leads/?status=new&kind=order&ordering=remind_on&reminded=true&search=asha&page=1"),
    );
    expect(window.location.search).toBe("?status=new&kind=order&sort=reminders&search=asha");
    for (const [name, file] of [
      ["Export", "export"],
      ["Save contacts", "contacts"],
    ])
      expect(screen.getByRole("link", { name })).toHaveAttribute(
        "href",
        `/api/leads/${file}/?status=new&kind=order&ordering=remind_on&reminded=true&search=asha`,
      );
  });

  test("is asked about before it is deleted", async () => {
    const user = userEvent.setup();
    const calls = await show([buildLead()], { "DELETE /api/leads/7/": { status: 204 } });
    await user.click(await screen.findByRole("button", { name: "Delete Asha Rao" }));
    expect(
      screen.getByText("Are you sure you want to delete this enquiry? This action cannot be undone."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Asha Rao was deleted")).toBeInTheDocument();
    expect(calls.some(({ method, path }) => `${method} ${path}` === "DELETE /api/leads/7/")).toBe(true);
  });

  test("before the first there is a hint, and nothing to export", async () => {
    await show([]);
    expect(await screen.findByRole("heading", { name: "No enquiries yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Share your card" })).toHaveAttribute("href", "/dashboard/share");
    expect(screen.queryByRole("link", { name: "Export" })).not.toBeInTheDocument();
  });

  test("where nothing fits the filters, says that and not that there is nothing", async () => {
    window.history.replaceState(null, "", "/dashboard/leads?status=won");
    await show([]);
    expect(await screen.findByRole("heading", { name: "No enquiries found" })).toBeInTheDocument();
  });

  test("tells administrators how many there are, and no more", async () => {
    await show([], { "GET /api/leads/": refusal }, buildAdmin());
    const figure = (await screen.findByText("All enquiries")).closest("div") as HTMLElement;
    expect(figure).toHaveTextContent("1,234");
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });

  test("shows them to administrators where the site says so, with their company, and not to be changed", async () => {
    await show([buildLead({ client_id: 3, company_name: "Sharma Traders" })], {}, buildAdmin());
    const card = await cardOf("Asha Rao");
    expect(card).toHaveTextContent("Sharma Traders");
    expect(within(card).queryByRole("combobox")).not.toBeInTheDocument();
    expect(within(card).getByText("New")).toBeInTheDocument();
  });
});
