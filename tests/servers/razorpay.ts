import { createHmac } from "node:crypto";
import { type Answer, type Face, openPaymentGateway, type Page, type Payment, type Refund } from "./payment-gateway";

const account = { keyId: "rzp_test_1", keySecret: "what Razorpay knows", webhookSecret: "what it signs with" };
const authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString("base64")}`;

const refuse = (description: string, status = 400): Answer => ({
  status,
  json: { error: { code: "BAD_REQUEST_ERROR", description } },
});

const linkOf = ({ id, status, payments, reference, amount, currency }: Page) => ({
  ...{ id, status: status === "open" ? "created" : status, reference_id: reference, amount, currency },
  amount_paid: payments.reduce((sum, payment) => sum + payment.amount, 0),
  // Null until something was paid.
  payments:
    payments.length === 0 ? null : payments.map(({ id, amount }) => ({ payment_id: id, amount: String(amount) })),
});

const paymentOf = ({ id, amount, currency, paidAt }: Payment, refunds: Refund[]) => {
  const amount_refunded = refunds.reduce((sum, refund) => sum + (refund.status === "failed" ? 0 : refund.amount), 0);
  const status = amount_refunded < amount ? "captured" : "refunded";
  return { id, entity: "payment", amount, amount_refunded, currency, status, created_at: Math.floor(paidAt / 1000) };
};

const refundStatuses = { done: "processed", pending: "pending", failed: "failed" };

const refundOf = ({ id, paymentId, amount, key, madeAt, status }: Refund) => ({
  ...{ id, entity: "refund", amount, payment_id: paymentId, receipt: key, status: refundStatuses[status] },
  created_at: Math.floor(madeAt / 1000),
});

const face: Face = {
  prefixes: { page: "plink_", payment: "pay_", refund: "rfnd_" },
  options: (url) => ({ name: "razorpay", url, ...account }),
  settings: ({ url }) => ({
    ...{ RAZORPAY_URL: url, RAZORPAY_KEY_ID: account.keyId, RAZORPAY_KEY_SECRET: account.keySecret },
    RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
  }),

  answer({ method, path, headers, body }, state) {
    if (headers.authorization !== authorization) return refuse("Authentication failed", 401);
    const [, , resource, id = "", action] = new URL(path, "http://razorpay.test").pathname.split("/");
    const sent = body ? JSON.parse(body) : {};
    if (resource === "payment_links" && method === "POST" && !id) {
      const { reference_id: reference, amount, currency, callback_url: returnTo, callback_method } = sent;
      if (amount < 100) return refuse("The amount must be at least INR 1.00");
      if (reference.length > 40 || callback_method !== "get") return refuse("The request is wrong");
      const { page, url } = state.create({ reference, amount, currency, returnTo, backTo: null });
      return { status: 200, json: { ...linkOf(page), short_url: url } };
    }
    const page = state.find(id);
    if (resource === "payment_links" && page) {
      if (action === "cancel" && page.status !== "open") return refuse(`It cannot be cancelled: it is ${page.status}`);
      if (action === "cancel") page.status = "cancelled";
      return { status: 200, json: linkOf(page) };
    }
    const payment = state.findPayment(id);
    if (resource !== "payments" || !payment) return refuse("The id provided does not exist");
    if (action === "refunds") return { status: 200, json: { items: state.listRefunds(id).map(refundOf) } };
    if (action !== "refund") return { status: 200, json: paymentOf(payment, state.listRefunds(id)) };
    const key = String(headers["x-refund-idempotency"]);
    if (!/^[\w-]{10,}$/.test(key)) return refuse("The idempotency key is wrong");
    const refund = state.refund(key, id, sent.amount);
    return refund ? { status: 200, json: { id: refund.id } } : refuse("The refund amount is greater than what is left");
  },

  sign({ id, ...about }) {
    const [event, payload] =
      "page" in about
        ? ["payment_link.paid", { payment_link: { entity: linkOf(about.page) } }]
        : ["refund.processed", { refund: { entity: refundOf(about.refund) } }];
    const body = JSON.stringify({ entity: "event", event, contains: Object.keys(payload), payload });
    const signature = createHmac("sha256", account.webhookSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-razorpay-signature": signature };
    return { body, headers: { ...headers, "x-razorpay-event-id": id } };
  },
};

export const openRazorpay = () => openPaymentGateway(face);
