import type { T } from "@/lib/i18n/translator";
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
  /** Null: not set. */
  refundDays: number | null;
  deliveryDays: number | null;
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
    refundDays: terms.refund_days,
    deliveryDays: terms.delivery_days,
    law: terms.governing_law || null,
  };
}

/** For sentences that tell the reader to write to the operator. */
export function waysToReach(t: T, { email }: Operator) {
  return { by: email ? "email" : "other", email, section: t("policies.reachUs.title") };
}
