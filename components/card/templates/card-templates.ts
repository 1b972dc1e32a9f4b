import type { TemplateChoice } from "@/lib/contract/profile";
import { type SectionId, sectionIds } from "@/lib/contract/sections";

/** Sections that stay together wherever their owner moves them; named where a design has several such columns. */
export type CardColumn = { name?: string; sections: readonly SectionId[] };

type CardTemplate = { name: string; description: string; columns: readonly CardColumn[] };

const poster = [
  "links",
  "products",
  "about",
  "place",
  "hours",
  "branches",
  "appointments",
  "payment",
  "brochures",
  "videos",
  "reviews",
  "contact",
] as const;

/** The five layouts of a card, as their owner tells them apart, each with its sections in their own order. */
export const cardTemplates = {
  "1": {
    name: "Classic",
    description: "A visiting card that goes on below, opened by a short count",
    columns: [
      { name: "Right under the buttons", sections: ["links", "brochures"] },
      {
        name: "Further down",
        sections: [
          "products",
          "gallery",
          "videos",
          "reviews",
          "about",
          "place",
          "hours",
          "branches",
          "appointments",
          "payment",
          "contact",
        ],
      },
    ],
  },
  "2": {
    name: "Stacked",
    description: "Everything on a round card of its own, on your colour",
    columns: [
      { name: "Upper part", sections: ["links", "products", "gallery", "videos", "reviews"] },
      {
        name: "Lower part",
        sections: ["brochures", "about", "place", "hours", "branches", "appointments", "payment", "contact"],
      },
    ],
  },
  "3": {
    name: "Editorial",
    description: "Like a printed catalogue: serifs, wide pictures, always light",
    columns: [{ sections: poster }],
  },
  "4": {
    name: "Bold",
    description: "Large type and blocks of your colour, always dark",
    columns: [{ sections: poster }],
  },
  "5": {
    name: "Visiting card",
    description: "The main card alone: name, contact buttons and brochures",
    columns: [{ sections: ["links", "brochures", "appointments", "contact", "reviews"] }],
  },
} as const satisfies Record<TemplateChoice, CardTemplate>;

export function columnsOf(choice: TemplateChoice): readonly CardColumn[] {
  return cardTemplates[choice].columns;
}

/** The sections that a design has no place for. */
export function sectionsLeftOut(choice: TemplateChoice): SectionId[] {
  const laidOut = columnsOf(choice).flatMap(({ sections }) => sections);
  return sectionIds.filter((id) => !laidOut.includes(id));
}
