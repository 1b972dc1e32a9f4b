import type { IconName } from "@/components/card/icons";
import { withoutPlan } from "@/lib/contract/limits";
import type { Place } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

export const anchors = [
  { id: "home", name: "landing.menu.home" },
  { id: "features", name: "landing.menu.features" },
  { id: "benefits", name: "landing.menu.benefits" },
  { id: "pricing", name: "landing.menu.pricing" },
  { id: "about", name: "landing.menu.about" },
  { id: "contact", name: "landing.menu.contact" },
] as const;

type Words = Place<"name" | "text">;

export const steps: readonly Words[] = ["landing.steps.create", "landing.steps.save", "landing.steps.share"];

type Point = { words: Words; icon: IconName };

export const features: readonly Point[] = [
  { words: "landing.features.call", icon: "phone" },
  { words: "landing.features.whatsapp", icon: "whatsapp" },
  { words: "landing.features.email", icon: "mail" },
  { words: "landing.features.navigate", icon: "pin" },
  { words: "landing.features.contacts", icon: "contact" },
  { words: "landing.features.links", icon: "globe" },
  { words: "landing.features.sharing", icon: "share" },
  { words: "landing.features.store", icon: "store" },
];

export const groups: readonly Point[] = [
  { words: "landing.benefits.owners", icon: "briefcase" },
  { words: "landing.benefits.sales", icon: "handshake" },
  { words: "landing.benefits.software", icon: "code" },
];

export function listPlan(t: T): string[] {
  const { documents, products } = withoutPlan.limits;
  return [
    t("landing.plan.themes"),
    t("landing.plan.sharing"),
    t("landing.plan.documents", { count: documents }),
    t("landing.plan.products", { count: products }),
    t("landing.plan.templates"),
  ];
}
