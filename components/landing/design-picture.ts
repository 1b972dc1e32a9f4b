/** Photographs of a card in each design, taken by `tools/picture-templates.ts`; pixels of the file. */
export const designPicture = {
  width: 480,
  height: 960,
  pathOf: (choice: string) => `/assets/landing/design-${choice}.webp`,
};
