/** The product's name where nobody has given it another. */
export const defaultSiteName = "Namaskard";
