/** Of what is said of the site itself: the highest price in rupees, most days that a policy promises, longest texts. */
export const siteLimits = {
  price: 999_999,
  days: 365,
  period: 40,
  operatorName: 200,
  operatorAddress: 500,
  law: 100,
} as const;

/** The product's name where nobody has given it another. */
export const defaultSiteName = "Namaskard";

/** Rupees, where nobody has said another price: what a card costs, and what it cost before. */
export const defaultPrice = 599;
export const defaultOldPrice = 999;
