import type { TemplateChoice } from "@/lib/contract/profile";

/** The five layouts of a card, as their owner tells them apart. */
export const cardTemplates: Record<TemplateChoice, { name: string; description: string }> = {
  "1": { name: "Classic", description: "Banner and contact buttons first, then gallery, map and contact" },
  "2": { name: "Stacked", description: "Gallery, map and contact as cards on top of each other" },
  "3": { name: "Showcase", description: "A simple page with banner, logo and your products" },
  "4": { name: "Storefront", description: "A simple page in rows: products, map, documents, videos" },
  "5": { name: "Compact", description: "Only the main card: name, contact buttons and brochures" },
};
