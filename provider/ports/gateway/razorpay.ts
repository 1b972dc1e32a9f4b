import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "@/lib/contract/json-text";
import {
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
  isRefusal,
  mostRefunds,
  patience,
  unixTimeSchema,
} from "./gateway";

export type RazorpayOptions = { url: string; keyId: string; keySecret: string; webhookSecret: string };

const newPageSchema = z.object({ id: z.string(), short_url: z.url({ protocol: /^https?$/ }) });
const pageSchema = z.object({ status: z.string(), payments: z.array(z.object({ payment_id: z.string() })).nullish() });
const paymentSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  amount_refunded: z.number().int().nullish(),
  currency: z.string(),
  status: z.string(),
  created_at: unixTimeSchema,
});
type Payment = z.infer<typeof paymentSchema>;
const newRefundSchema = z.object({ id: z.string() });
const refundsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      amount: z.number().int().positive(),
      receipt: z.string().nullish(),
      status: z.string(),
      created_at: unixTimeSchema,
    }),
  ),
});
const errorSchema = z.object({ error: z.object({ description: z.string() }) });
const eventSchema = z.object({
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
});

const openStatuses = ["created", "partially_paid"];
/** Of money that came, also where some of it went back since. */
const paidStatuses = ["captured", "refunded"];

/** Razorpay's payment links: https://razorpay.com/docs/api/payments/payment-links */
export function createRazorpay({ webhookSecret, ...account }: RazorpayOptions): Gateway {
  const call = createCall(account);

  function findPayment(id: string): Promise<Payment> {
    return call(paymentSchema, "GET", `/v1/payments/${encodeURIComponent(id)}`);
  }

  async function withRefunds({ id, amount, currency, created_at: paidAt, ...found }: Payment): Promise<GatewayPayment> {
    return { id, amount, currency, paidAt, refunds: found.amount_refunded ? await listRefunds(id) : [] };
  }

  async function listRefunds(paymentId: string): Promise<GatewayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=${mostRefunds}`;
    const { items } = await call(refundsSchema, "GET", path);
    return items
      .filter(({ status }) => status !== "failed")
      .map(({ id, amount, created_at: refundedAt, receipt = null, status }) => {
        return { id, amount, refundedAt, key: receipt, isDone: status === "processed" };
      });
  }

  return {
    name: "razorpay",

    async createPage({ reference, amount, currency, description, customer, returnTo }) {
      const { name, email, phone } = customer;
      const { id, short_url } = await call(newPageSchema, "POST", "/v1/payment_links", {
        ...{ reference_id: reference, amount, currency, description, accept_partial: false },
        customer: { name, ...(email && { email }), ...(phone && { contact: phone }) },
        ...{ notify: { sms: false, email: false }, reminder_enable: false },
        ...{ callback_url: returnTo, callback_method: "get" },
      });
      return { id, url: short_url };
    },

    async findPage(id) {
      const { status, payments } = await call(pageSchema, "GET", `/v1/payment_links/${encodeURIComponent(id)}`);
      const found = await Promise.all((payments ?? []).map(({ payment_id }) => findPayment(payment_id)));
      return {
        isOpen: openStatuses.includes(status),
        payments: await Promise.all(found.filter(({ status }) => paidStatuses.includes(status)).map(withRefunds)),
      };
    },

    async cancelPage(id) {
      await call(z.unknown(), "POST", `/v1/payment_links/${encodeURIComponent(id)}/cancel`);
    },

    refund({ paymentId, amount, key }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      return call(newRefundSchema, "POST", path, { amount, receipt: key }, { "x-refund-idempotency": key });
    },

    async readEvent(body, headers) {
      const signature = headers.get("x-razorpay-signature") ?? "";
      const id = headers.get("x-razorpay-event-id");
      if (!id || !isSame(signature, createHmac("sha256", webhookSecret).update(body).digest("hex"))) return null;
      const { data } = eventSchema.safeParse(parseJson(new TextDecoder().decode(body)));
      const { payment_link: page, refund } = data?.payload ?? {};
      return { id, pageId: page?.entity.id ?? null, paymentId: refund?.entity.payment_id ?? null };
    },
  };
}

function createCall({ url, keyId, keySecret }: Omit<RazorpayOptions, "webhookSecret">) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;

  /** @throws GatewayError */
  return async function call<T>(
    schema: z.ZodType<T>,
    method: "GET" | "POST",
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const { status, text } = await fetch(url + path, {
      method,
      headers: { authorization, "content-type": "application/json", ...headers },
      body: body && JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause) => {
        throw new GatewayError("unavailable", "Razorpay cannot be reached", cause);
      });
    if (isRefusal(status)) {
      const { data } = errorSchema.safeParse(parseJson(text));
      throw new GatewayError("refused", data?.error.description ?? `Razorpay answered ${status}`);
    }
    const answer = schema.safeParse(parseJson(text));
    if (status < 200 || status > 299 || !answer.success)
      throw new GatewayError("unavailable", `Razorpay answered ${status}, and nothing that is known`, answer.error);
    return answer.data;
  };
}

/** In a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
