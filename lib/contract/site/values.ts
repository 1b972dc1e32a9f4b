/** Limits of the site's settings: highest price in rupees, most days of a policy, longest texts. */
export const siteLimits = {
  price: 999_999,
  days: 365,
  period: 40,
  operatorName: 200,
  operatorAddress: 500,
  law: 100,
} as const;

/** The product's default name. */
export const defaultSiteName = "Namaskard";

/** Default prices in rupees: a card's price and its earlier price. */
export const defaultPrice = 599;
export const defaultOldPrice = 999;
