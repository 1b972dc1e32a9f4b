import { act, fireEvent, screen, within } from "@testing-library/react";
import { PayScreen } from "@/components/pay/pay-screen";
import { SiteContext } from "@/components/session/site";
import { leaveFor } from "@/lib/browser/leave";
import type { OwnBilling } from "@/lib/contract/billing/payment-schema";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { billingMessages } from "../../english";
import { type FakeAnswer, type FakeCall, fakeApi } from "../fake-api";
import { setupPicker } from "../pick-files";
import { showScreen } from "../show-screen";
import { buildCurrentUser, testSite } from "../with-user";
import { bank, buildBilling, buildDocument, buildOwnPlan, buildRequest, details } from "./build-billing";

type Routes = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;

jest.mock("@/lib/browser/leave", () => ({ leaveFor: jest.fn() }));

/** What the server answers next may be changed. */
async function show(billing: OwnBilling, plan: OwnPlan = buildOwnPlan("due"), routes: Routes = {}) {
  const server = { billing, plan };
  const calls = fakeApi({
    "GET /api/client/billing/": () => ({ json: server.billing }),
    "GET /api/client/plan/": () => ({ json: server.plan }),
    ...routes,
  });
  const site = { ...testSite, email: "help@namaskard.example" };
  await showScreen(
    buildCurrentUser(),
    <SiteContext value={site}>
      <PayScreen />
    </SiteContext>,
  );
  await screen.findByRole("region", { name: "Bill to" });
  return { server, calls, user: setupPicker() };
}

const payButton = () => screen.queryByRole("button", { name: "Pay ₹599 for 12 months" });
const region = (name: string) => within(screen.getByRole("region", { name }));

test("asks once whom the invoice is for, then shows it in short", async () => {
  const { server, calls, user } = await show(buildBilling({ details: null }), undefined, {
    "PUT /api/client/billing/details/": ({ body }) => {
      server.billing = buildBilling();
      return { json: body };
    },
  });
  expect(payButton()).not.toBeInTheDocument();
  expect(region("Payment").getByText("Enter above whom the invoice is for. Then you can pay.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Enter details" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bill to" }));
  expect(dialog.getByLabelText("Name of business or person")).toHaveValue("Sharma Traders");
  await user.type(dialog.getByLabelText("Address"), details.address);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(billingMessages.stateRequired)).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText("State"), "Maharashtra");
  await user.type(dialog.getByLabelText("PIN code"), "411 001");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Edit" })).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual(details);
  expect(region("Bill to").getByText(/1 Lamp Road\s+Pune\s+Maharashtra 411001/)).toBeInTheDocument();
  expect(payButton()).toBeInTheDocument();
});

