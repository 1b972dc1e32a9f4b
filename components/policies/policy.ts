import type { Site } from "@/lib/site/describe-site";

/** One section of a policy; `id` is its anchor. A paragraph that is a list is drawn as one. */
export type PolicySection = { id: string; title: string; text: readonly (string | readonly string[])[] };

export type Policy = {
  title: string;
  /** For search engines. */
  description: string;
  path: string;
  sections: readonly PolicySection[];
};

/** Who answers for the site, in words that hold where a setting is missing. */
export type Operator = {
  brand: string;
  name: string;
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
export const policiesUpdated = "2026-11-22";

type Settings = {
  OPERATOR_NAME?: string;
  OPERATOR_ADDRESS?: string;
  REFUND_DAYS?: number;
  DELIVERY_DAYS?: number;
  GOVERNING_LAW?: string;
};

export function readOperator(settings: Settings, { name: brand, email }: Pick<Site, "name" | "email">): Operator {
  const { OPERATOR_NAME, OPERATOR_ADDRESS } = settings;
  return {
    brand,
    name: OPERATOR_NAME ?? `the operator of ${brand}`,
    address: OPERATOR_ADDRESS ?? "",
    email,
    contact: email ? `write to ${email}` : "write to us in the ways that the contact section names",
    refundTime: inDays(settings.REFUND_DAYS),
    deliveryTime: inDays(settings.DELIVERY_DAYS),
    law: settings.GOVERNING_LAW ?? null,
  };
}

function inDays(days: number | undefined): string | null {
  return days ? `${days} ${days === 1 ? "day" : "days"}` : null;
}
