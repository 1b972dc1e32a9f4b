import { inDays } from "@/lib/format/calendar";
import type { Site } from "@/lib/web/site/describe-site";

/** `id`: anchor. An array is a list. */
export type PolicySection = { id: string; title: string; text: readonly (string | readonly string[])[] };

export type Policy = {
  title: string;
  /** For search engines. */
  description: string;
  path: string;
  sections: readonly PolicySection[];
};

export type Operator = {
  brand: string;
  /** Null: not set. */
  name: string | null;
  address: string;
  email: string;
  contact: string;
  /** "7 days"; null: not set. */
  refundTime: string | null;
  deliveryTime: string | null;
  /** Governing law; null: not set. */
  law: string | null;
};

export const policiesUpdated = "2026-11-27";

export function readOperator({ name: brand, email, terms }: Pick<Site, "name" | "email" | "terms">): Operator {
  return {
    brand,
    name: terms.operator_name || null,
    address: terms.operator_address,
    email,
    contact: email ? `write to ${email}` : "contact us as shown under “How to reach us”",
    refundTime: terms.refund_days ? inDays(terms.refund_days) : null,
    deliveryTime: terms.delivery_days ? inDays(terms.delivery_days) : null,
    law: terms.governing_law || null,
  };
}
