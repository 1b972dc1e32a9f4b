import { createHmac } from "node:crypto";
import { type Answer, type Face, openPaymentGateway, type Page, type Refund } from "./payment-gateway";

const account = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };

const refuse = (message: string, status = 400): Answer => ({
  status,
  json: { error: { type: "invalid_request_error", message } },
});

const statuses = { open: "open", paid: "complete", cancelled: "expired" };

const sessionOf = ({ id, status, reference, amount, currency, payments: [payment] }: Page) => ({
  ...{ id, object: "checkout.session", client_reference_id: reference, amount_total: amount },
  ...{ currency: currency.toLowerCase(), status: statuses[status], payment_status: payment ? "paid" : "unpaid" },
  payment_intent: payment
    ? {
        ...{ id: payment.id, amount_received: payment.amount, currency: payment.currency.toLowerCase() },
        created: Math.floor(payment.paidAt / 1000),
      }
    : null,
});

const refundStatuses = { done: "succeeded", pending: "pending", failed: "failed" };

const refundOf = ({ id, paymentId, amount, key, madeAt, status }: Refund) => ({
  ...{ id, object: "refund", amount, payment_intent: paymentId, metadata: key === null ? {} : { key } },
  ...{ status: refundStatuses[status], created: Math.floor(madeAt / 1000) },
});

const face: Face = {
  prefixes: { page: "cs_test_", payment: "pi_", refund: "re_" },
  options: (url) => ({ name: "stripe", url, ...account }),
  settings: ({ url }) => ({
    ...{ STRIPE_URL: url, STRIPE_SECRET_KEY: account.secretKey, STRIPE_WEBHOOK_SECRET: account.webhookSecret },
  }),

  answer({ method, path, headers, body }, state) {
    if (headers.authorization !== `Bearer ${account.secretKey}`) return refuse("Invalid API key", 401);
    const sent = new URLSearchParams(body);
    const asked = new URL(path, "http://stripe.test");
    const [, , resource, kind, id = "", action] = asked.pathname.split("/");
    if (resource === "refunds" && method === "GET") {
      const refunds = state.listRefunds(asked.searchParams.get("payment_intent") ?? "");
      return { status: 200, json: { object: "list", data: refunds.map(refundOf) } };
    }
    if (resource === "refunds") {
      if (sent.get("metadata[key]") !== headers["idempotency-key"]) return refuse("The refund does not tell its key");
      const key = String(headers["idempotency-key"]);
      const refund = state.refund(key, sent.get("payment_intent") ?? "", Number(sent.get("amount")));
      return refund ? { status: 200, json: { id: refund.id } } : refuse("Refund amount is greater than what is left");
    }
    if (resource !== "checkout" || kind !== "sessions") return refuse("Unrecognized request URL", 404);
    if (method === "POST" && !id) {
      const price = "line_items[0][price_data]";
      const amount = Number(sent.get(`${price}[unit_amount]`));
      if (amount < 50) return refuse("The amount must be at least 50 cents");
      const { page, url } = state.create({
        ...{ amount, reference: sent.get("client_reference_id") ?? "", returnTo: sent.get("success_url") ?? "" },
        backTo: sent.get("cancel_url") ?? "",
        currency: (sent.get(`${price}[currency]`) ?? "").toUpperCase(),
      });
      return { status: 200, json: { ...sessionOf(page), url } };
    }
    const page = state.find(id);
    if (!page) return refuse("No such checkout session", 404);
    if (action === "expire" && page.status !== "open") return refuse("Only open sessions can be expired");
    if (action === "expire") page.status = "cancelled";
    return { status: 200, json: sessionOf(page) };
  },

  sign({ id, at, ...about }) {
    const [type, object] =
      "page" in about
        ? [
            "checkout.session.completed",
            { ...sessionOf(about.page), payment_intent: about.page.payments[0]?.id ?? null },
          ]
        : ["refund.updated", refundOf(about.refund)];
    const body = JSON.stringify({ id, object: "event", type, data: { object } });
    const time = Math.floor(at / 1000);
    const signature = createHmac("sha256", account.webhookSecret).update(`${time}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` };
    return { body, headers };
  },
};

export const openStripe = () => openPaymentGateway(face);
