import { written } from "@/lib/card/written";
import type { CardReviews, Company } from "@/lib/contract/cards/company";
import type { PublicFeedback } from "@/lib/contract/feedback/schema";
import { ratings } from "@/lib/contract/feedback/values";
import { amount } from "@/lib/contract/notifications/texts";
import { formatDateInIndia } from "@/lib/format/date";
import * as paths from "@/lib/paths";
import { LongText } from "../long-text";
import { SectionHeading } from "./section-heading";

type Props = { reviews: CardReviews | null; title: string; company: Company; slug: string };

/** Without reviews only the link to write one. */
export function Reviews({ reviews, title, company, slug }: Props) {
  if (!reviews) return null;
  const { results, count, average } = reviews;
  const link = (
    <a className="button" href={paths.form(slug, "review")} rel="nofollow" data-form="">
      Write a review
    </a>
  );
  if (results.length === 0)
    return (
      <div className="section section-reviews reviews-none anchor" id="reviews">
        {link}
      </div>
    );
  return (
    <section className="section section-reviews" aria-labelledby="reviews">
      <SectionHeading id="reviews" title={title} />
      <div className="reviews-head">
        {average !== null && (
          <p>
            {average} out of {ratings[0]}, {amount(count, "review")}
          </p>
        )}
        {link}
      </div>
      <ul className="reviews">
        {results.map((review) => (
          <Review key={review.id} review={review} company={company.client.company_name} />
        ))}
      </ul>
    </section>
  );
}

function Review({ review, company }: { review: PublicFeedback; company: string }) {
  const { customer_name, rating, message, response, origin, created_at } = review;
  return (
    <li className="review">
      <p className="review-head">
        <Stars rating={rating} />
        <time dateTime={created_at}>{formatDateInIndia(created_at)}</time>
      </p>
      <h3 {...written(customer_name)}>{customer_name}</h3>
      <LongText text={message} of={customer_name} />
      {origin === "owner" && (
        <p className="review-by" dir="auto">
          Added by {company}
        </p>
      )}
      {response && (
        <div className="review-response">
          <p className="review-by" dir="auto">
            Response from {company}
          </p>
          <LongText text={response} of={`Response from ${company}`} />
        </div>
      )}
    </li>
  );
}

/** Characters: inline SVG stars would be half of the HTML. */
function Stars({ rating }: { rating: number }) {
  const [max] = ratings;
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${max} stars`}>
      {"★".repeat(rating) + "☆".repeat(max - rating)}
    </span>
  );
}
