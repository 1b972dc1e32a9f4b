import type { TemplateChoice } from "@/lib/contract/profile";

/** The five layouts of a card, as their owner tells them apart. */
export const cardTemplates: Record<TemplateChoice, { name: string; description: string }> = {
  "1": { name: "Classic", description: "A visiting card that goes on below, opened by a short count" },
  "2": { name: "Stacked", description: "Everything on a round card of its own, on your colour" },
  "3": { name: "Editorial", description: "Like a printed catalogue: serifs, wide pictures, always light" },
  "4": { name: "Bold", description: "Large type and blocks of your colour, always dark" },
  "5": { name: "Visiting card", description: "The main card alone: name, contact buttons and brochures" },
};
