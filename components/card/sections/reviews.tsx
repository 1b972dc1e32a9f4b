import type { ReactNode } from "react";
import { written } from "@/lib/card/written";
import type { CardReviews, Company } from "@/lib/contract/cards/company";
import type { PublicFeedback } from "@/lib/contract/feedback/schema";
import { ratings } from "@/lib/contract/feedback/values";
import { formatDateInIndia } from "@/lib/format/date";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { LongText } from "../long-text";

type Props = { t: T; reviews: CardReviews | null; heading: ReactNode; company: Company; at: paths.CardAddress };

/** Without reviews only the link to write one. On a card that rests none are written. */
export function Reviews({ t, reviews, heading, company, at }: Props) {
  if (!reviews) return null;
  const { results, count, average } = reviews;
  const link = !company.is_resting && (
    <a className="button" href={paths.form(at, "review")} rel="nofollow" data-form="">
      {t("card.reviews.write")}
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
      {heading}
      <div className="reviews-head">
        {average !== null && <p>{t("card.reviews.summary", { average, best: ratings[0], count })}</p>}
        {link}
      </div>
      <ul className="reviews">
        {results.map((review) => (
          <Review key={review.id} t={t} review={review} company={company.client.company_name} />
        ))}
      </ul>
    </section>
  );
}

function Review({ t, review, company }: { t: T; review: PublicFeedback; company: string }) {
  const { customer_name, rating, message, response, origin, created_at } = review;
  return (
    <li className="review">
      <p className="review-head">
        <Stars t={t} rating={rating} />
        <time dateTime={created_at}>{formatDateInIndia(t, created_at)}</time>
      </p>
      <h3 {...written(customer_name)}>{customer_name}</h3>
      <LongText t={t} text={message} of={customer_name} />
      {origin === "owner" && (
        <p className="review-by" dir="auto">
          {t("card.reviews.addedBy", { company })}
        </p>
      )}
      {response && (
        <div className="review-response">
          <p className="review-by" dir="auto">
            {t("card.reviews.responseFrom", { company })}
          </p>
          <LongText t={t} text={response} of={t("card.reviews.responseFrom", { company })} />
        </div>
      )}
    </li>
  );
}

/** Characters: inline SVG stars would be half of the HTML. */
function Stars({ t, rating }: { t: T; rating: number }) {
  const [max] = ratings;
  return (
    <span className="stars" role="img" aria-label={t("card.reviews.stars", { rating, best: max })}>
      {"★".repeat(rating) + "☆".repeat(max - rating)}
    </span>
  );
}
