/** The demo company's card as a phone shows it, photographed by tools/picture-card.ts. */
export const cardPicture = {
  light: "/assets/landing/card-light.webp",
  dark: "/assets/landing/card-dark.webp",
  width: 720,
  height: 1480,
} as const;

/** Photographs of a card in each design, taken by `tools/picture-templates.ts`; pixels of the file. */
export const designPicture = {
  width: 480,
  height: 960,
  pathOf: (choice: string) => `/assets/landing/design-${choice}.webp`,
};
