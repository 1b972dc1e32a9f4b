import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientPaymentsSection } from "@/components/billing/client-payments-section";
import type { ClientBilling } from "@/lib/contract/billing/payment-schema";
import { fakeApi } from "../fake-api";
import { buildPlan } from "../plans/build-plan";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildDocument, buildRequest } from "./build-billing";

const nothing: ClientBilling = { details: null, credit: [], requests: [], payments: [], documents: [] };

async function show(billing: Partial<ClientBilling>, plans = [buildPlan()]) {
  const calls = fakeApi({
    "GET /api/admin/plans/": { json: { results: plans, without_plan: 0 } },
    "GET /api/admin/clients/7/plan/": { status: 404, json: {} },
    "GET /api/admin/clients/7/billing/": { json: { ...nothing, ...billing } },
    "POST /api/admin/clients/7/payments/": { json: { invoice_id: null } },
    "POST /api/admin/clients/7/credit/refund/": { json: { credit: [] } },
  });
  await showScreen(buildAdmin(), <ClientPaymentsSection clientId={7} />);
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  return { user: userEvent.setup(), calls, sent };
}

test("a payment that came otherwise is entered, with what is open in its field", async () => {
  const { user, sent } = await show({ requests: [buildRequest()], documents: [buildDocument()] });
  expect(await screen.findByText("₹590, reference 4711000001")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "NK/26-27/00001" })).toHaveAttribute(
    "href",
    "/dashboard/payments/invoices/3",
  );
  await user.click(screen.getByRole("button", { name: "Enter a payment" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enter a payment" }));
  expect(dialog.getByText(/^₹590 pays what the client was asked to pay/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue("590.00");
  await user.type(dialog.getByLabelText(/^Payment reference/), "cash");
  await user.click(dialog.getByRole("button", { name: "Enter a payment" }));
  expect(await screen.findByText("The payment is entered")).toBeInTheDocument();
  const received_on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(sent()).toEqual([
    ["/api/admin/clients/7/payments/", { amount: "590.00", currency: "INR", received_on, reference: "cash" }],
  ]);
});

test("credit is paid back, at most all of it", async () => {
  const { user, sent } = await show({ credit: [{ currency: "INR", amount: "120.50" }] });
  await user.click(await screen.findByRole("button", { name: "Pay credit back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay credit back" }));
  expect(dialog.getByText("At most ₹120.50")).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Payment reference/), "UTR1");
  await user.click(dialog.getByRole("button", { name: "Pay credit back" }));
  expect(await screen.findByText("It is entered that credit was paid back")).toBeInTheDocument();
  expect(sent()[0]?.[1]).toMatchObject({ amount: "120.50", currency: "INR", reference: "UTR1" });
});

test("of a client that paid nothing it says so, and without plans there is nothing", async () => {
  await show({});
  expect(await screen.findByText("Nothing paid yet")).toBeInTheDocument();
});

test("a site without plans has no payments", async () => {
  const { calls } = await show({}, []);
  expect(screen.queryByText("Payments")).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path.endsWith("/billing/"))).toBe(false);
});
