/** Of what is said of the site itself: the highest price in rupees, most days that a policy promises, longest texts. */
export const siteLimits = {
  price: 999_999,
  days: 365,
  period: 40,
  operatorName: 200,
  operatorAddress: 500,
  law: 100,
} as const;
