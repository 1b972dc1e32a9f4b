import type { TemplateChoice } from "@/lib/contract/profile";

type CardTemplate = {
  name: string;
  description: string;
  /** Its sketch on a field of 48 × 60: rectangles as [x, y, width, height], the first one is the banner. */
  blocks: readonly (readonly [number, number, number, number])[];
};

/** The five layouts of a card, as their owner tells them apart. */
export const cardTemplates: Record<TemplateChoice, CardTemplate> = {
  "1": {
    name: "Classic",
    description: "Banner and contact buttons first, then gallery, map and contact",
    blocks: [
      [4, 4, 40, 18],
      [4, 26, 18, 8],
      [26, 26, 18, 8],
      [4, 38, 18, 8],
      [26, 38, 18, 8],
      [4, 50, 40, 6],
    ],
  },
  "2": {
    name: "Stacked",
    description: "Gallery, map and contact as cards on top of each other",
    blocks: [
      [4, 4, 40, 14],
      [4, 21, 40, 10],
      [4, 34, 40, 10],
      [4, 47, 40, 9],
    ],
  },
  "3": {
    name: "Showcase",
    description: "A simple page with banner, logo and your products",
    blocks: [
      [4, 4, 40, 12],
      [19, 19, 10, 10],
      [4, 33, 12, 23],
      [18, 33, 12, 23],
      [32, 33, 12, 23],
    ],
  },
  "4": {
    name: "Storefront",
    description: "A simple page in rows: products, map, documents, videos",
    blocks: [
      [4, 4, 40, 12],
      [4, 19, 10, 10],
      [18, 19, 26, 4],
      [18, 25, 16, 4],
      [4, 33, 18, 23],
      [26, 33, 18, 23],
    ],
  },
  "5": {
    name: "Compact",
    description: "Only the main card: name, contact buttons and brochures",
    blocks: [
      [4, 8, 40, 20],
      [4, 33, 18, 8],
      [26, 33, 18, 8],
      [4, 44, 40, 8],
    ],
  },
};
