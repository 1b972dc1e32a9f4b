import type { Metadata } from "next";
import { cache } from "react";
import { CardMessage } from "@/components/card/card-message";
import { FormPage } from "@/components/card/forms/form-page";
import { OwnReview } from "@/components/card/forms/own-review";
import { ApiError } from "@/lib/contract/errors";
import * as paths from "@/lib/paths";
import { loadCompany } from "@/lib/provider-client/companies";
import { loadOwnReview } from "@/lib/provider-client/reviews";
import { readOrFail, Unread } from "../../../[companyName]/unread";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ token: string }> };

/** Where mails about a review lead. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findReview((await params).token);
  const robots = { index: false };
  if (found instanceof ApiError || found) return { title: "Your review", robots };
  return { title: "Review not found", robots, other: { "page-status": "404" } };
}

export default async function OwnReviewPage({ params }: Props) {
  const found = await findReview((await params).token);
  if (found instanceof ApiError) return <Unread error={found} />;
  if (!found)
    return (
      <CardMessage title="Review not found" text="It may have been deleted, or the link is incomplete.">
        <a className="button button-primary" href={paths.home}>
          Return to Home
        </a>
      </CardMessage>
    );
  return (
    <FormPage company={found.company} slug={found.review.company.slug}>
      <OwnReview review={found.review} />
    </FormPage>
  );
}

/** Page and metadata of one request share one load. */
const findReview = cache((token: string) =>
  readOrFail(async () => {
    const review = await loadOwnReview(token);
    const company = review && (await loadCompany(review.company.slug));
    return company ? { review, company } : null;
  }),
);
