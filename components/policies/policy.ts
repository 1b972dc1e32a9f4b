import { inDays } from "@/lib/format/calendar";
import type { Site } from "@/lib/web/site/describe-site";

/** One section of a policy; `id` is its anchor. A paragraph that is a list is drawn as one. */
export type PolicySection = { id: string; title: string; text: readonly (string | readonly string[])[] };

export type Policy = {
  title: string;
  /** For search engines. */
  description: string;
  path: string;
  sections: readonly PolicySection[];
};

/** Who answers for the site, and what it promises. */
export type Operator = {
  brand: string;
  /** Null where nobody has said it. */
  name: string | null;
  address: string;
  email: string;
  contact: string;
  /** In words such as "7 days"; null where the operator has promised none. */
  refundTime: string | null;
  deliveryTime: string | null;
  /** Whose law applies; null where the operator has named none. */
  law: string | null;
};

/** The day on which the texts were last changed. */
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
