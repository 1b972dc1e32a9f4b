import type Stripe from "stripe";
import { z } from "zod";
import {
  type Gateway,
  GatewayError,
  type GatewayRefund,
  isRefusal,
  mostRefunds,
  patience,
  unixTimeSchema,
} from "./gateway";

export type StripeOptions = { url: string; secretKey: string; webhookSecret: string };

const newPageSchema = z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }) });
const pageSchema = z.object({
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.string(),
  payment_intent: z
    .object({
      id: z.string(),
      amount_received: z.number().int(),
      currency: z.string().toUpperCase(),
      created: unixTimeSchema,
    })
    .nullish(),
});
const newRefundSchema = z.object({ id: z.string() });
const refundsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.number().int().positive(),
      created: unixTimeSchema,
      metadata: z.object({ key: z.string().optional() }).nullish(),
      status: z.string().nullable(),
    }),
  ),
});
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), payment_intent: z.string().nullish().catch(null) }) }),
});

/** Of refunds that the bank did not make. */
const failedStatuses = ["failed", "canceled"];

/** Currencies of which Stripe counts other minor units than the world: https://docs.stripe.com/currencies */
const countedOtherwise = ["ISK", "MGA", "UGX"];

/** Stripe's Checkout: https://docs.stripe.com/api/checkout/sessions */
export function createStripe({ url, secretKey, webhookSecret }: StripeOptions): Gateway {
  let opened: Promise<Stripe> | undefined;
  /** Imported with the first call, to keep the start fast. */
  const open = () =>
    (opened ??= import("stripe").then(({ default: Client }) => {
      const { protocol, hostname, port } = new URL(url);
      return new Client(secretKey, {
        ...{ protocol: protocol === "http:" ? "http" : "https", host: hostname, ...(port && { port }) },
        ...{ timeout: patience, maxNetworkRetries: 0, telemetry: false },
      });
    }));

  async function call<T>(schema: z.ZodType<T>, work: (stripe: Stripe) => Promise<unknown>): Promise<T> {
    const given = await work(await open()).catch((cause) => {
      throw toGatewayError(cause);
    });
    const answer = schema.safeParse(given);
    if (!answer.success) throw new GatewayError("unavailable", "Stripe answered nothing that is known", answer.error);
    return answer.data;
  }

  async function listRefunds(paymentId: string): Promise<GatewayRefund[]> {
    const { data } = await call(refundsSchema, ({ refunds }) =>
      refunds.list({ payment_intent: paymentId, limit: mostRefunds }),
    );
    return data
      .filter(({ status }) => !failedStatuses.includes(status ?? ""))
      .map(({ id, amount, created: refundedAt, metadata, status }) => {
        return { id, amount, refundedAt, key: metadata?.key ?? null, isDone: status === "succeeded" };
      });
  }

  return {
    name: "stripe",

    async createPage({ reference, amount, currency, description, customer, returnTo, backTo }) {
      if (countedOtherwise.includes(currency)) throw new GatewayError("refused", `Stripe is not used for ${currency}`);
      return call(newPageSchema, ({ checkout }) =>
        checkout.sessions.create(
          {
            ...{ mode: "payment", client_reference_id: reference, success_url: returnTo, cancel_url: backTo },
            ...(customer.email && { customer_email: customer.email }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
          },
          { idempotencyKey: reference },
        ),
      );
    },

    async findPage(id) {
      const { status, payment_status, payment_intent } = await call(pageSchema, ({ checkout }) =>
        checkout.sessions.retrieve(id, { expand: ["payment_intent"] }),
      );
      // A bank may take days to pay what the page has taken.
      const isOpen = status === "open" || (status === "complete" && payment_status === "unpaid");
      if (payment_status !== "paid" || !payment_intent) return { isOpen, payments: [] };
      const { id: payment, amount_received: amount, currency, created: paidAt } = payment_intent;
      const refunds = await listRefunds(payment);
      return { isOpen, payments: [{ id: payment, amount, currency, paidAt, refunds }] };
    },

    async cancelPage(id) {
      await call(z.unknown(), ({ checkout }) => checkout.sessions.expire(id));
    },

    refund({ paymentId, amount, key }) {
      return call(newRefundSchema, ({ refunds }) =>
        refunds.create({ payment_intent: paymentId, amount, metadata: { key } }, { idempotencyKey: key }),
      );
    },

    async readEvent(body, headers, now) {
      const { webhooks } = await open();
      const signature = headers.get("stripe-signature") ?? "";
      const received = now.getTime();
      try {
        const told = webhooks.constructEvent(
          Buffer.from(body),
          signature,
          webhookSecret,
          undefined,
          undefined,
          received,
        );
        const { id, type, data } = eventSchema.parse(told);
        const pageId = type.startsWith("checkout.session.") ? data.object.id : null;
        return { id, pageId, paymentId: data.object.payment_intent ?? null };
      } catch {
        return null;
      }
    },
  };
}

function toGatewayError(cause: Error & { statusCode?: number }): GatewayError {
  return isRefusal(cause.statusCode ?? 0)
    ? new GatewayError("refused", cause.message)
    : new GatewayError("unavailable", "Stripe cannot be reached", cause);
}
