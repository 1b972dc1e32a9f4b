import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BillingSettingsScreen } from "@/components/billing/settings-screen";
import type { Terms } from "@/lib/contract/billing/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildTerms } from "./build-billing";

const settings = { upi_id: "", upi_name: "", bank: null, note: "", invoice_series: "INV", note_series: "CN" };
const path = "/api/admin/billing/";

async function show(terms: readonly Terms[] = []) {
  const calls = fakeApi({
    [`GET ${path}settings/`]: { json: settings },
    [`PUT ${path}settings/`]: { json: settings },
    [`GET ${path}terms/`]: { json: { results: terms } },
    [`POST ${path}terms/`]: { status: 201, json: buildTerms() },
    [`PUT ${path}terms/1/`]: { json: buildTerms() },
    [`DELETE ${path}terms/1/`]: { status: 204 },
  });
  await showScreen(buildAdmin(), <BillingSettingsScreen />);
  await screen.findByRole("button", { name: "Add terms" });
  const sent = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  return { user: userEvent.setup(), sent };
}

test("UPI, bank account and series are said in one form", async () => {
  const { user, sent } = await show();
  expect(await screen.findByText("Nothing yet. Clients do not know where to pay.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Change" }));
  const dialog = within(await screen.findByRole("dialog", { name: "How money reaches you" }));
  await user.type(dialog.getByRole("textbox", { name: "UPI ID" }), "nk@upi");
  await user.click(dialog.getByRole("checkbox", { name: "Clients may pay to a bank account" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/^Check: Account name/)).toBeInTheDocument();
  const bank = { account_name: "Namaskard", account_number: "1234567890", ifsc: "HDFC0001234", bank_name: "HDFC" };
  await user.type(dialog.getByRole("textbox", { name: "Account name" }), bank.account_name);
  await user.type(dialog.getByRole("textbox", { name: "Account number" }), bank.account_number);
  await user.type(dialog.getByRole("textbox", { name: "IFSC" }), bank.ifsc);
  await user.type(dialog.getByRole("textbox", { name: "Bank and branch" }), bank.bank_name);
  await user.clear(dialog.getByRole("textbox", { name: "Invoices begin with" }));
  await user.type(dialog.getByRole("textbox", { name: "Invoices begin with" }), "nk");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The settings are saved")).toBeInTheDocument();
  expect(sent()).toEqual([["PUT", `${path}settings/`, { ...settings, upi_id: "nk@upi", bank, invoice_series: "NK" }]]);
});

test("the first terms ask for what an Indian seller's invoices need", async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole("button", { name: "Add terms" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add terms" }));
  const field = (name: string) => dialog.getByRole("textbox", { name });
  expect(dialog.queryByRole("textbox", { name: "GSTIN" })).not.toBeInTheDocument();
  expect(dialog.queryByRole("textbox", { name: "Rate in %" })).not.toBeInTheDocument();
  await user.type(field("Name of business or person"), "Namaskard Services");
  await user.type(field("Address"), "5 MG Road");
  await user.selectOptions(dialog.getByRole("combobox", { name: "State" }), "Karnataka");
  await user.type(field("PIN code"), "560 001");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Registered for GST" }), "Regular");
  await user.type(field("GSTIN"), "29AAGCB7383J1Z4");
  await user.type(field("SAC"), "998315");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Prices of plans" }), "Plus tax");
  await user.click(dialog.getByRole("button", { name: "Add terms" }));
  expect(await screen.findByText(/^Terms from .* are saved$/)).toBeInTheDocument();
  const { id: _id, is_fixed: _fixed, ...kept } = buildTerms();
  const body = { ...kept, address: "5 MG Road", from_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
  expect(sent()).toEqual([["POST", `${path}terms/`, body]]);
});

test("abroad there is no GST to ask for", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: "Add terms" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add terms" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Country" }), "United Arab Emirates");
  expect(dialog.getByRole("textbox", { name: "Name of the tax" })).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Rate in %" })).toBeInTheDocument();
  for (const name of ["SAC", "GSTIN"]) expect(dialog.queryByRole("textbox", { name })).not.toBeInTheDocument();
});

test("terms say since when they hold, and change only while nothing was issued by them", async () => {
  const used = buildTerms({ id: 2, from_on: "2025-04-01", is_fixed: true });
  const old = buildTerms({ id: 3, from_on: "2024-04-01", is_fixed: true, rate: 0 });
  const { user, sent } = await show([buildTerms({ from_on: "2199-04-01", pricing: "inclusive" }), used, old]);
  const [next, current, before] = screen.getAllByRole("listitem").filter((row) => row.textContent?.startsWith("From"));
  if (!next || !current || !before) throw new Error("Terms are missing");
  expect(within(current).getByText("In force now")).toBeInTheDocument();
  expect(next).toHaveTextContent("18% tax, in the price");
  expect(current).toHaveTextContent("18% tax, added to the price · 29AAGCB7383J1Z4");
  expect(before).toHaveTextContent("No tax");
  expect(screen.getAllByText("In force now")).toHaveLength(1);
  expect(within(current).queryByRole("button")).not.toBeInTheDocument();
  await user.click(within(next).getByRole("button", { name: "Delete From 1 Apr 2199" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("From 1 Apr 2199 was deleted")).toBeInTheDocument();
  expect(sent()).toEqual([["DELETE", `${path}terms/1/`, undefined]]);
});
