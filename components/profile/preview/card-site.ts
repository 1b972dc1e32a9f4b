/**
 * What a card needs beyond its content: the build whose stylesheet fits, the name of the site, what prices are in, and
 * where files are if not on this site.
 */
export type CardSite = { buildId: string; brandName: string; currency: string; mediaOrigin: string | null };
