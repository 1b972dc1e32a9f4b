/** Kinds of content that rest on the card beyond a limit. */
export const restingContents = ["documents", "products", "videos", "banners", "people"] as const;
export type RestingContent = (typeof restingContents)[number];

/** Longest name, most months of a period, most plans. */
export const planLimits = { name: 60, months: 36, plans: 20 } as const;

/** Days of figures without the feature. */
export const figuresWithoutFeature = 30;
