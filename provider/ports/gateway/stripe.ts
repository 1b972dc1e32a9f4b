import type Stripe from "stripe";
import { z } from "zod";
import { type Gateway, GatewayError, isRefusal, patience } from "./gateway";

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
      created: z.number(),
    })
    .nullish(),
});
const refundSchema = z.object({ id: z.string() });
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

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
      const { id: payment, amount_received: amount, currency, created } = payment_intent;
      return { isOpen, payments: [{ id: payment, amount, currency, paidAt: new Date(created * 1000) }] };
    },

    async cancelPage(id) {
      await call(z.unknown(), ({ checkout }) => checkout.sessions.expire(id));
    },

    refund({ paymentId, amount, key }) {
      return call(refundSchema, ({ refunds }) =>
        refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key }),
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
        return { id, pageId: type.startsWith("checkout.session.") ? data.object.id : null };
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
