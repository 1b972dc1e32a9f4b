import type { Language } from "@/lib/i18n/languages";

/** The demo company's card as a phone shows it in each language, photographed by `tools/picture-card.ts`. */
export const cardPicture = {
  width: 720,
  height: 1480,
  pathOf: (language: Language, scheme: "light" | "dark") => `/assets/landing/card-${language}-${scheme}.webp`,
};

/** Photographs of a card in each design, taken by `tools/picture-templates.ts`; pixels of the file. */
export const designPicture = {
  width: 480,
  height: 960,
  pathOf: (choice: string) => `/assets/landing/design-${choice}.webp`,
};
