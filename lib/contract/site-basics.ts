/** The product's name where nobody has given it another. */
export const defaultSiteName = "Namaskard";

/** Rupees, where nobody has said another price: what a card costs, and what it cost before. */
export const defaultPrice = 599;
export const defaultOldPrice = 999;
