import type { NextStep } from "@/lib/card/next-steps";
import type { Place } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { StepText } from "./steps-guide";

const steps: Record<NextStep, { words: Place<"title" | "text">; href?: string }> = {
  logo: { words: "overview.steps.logo" },
  about: { words: "overview.steps.about" },
  contact: { words: "overview.steps.contact" },
  address: { words: "overview.steps.address" },
  product: { words: "overview.steps.product" },
  look: { words: "overview.steps.look" },
  send: { words: "overview.steps.send" },
  products: { words: "overview.steps.products", href: paths.newProduct },
  brochure: { words: "overview.steps.brochure", href: paths.newDocument },
  hours: { words: "overview.steps.hours" },
  review: { words: "overview.steps.review" },
  social: { words: "overview.steps.social" },
  payment: { words: "overview.steps.payment" },
  banner: { words: "overview.steps.banner", href: paths.banners },
  video: { words: "overview.steps.video", href: paths.newVideo },
};

export function tellStep(t: T, step: NextStep): StepText {
  const { words, href } = steps[step];
  return { title: t(`${words}.title`), text: t(`${words}.text`), href };
}
