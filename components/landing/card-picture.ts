/** The demo company's card as a phone shows it, photographed by tools/picture-card.ts. */
export const cardPicture = {
  light: "/assets/landing/card-light.webp",
  dark: "/assets/landing/card-dark.webp",
  width: 720,
  height: 1480,
} as const;
