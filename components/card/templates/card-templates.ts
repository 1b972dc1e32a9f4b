import type { CardColumn } from "@/lib/card/order-column";
import { type SectionId, sectionIds, type TemplateChoice } from "@/lib/contract/cards/values";

type CardTemplate = { name: string; description: string; columns: readonly CardColumn[] };

const poster = [
  "links",
  "products",
  "about",
  "people",
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

/** The five layouts, each with its default order of sections. */
export const cardTemplates = {
  "1": {
    name: "Classic",
    description: "For offices and professionals: calm, with everything in its order",
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
          "people",
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
    description: "For shops: the goods first, in a grid with price tags",
    columns: [
      { name: "Upper part", sections: ["links", "products", "gallery", "videos", "reviews"] },
      {
        name: "Lower part",
        sections: ["brochures", "about", "people", "place", "hours", "branches", "appointments", "payment", "contact"],
      },
    ],
  },
  "3": {
    name: "Editorial",
    description: "For restaurants and workshops: a printed menu with a list of prices",
    columns: [{ sections: poster }],
  },
  "4": {
    name: "Bold",
    description: "For showrooms: large pictures from edge to edge, always dark",
    columns: [{ sections: poster }],
  },
  "5": {
    name: "Visiting card",
    description: "For one person: the card alone, with nothing to scroll for",
    columns: [{ isOptional: true, sections: ["links", "brochures", "people", "appointments", "contact", "reviews"] }],
  },
} as const satisfies Record<TemplateChoice, CardTemplate>;

export function columnsOf(choice: TemplateChoice): readonly CardColumn[] {
  return cardTemplates[choice].columns;
}

export function sectionsLeftOut(choice: TemplateChoice): SectionId[] {
  const laidOut = columnsOf(choice).flatMap(({ sections }) => sections);
  return sectionIds.filter((id) => !laidOut.includes(id));
}
