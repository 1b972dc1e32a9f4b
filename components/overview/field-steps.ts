import type { NextStep } from "@/lib/card/next-steps";
import type { ProfileForm } from "@/lib/contract/cards/schema";

type FieldStepParts = {
  fields: readonly (keyof ProfileForm)[];
  /** The changed section of the card, by heading id; the head without one. */
  part?: string;
};

const fieldSteps = {
  logo: { fields: ["logo"] },
  about: { fields: ["tagline", "about_us"] },
  contact: { fields: ["phone", "whatsapp"] },
  address: { fields: ["address", "location"], part: "place" },
  look: { fields: ["template_choice", "mood", "brand_color", "empty_sections"] },
  social: { fields: ["social_media_links"], part: "contact" },
  hours: { fields: ["opening_hours"], part: "hours" },
  payment: { fields: ["upi_id", "upi_name", "upi_link"], part: "payment" },
  review: { fields: ["review_link"] },
} as const satisfies Partial<Record<NextStep, FieldStepParts>>;

export type FieldStep = keyof typeof fieldSteps;

export function isFieldStep(step: NextStep): step is FieldStep {
  return step in fieldSteps;
}

export function partsOf(step: FieldStep): FieldStepParts {
  return fieldSteps[step];
}
