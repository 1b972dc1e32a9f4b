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
export type Operator = { brand: string; name: string; address: string; email: string; contact: string };

/** The day on which the texts were last changed. */
export const policiesUpdated = "2026-11-22";

type Settings = { BRAND_NAME: string; OPERATOR_NAME?: string; OPERATOR_ADDRESS?: string; CONTACT_EMAIL?: string };

export function readOperator({ BRAND_NAME, OPERATOR_NAME, OPERATOR_ADDRESS, CONTACT_EMAIL }: Settings): Operator {
  return {
    brand: BRAND_NAME,
    name: OPERATOR_NAME ?? `the operator of ${BRAND_NAME}`,
    address: OPERATOR_ADDRESS ?? "",
    email: CONTACT_EMAIL ?? "",
    contact: CONTACT_EMAIL ? `write to ${CONTACT_EMAIL}` : "write to us in the ways that the contact section names",
  };
}
