import type { OwnFeedback } from "@/lib/contract/feedback/schema";
import { type FeedbackStatus, ratings } from "@/lib/contract/feedback/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { SentDetail } from "./sent";

/** `company` is its name in the reader's language, `at` its card in it. */
type Props = { t: T; company: string; at: paths.CardAddress; review: OwnFeedback };

export function OwnReview({ t, company, at, review: { status, rating, message, response } }: Props) {
  return (
    <div className="form-sent">
      <h1 id="form-title">{t("forms.review.own.title")}</h1>
      <p>{t(response ? "forms.review.own.answered" : statusTexts[status])}</p>
      <dl className="details">
        <SentDetail label={t("forms.review.own.starsLabel")}>
          {t("forms.review.own.stars", { rating, best: ratings[0] })}
        </SentDetail>
        <SentDetail label={t("forms.review.own.wrote")}>{message}</SentDetail>
        {response && <SentDetail label={t("forms.review.own.from", { company })}>{response}</SentDetail>}
      </dl>
      <a className="button form-back" href={paths.card(at)}>
        {t("forms.review.own.open")}
      </a>
    </div>
  );
}

const statusTexts: Record<FeedbackStatus, Key> = {
  pending: "forms.review.own.pending",
  approved: "forms.review.own.approved",
  rejected: "forms.review.own.rejected",
};