test("abroad there is a postal code, and neither state nor GSTIN", async () => {
  const { calls, user } = await show(buildBilling(), undefined, { "PUT /api/client/billing/details/": {} });
  await user.click(screen.getByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bill to" }));
  await user.selectOptions(dialog.getByLabelText("Country"), "United Arab Emirates");
  expect(dialog.queryByLabelText("State")).not.toBeInTheDocument();
  expect(dialog.queryByLabelText("GSTIN (optional)")).not.toBeInTheDocument();
  await user.clear(dialog.getByLabelText("Postal code"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Billing details saved");
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ country: "AE", pin: "", state: "" });
});

test("shows what is to be paid, how, and takes the bank's reference", async () => {
  const request = buildRequest({ pricing: "exclusive", amount: "706.82", total: "706.82" });
  const { server, calls, user } = await show(buildBilling(), undefined, {
    "POST /api/client/payment-requests/": () => {
      server.billing = buildBilling({ open: request });
      return { status: 201, json: request };
    },
    "POST /api/client/payment-requests/7/claim/": ({ body }) => {
      server.billing = buildBilling({ open: { ...request, ...(body as object) } });
      return { json: server.billing.open };
    },
  });
  expect(region("Payment").getByText("Your plan runs until 30 Nov 2026.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Pay ₹599 for 12 months" }));
  expect(await screen.findByText("₹706.82")).toBeInTheDocument();
  expect(screen.getByText("The price of your plan plus any tax.")).toBeInTheDocument();
  expect(await screen.findByRole("img", { name: "UPI code of Namaskard" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Pay in a UPI app" })).toHaveAttribute(
    "href",
    "upi://pay?pa=namaskard@okbank&pn=Namaskard&cu=INR&tn=4721093358&am=706.82",
  );
  expect(screen.getByText(bank.account_number)).toBeInTheDocument();
  expect(screen.getByText("We check payments every evening.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Copy: Reference" }));
  expect(await navigator.clipboard.readText()).toBe("4721093358");

  const claim = await screen.findByLabelText("Bank’s reference (UTR)");
  await user.type(claim, "12");
  await user.click(screen.getByRole("button", { name: "Send reference" }));
  expect(await screen.findByText(billingMessages.bankReferenceInvalid)).toBeInTheDocument();
  await user.type(claim, "3456 789012");
  await user.click(screen.getByRole("button", { name: "Send reference" }));
  expect(await screen.findByText(/^We have your reference 123456789012/)).toBeInTheDocument();
  expect(calls.at(-2)).toMatchObject({ body: { bank_reference: "123456789012" } });
  expect(screen.queryByRole("img", { name: /UPI code/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Change reference" }));
  expect(await screen.findByLabelText("Bank’s reference (UTR)")).toHaveValue("123456789012");
});

const payOnline = () => screen.getByRole("button", { name: "Pay ₹599 online" });

test("with a gateway its page is one tap away, and the ways by hand are folded below", async () => {
  let isAway = true;
  const { user } = await show(buildBilling({ open: buildRequest(), gateway: "razorpay" }), undefined, {
    "POST /api/client/payment-requests/7/page/": () =>
      isAway
        ? { status: 503, json: { code: "unavailable", detail: billingMessages.gatewayAway } }
        : { json: { url: "https://rzp.example/7" } },
  });
  expect(screen.getByText("Other ways to pay").closest("details")).not.toHaveAttribute("open");
  await user.click(payOnline());
  expect(await screen.findByText(billingMessages.gatewayAway)).toBeInTheDocument();
  isAway = false;
  await user.click(payOnline());
  expect(leaveFor).toHaveBeenCalledWith("https://rzp.example/7");
  expect(payOnline()).toHaveAttribute("aria-busy");
  fireEvent(window, new Event("pageshow"));
  expect(payOnline()).not.toHaveAttribute("aria-busy");
  await user.click(screen.getByText("Other ways to pay"));
  expect(await screen.findByText(bank.account_number)).toBeVisible();
  expect(screen.getByText("4721093358")).toBeVisible();
});

test("a gateway alone is enough to be paid by", async () => {
  const pay_to = { upi_id: "", upi_name: "", bank: null, note: "" };
  await show(buildBilling({ open: buildRequest(), gateway: "stripe", pay_to }));
  expect(payOnline()).toBeInTheDocument();
  expect(screen.queryByText("Other ways to pay")).not.toBeInTheDocument();
  expect(screen.queryByText("4721093358")).not.toBeInTheDocument();
});

describe("back from the gateway", () => {
  const paid = buildRequest({ status: "paid", gateway: "razorpay", bank_reference: "pay_1", settled_on: "2026-11-28" });
  beforeEach(() => {
    window.history.replaceState(null, "", "/dashboard/account/pay?request=7&razorpay_payment_id=pay_1");
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  test("the payment is looked for until it is there", async () => {
    let answers = [{ status: 503, json: {} }, { json: buildRequest() }, { json: paid }];
    const { server, calls } = await show(buildBilling({ open: buildRequest(), gateway: "razorpay" }), undefined, {
      "POST /api/client/payment-requests/7/check/": () => {
        const [first = { json: paid }, ...rest] = answers;
        answers = rest;
        if (rest.length === 0) {
          server.billing = buildBilling({ gateway: "razorpay", paid: [paid], documents: [buildDocument()] });
          server.plan = buildOwnPlan("active");
        }
        return first;
      },
    });
    expect(await screen.findByText("Your payment is not here yet. We keep looking.")).toBeInTheDocument();
    expect(window.location.search).toBe("");
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText("Paid: ₹599 on 28 Nov 2026. Thank you.")).toBeInTheDocument();
    expect(screen.queryByText(/not here yet/)).not.toBeInTheDocument();
    expect(region("Invoices").getByText("NK/26-27/00001")).toBeInTheDocument();
    expect(region("Earlier payments").getByText("Reference pay_1")).toBeInTheDocument();
    const asked = () => calls.filter(({ path }) => path.endsWith("/check/")).length;
    expect(asked()).toBe(3);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(3);
  });

  test("and not for ever", async () => {
    const { calls } = await show(buildBilling({ open: buildRequest(), gateway: "razorpay" }), undefined, {
      "POST /api/client/payment-requests/7/check/": { json: buildRequest() },
    });
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(await screen.findByText(/If you have paid, it will show here later/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.endsWith("/check/"))).toHaveLength(25);
    expect(payOnline()).toBeEnabled();
  });
});

test("what credit pays is paid at once", async () => {
  const paid = buildRequest({ status: "paid", credit: "599.00", amount: "0.00", settled_on: "2026-11-28" });
  const { server, user } = await show(
    buildBilling({ credit: [{ currency: "INR", amount: "600.00" }] }),
    buildOwnPlan("due"),
    {
      "POST /api/client/payment-requests/": () => {
        server.billing = buildBilling({ paid: [paid], documents: [buildDocument()] });
        server.plan = buildOwnPlan("active");
        return { status: 201, json: paid };
      },
    },
  );
  expect(screen.getByText("Your credit: ₹600. We take it off what you pay.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Pay ₹599 for 12 months" }));
  expect(await screen.findByText("Paid: ₹599 on 28 Nov 2026. Thank you.")).toBeInTheDocument();
  expect(region("Earlier payments").getByText("From your credit")).toBeInTheDocument();
});

test("lists invoices and credit notes", async () => {
  const invoice = buildDocument({ credited: "100.00" });
  const note = buildDocument({ id: 2, kind: "creditNote", number: "CN/26-27/00001", total: "100.00" });
  await show(buildBilling({ documents: [note, invoice] }));
  expect(
    region("Invoices")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "CN/26-27/00001Credit note · 21 Nov 2026PDFWhatsApp₹100",
    "NK/26-27/00001Tax invoice · 21 Nov 2026₹100 paid backPDFWhatsApp₹599",
  ]);
  expect(region("Invoices").getByRole("link", { name: "Download CN/26-27/00001 as PDF" })).toHaveAttribute(
    "href",
    "/api/client/invoices/2/pdf/",
  );
  const chat = region("Invoices").getByRole("link", { name: "Send CN/26-27/00001 on WhatsApp" });
  const { searchParams } = new URL(chat.getAttribute("href") ?? "");
  expect(searchParams.get("text")).toBe("Credit note CN/26-27/00001, 21 Nov 2026: Standard · 1 year, ₹100");
});

test("says why a payment was refused, and offers to pay again", async () => {
  await show(buildBilling({ refused: buildRequest({ status: "refused", reason: "No money came." }) }));
  expect(screen.getByText("We could not confirm your payment of ₹599: No money came.")).toBeInTheDocument();
  expect(payButton()).toBeInTheDocument();
});

test.each([
  ["is not told how it is paid", buildBilling({ pay_to: { upi_id: "", upi_name: "", bank: null, note: "" } }), false],
  ["has no terms of invoices", buildBilling(), true],
])("an operator that %s is to be written to", async (_, billing, isAsked) => {
  const { user } = await show(billing, undefined, {
    "POST /api/client/payment-requests/": {
      status: 409,
      json: { success: false, error: { code: "conflict", message: billingMessages.noTerms } },
    },
  });
  if (isAsked) await user.click(screen.getByRole("button", { name: "Pay ₹599 for 12 months" }));
  expect(await screen.findByText("You cannot pay here yet. Please message us.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "help@namaskard.example" })).toBeInTheDocument();
  expect(payButton()).not.toBeInTheDocument();
});

test("a plan that costs nothing is not paid, and one that has ended says so", async () => {
  const plan = buildOwnPlan("grace");
  await show(buildBilling(), { ...plan, plan: { ...plan.plan, price: "0.00" } as OwnPlan["plan"] });
  expect(screen.getByText("Your plan has nothing to pay.")).toBeInTheDocument();
  expect(screen.getByText("Your plan ended on 30 Nov 2026.")).toBeInTheDocument();
  expect(screen.getByText("You have no invoices yet.")).toBeInTheDocument();
});

test("what could not be fetched is asked for again", async () => {
  let isDown = true;
  fakeApi({
    "GET /api/client/billing/": () => (isDown ? { status: 403, json: {} } : { json: buildBilling() }),
    "GET /api/client/plan/": { json: buildOwnPlan("due") },
  });
  await showScreen(buildCurrentUser(), <PayScreen />);
  expect(await screen.findByText("Failed to fetch your payments")).toBeInTheDocument();
  isDown = false;
  await setupPicker().click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("region", { name: "Bill to" })).toBeInTheDocument();
});
