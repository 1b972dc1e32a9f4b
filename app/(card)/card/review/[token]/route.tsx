import { OwnReview } from "@/components/card/forms/own-review";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadOwnReview } from "@/lib/web/provider-client/visitors";
import { createOwnPage } from "../../../[companyName]/own-page";

export const dynamic = "force-dynamic";

/** Where mails about a review lead. */
export const GET = createOwnPage({
  missing: "forms.review.own.notFound",
  title: "forms.review.own.title",
  find: async ({ token }: { token: string }, language) => {
    const review = await loadOwnReview(token, language);
    const company = review && (await loadCompany(review.company.slug));
    return company ? { review, company, slug: review.company.slug, language: review.language } : null;
  },
  show: ({ t, company, at, review }) => (
    <OwnReview t={t} company={company.client.company_name} at={at} review={review} />
  ),
});
