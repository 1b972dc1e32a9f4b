/** What a card needs beyond its content: the build whose stylesheet fits, the name of the site, and what prices are in. */
export type CardSite = { buildId: string; brandName: string; currency: string };
