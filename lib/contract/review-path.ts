/** The page on which somebody reads an own review and its answer, as a path of the site; no word in it is a company's. */
export function ownReviewPath(token: string): string {
  return `/card/review/${encodeURIComponent(token)}`;
}
