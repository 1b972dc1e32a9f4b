import { cache } from "react";
import { OwnReview } from "@/components/card/forms/own-review";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadOwnReview } from "@/lib/web/provider-client/visitors";
import { createOwnPage } from "../../../[companyName]/own-page";

export const dynamic = "force-dynamic";

/** Page and metadata share one call. */
const findReview = cache(async (token: string) => {
  const review = await loadOwnReview(token);
  const company = review && (await loadCompany(review.company.slug));
  return company ? { review, company, slug: review.company.slug } : null;
});

/** Mails about a review link here. */
const { generateMetadata, Page } = createOwnPage({
  thing: "Review",
  title: "Your review",
  find: ({ token }: { token: string }) => findReview(token),
  show: ({ review }) => <OwnReview review={review} />,
});

export { generateMetadata, Page as default };
