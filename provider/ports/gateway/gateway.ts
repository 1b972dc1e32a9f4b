import { z } from "zod";
import type { GatewayName } from "@/lib/contract/billing/values";

/**
 * A service that takes money on pages of its own, and tells of it by webhook. Amounts are minor units. Whatever it was asked
 * may have happened although it did not answer.
 */
export type Gateway = {
  name: GatewayName;
  /** A page on which exactly this is paid. @throws GatewayError */
  createPage(page: NewPage): Promise<{ id: string; url: string }>;
  /** What a page stands at now. @throws GatewayError */
  findPage(id: string): Promise<GatewayPage>;
  /** From now on nothing is paid on it. @throws GatewayError, refused for one that is paid or cancelled already */
  cancelPage(id: string): Promise<void>;
  /** Pays a payment back, or a part of it; once for each `key`. @throws GatewayError */
  refund(refund: { paymentId: string; amount: number; currency: string; key: string }): Promise<{ id: string }>;
  /** What a webhook is about; null where its signature is wrong. Nothing else of its body is to be believed. */
  readEvent(body: Uint8Array, headers: Headers, now: Date): Promise<GatewayEvent | null>;
};

export type NewPage = {
  /** Unique at the gateway; up to 40 characters. */
  reference: string;
  amount: number;
  currency: string;
  description: string;
  customer: { name: string; email: string | null; phone: string | null };
  /** Where the browser goes once it has paid, and, where the gateway offers that, without having paid. */
  returnTo: string;
  backTo: string;
};

/** Only money that has come. `isOpen`: more may come. */
export type GatewayPage = { isOpen: boolean; payments: GatewayPayment[] };
export type GatewayPayment = { id: string; amount: number; currency: string; paidAt: Date; refunds: GatewayRefund[] };

/** Of a payment, in its currency. `key`: under which we asked for it, else null; `isDone`: the money has gone back. */
export type GatewayRefund = { id: string; amount: number; refundedAt: Date; key: string | null; isDone: boolean };

/** The page or the payment that it is about; null where it is about none. */
export type GatewayEvent = { id: string; pageId: string | null; paymentId: string | null };

/** `refused`: the gateway does not do what it was asked; `unavailable`: it may do so later. No secret is in the text. */
export class GatewayError extends Error {
  override name = "GatewayError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: GatewayError["kind"], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Whether an HTTP status says so: 401 is about our key, 409 about an earlier call that is still under way. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status);
}

/** Seconds since 1970, up to the year 9999. */
export const unixTimeSchema = z
  .number()
  .min(0)
  .max(253_402_300_799)
  .transform((seconds) => new Date(seconds * 1000));

/** Refunds of a payment that are asked for at once. */
export const mostRefunds = 100;

/** Of a call, in milliseconds. */
export const patience = 10_000;
