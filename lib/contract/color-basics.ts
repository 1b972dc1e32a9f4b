/** The product's own colour, for a company without one. */
export const defaultBrandColor = "#0b5d75";
