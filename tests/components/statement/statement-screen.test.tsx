import { TextDecoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StatementScreen } from "@/components/statement/statement-screen";
import type { MatchedPayment } from "@/lib/contract/billing/payment-schema";
import { buildRequest } from "../billing/build-billing";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

beforeAll(() => Object.assign(globalThis, { TextDecoder }));

const asha = buildRequest({ id: 1, client_id: 7, customer_name: "Asha Shop", amount: "590.00" });
const rao = buildRequest({ id: 2, client_id: 8, customer_name: "Rao Stores", amount: "700.00" });

const statement = [
  "Account of;Namaskard",
  "Date;Narration;Debit;Credit;Balance",
  "01/12/26;UPI 412345678901 4711000001;;590.00;1",
  "02/12/26;Rent;900.00;;1",
  "03/12/26;NEFT RAO 4711000002;;650.00;1",
  "03/12/26;Interest;;2.50;1",
].join("\n");

async function show(results: Partial<MatchedPayment>[]) {
  const calls = fakeApi({
    "POST /api/admin/payments/match/": {
      json: { results: results.map((match) => ({ request: null, reference: "", ...match })) },
    },
    "POST /api/admin/payment-requests/confirm/": { json: { results: [{ id: 1, outcome: "confirmed" }] } },
    "POST /api/admin/clients/8/payments/": { json: { invoice_id: null } },
  });
  await showScreen(buildAdmin(), <StatementScreen />);
  const user = userEvent.setup();
  const sent = (path: string) => calls.filter((call) => call.path.startsWith(path)).map(({ body }) => body);
  const pick = (text: string) => {
    const file = new File([text], "bank.csv", { type: "text/csv" });
    // Only browsers have it.
    Object.defineProperty(file, "arrayBuffer", {
      value: async () => new Uint8Array(new TextEncoder().encode(text)).buffer,
    });
    return user.upload(screen.getByLabelText("Statement as CSV file"), file);
  };
  return { user, sent, pick };
}

test("what pays a request is entered with its day and the bank's reference, what does not is credit", async () => {
  const { user, sent, pick } = await show([
    { outcome: "pays", request: asha, reference: "412345678901" },
    { outcome: "credit", request: rao },
    { outcome: "none" },
  ]);
  await pick(statement);
  expect(await screen.findByText("2 payments of clients found")).toBeInTheDocument();
  expect(screen.getByText("1 other names no client.")).toBeInTheDocument();
  expect(sent("/api/admin/payments/match/")).toEqual([
    {
      lines: [
        { amount: "590.00", text: "UPI 412345678901 4711000001" },
        { amount: "650.00", text: "NEFT RAO 4711000002" },
        { amount: "2.50", text: "Interest" },
      ],
    },
  ]);
  expect(screen.getByRole("checkbox", { name: "Select ₹590 from Asha Shop" })).toBeChecked();
  const credit = screen.getByRole("checkbox", { name: "Select ₹650 from Rao Stores" });
  expect(credit).not.toBeChecked();
  const row = within(credit.closest("li") as HTMLElement);
  expect(row.getByText("₹700 was asked for. This becomes credit of the client.")).toBeInTheDocument();
  await user.click(credit);
  await user.click(screen.getByRole("button", { name: "Enter 2 payments" }));
  expect(await screen.findByText("1 confirmed")).toBeInTheDocument();
  expect(sent("/api/admin/payment-requests/confirm/")).toEqual([
    { payments: [{ id: 1, received_on: "2026-12-01", reference: "412345678901" }] },
  ]);
  expect(sent("/api/admin/clients/8/payments/")).toEqual([
    {
      ...{ amount: "650.00", currency: "INR", received_on: "2026-12-03", request_id: 2 },
      reference: "NEFT RAO 4711000002",
    },
  ]);
  // What they are now is asked anew.
  expect(sent("/api/admin/payments/match/")).toHaveLength(2);
});

test("a file that is no statement is refused in words, and another can be chosen", async () => {
  const { sent, pick } = await show([]);
  await pick("name,price\nLamp,500");
  expect(await screen.findByText(/^No bank statement was found in this file/)).toBeInTheDocument();
  expect(screen.getByLabelText("Statement as CSV file")).toBeInTheDocument();
  expect(sent("/api/admin/payments/match/")).toEqual([]);
});

test("a statement without anything that came in has no payments", async () => {
  const { sent, pick } = await show([]);
  await pick("Date;Narration;Debit;Credit\n02/12/26;Rent;900.00;");
  expect(await screen.findByText("No payment of a client found")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Enter/ })).not.toBeInTheDocument();
  expect(sent("/api/admin/payments/match/")).toEqual([]);
});
