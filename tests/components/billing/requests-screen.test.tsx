import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequestsScreen } from "@/components/billing/requests-screen";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import type { Terms } from "@/lib/contract/billing/schema";
import type { Outcome } from "@/lib/contract/billing/values";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildDocument, buildRequest, buildTerms } from "./build-billing";

const path = "/api/admin/payment-requests/";
const first = buildRequest();
const second = buildRequest({ id: 2, client_id: 8, customer_name: "Rao Stores", credit: "90.00", amount: "500.00" });

type Shown = { requests?: readonly PaymentRequest[]; terms?: readonly Terms[]; outcomes?: readonly Outcome[] };

/** Filters stay in the address. */
beforeEach(() => window.history.replaceState(null, "", "/"));

async function show({ requests = [first, second], terms = [buildTerms()], outcomes = ["confirmed"] }: Shown = {}) {
  const results = outcomes.map((outcome, index) => ({ id: index + 1, outcome }));
  const billing = { details: null, credit: [], requests: [], payments: [], documents: [buildDocument()] };
  const calls = fakeApi({
    [`GET ${path}`]: { json: { count: requests.length, next: null, previous: null, results: requests } },
    "GET /api/admin/billing/terms/": { json: { results: terms } },
    "GET /api/admin/clients/7/billing/": { json: billing },
    [`POST ${path}confirm/`]: { json: { results } },
    [`POST ${path}refuse/`]: { json: { results } },
  });
  await showScreen(buildAdmin(), <RequestsScreen />);
  await screen.findByText(requests[0]?.customer_name ?? "No payment to confirm");
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  return { user: userEvent.setup(), sent, asked: () => calls.map(({ path }) => path) };
}

const rowOf = (name: string) => {
  const row = screen.getByRole("link", { name }).closest("li");
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

test("shows first what is said to be paid, with what its client says", async () => {
  const { user, asked } = await show();
  expect(asked().find((asked) => asked.startsWith(path))).toContain("status=claimed");
  const row = rowOf("Lamps & Sons");
  expect(screen.getByRole("link", { name: "Lamps & Sons" })).toHaveAttribute("href", "/dashboard/clients/7");
  expect(row.getByText("₹590")).toBeInTheDocument();
  expect(row.getByText("Shop · 1 year")).toBeInTheDocument();
  expect(row.getByText("Reference 4711000001")).toBeInTheDocument();
  expect(row.getByText(/UTR UTR43218765$/)).toBeInTheDocument();
  expect(rowOf("Rao Stores").getByText("₹90 more from credit")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Refused" }));
  expect(asked().at(-1)).toContain("status=refused");
});

test("one tap confirms a payment, and tells its invoice's number", async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole("button", { name: "Money is here from Lamps & Sons" }));
  expect(
    await screen.findByText("₹590 from Lamps & Sons: invoice NK/26-27/00001 is issued, and the plan goes on"),
  ).toBeInTheDocument();
  const received_on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(sent()).toEqual([[`${path}confirm/`, { payments: [{ id: 1, received_on, reference: "" }] }]]);
});

test("several are confirmed at once, and it is told what came of each", async () => {
  const { user, sent } = await show({ outcomes: ["confirmed", "paid"] });
  await user.click(screen.getByRole("checkbox", { name: "Select Rao Stores" }));
  expect(screen.getByText("1 selected")).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await user.click(screen.getByRole("button", { name: "Money is here" }));
  expect(await screen.findByText("1 confirmed and 1 was already paid")).toBeInTheDocument();
  expect(sent()[0]?.[1]).toMatchObject({ payments: [{ id: 1 }, { id: 2 }] });
});

test("refusing asks for the reason that the client reads", async () => {
  const { user, sent } = await show({ outcomes: ["refused"] });
  await user.click(screen.getByRole("button", { name: "Refuse the payment of Rao Stores" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refuse payment" }));
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sent()).toEqual([]);
  await user.type(reason, "Nothing came");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("1 refused")).toBeInTheDocument();
  expect(sent()).toEqual([[`${path}refuse/`, { ids: [2], reason: "Nothing came" }]]);
});

test("what is settled has no buttons, and says why", async () => {
  await show({ requests: [buildRequest({ status: "refused", reason: "Nothing came", settled_on: "2026-11-25" })] });
  expect(screen.getByText("Reason: Nothing came")).toBeInTheDocument();
  expect(screen.getByText("Since 25 Nov 2026")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Money is here/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("before the first terms it says what payments wait for", async () => {
  await show({ requests: [], terms: [] });
  expect(await screen.findByRole("link", { name: "Set them" })).toHaveAttribute("href", "/dashboard/payments/settings");
});

test("says what was paid online, and by which payment", async () => {
  const paid = buildRequest({ status: "paid", gateway: "razorpay", bank_reference: "pay_29QQoUBi66xm2f" });
  await show({ requests: [paid] });
  expect(rowOf("Lamps & Sons").getByText("Paid online: Razorpay pay_29QQoUBi66xm2f")).toBeInTheDocument();
  expect(rowOf("Lamps & Sons").queryByText(/Says it paid/)).not.toBeInTheDocument();
});
