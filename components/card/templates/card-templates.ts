import type { CardColumn } from "@/lib/card/order-column";
import { type SectionId, sectionIds, type TemplateChoice } from "@/lib/contract/cards/values";
import type { Key } from "@/lib/i18n/messages";

type CardTemplate = { name: Key; description: Key; columns: readonly CardColumn[] };

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
    name: "card.templates.classic.name",
    description: "card.templates.classic.description",
    columns: [
      { name: "card.templates.classic.face", sections: ["links", "brochures"] },
      {
        name: "card.templates.classic.pages",
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
    name: "card.templates.stacked.name",
    description: "card.templates.stacked.description",
    columns: [
      { name: "card.templates.stacked.upper", sections: ["links", "products", "gallery", "videos", "reviews"] },
      {
        name: "card.templates.stacked.lower",
        sections: ["brochures", "about", "people", "place", "hours", "branches", "appointments", "payment", "contact"],
      },
    ],
  },
  "3": {
    name: "card.templates.editorial.name",
    description: "card.templates.editorial.description",
    columns: [{ sections: poster }],
  },
  "4": {
    name: "card.templates.bold.name",
    description: "card.templates.bold.description",
    columns: [{ sections: poster }],
  },
  "5": {
    name: "card.templates.visiting.name",
    description: "card.templates.visiting.description",
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
