/** Kinds of content that rest on the card beyond a limit. */
export const restingContents = ["documents", "products", "videos", "banners", "people"] as const;
export type RestingContent = (typeof restingContents)[number];

/** Longest name, most months of a period, most plans, longest trial. */
export const planLimits = { name: 60, months: 36, plans: 20, trialDays: 365 } as const;

/** Most days that are given to a client at once. */
export const mostDaysGiven = 366;

/** Days of figures without the feature. */
export const figuresWithoutFeature = 30;
