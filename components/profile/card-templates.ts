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
    description: "A visiting card that goes on below, opened by a short count",
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
    description: "Everything on a round card of its own, on your colour",
    blocks: [
      [4, 4, 40, 14],
      [4, 21, 40, 10],
      [4, 34, 40, 10],
      [4, 47, 40, 9],
    ],
  },
  "3": {
    name: "Editorial",
    description: "Like a printed catalogue: serifs, wide pictures, always light",
    blocks: [
      [4, 4, 40, 12],
      [19, 19, 10, 10],
      [4, 33, 12, 23],
      [18, 33, 12, 23],
      [32, 33, 12, 23],
    ],
  },
  "4": {
    name: "Bold",
    description: "Large type and blocks of your colour, always dark",
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
    name: "Visiting card",
    description: "The main card alone: name, contact buttons and brochures",
    blocks: [
      [4, 8, 40, 20],
      [4, 33, 18, 8],
      [26, 33, 18, 8],
      [4, 44, 40, 8],
    ],
  },
};
