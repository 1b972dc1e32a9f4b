import type { Company } from "@/lib/contract/cards/company";
import { contactField, ratings } from "@/lib/contract/feedback/values";
import { textLimits } from "@/lib/contract/values";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import type { CardAddress } from "@/lib/paths";
import { Icon } from "../icons";
import { FieldError, FormField } from "./form-field";
import { ReviewSent } from "./sent";
import { VisitorForm } from "./visitor-form";

type Props = { t: T; company: Company; at: CardAddress; ticket: string };

export function ReviewForm({ t, company, at, ticket }: Props) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      t={t}
      form="review"
      at={at}
      ticket={ticket}
      title={t("forms.title.review", { company: name })}
      consent={consentTexts.feedback(name)}
      send={t("forms.review.send")}
      sent={<ReviewSent t={t} company={company} at={at} />}
    >
      <StarField t={t} />
      <FormField
        name="customer_name"
        label={t("forms.sender.name")}
        autoComplete="name"
        maxLength={feedbackLimits.name}
      />
      <FormField
        name={contactField}
        label={t("forms.review.contact")}
        hint={t("forms.review.contactHint", { company: name })}
        inputMode="email"
        autoComplete="tel"
        maxLength={textLimits.email}
      />
      <FormField name="message" label={t("forms.review.message")} rows={5} maxLength={feedbackLimits.message} />
    </VisitorForm>
  );
}

/** Radio buttons; the stylesheet lights the stars. */
function StarField({ t }: { t: T }) {
  return (
    <fieldset aria-describedby="form-rating-error">
      <legend>{t("forms.review.rating")}</legend>
      <div className="star-choices">
        {ratings.toReversed().flatMap((rating) => [
          <input
            key={`input-${rating}`}
            id={`form-rating-${rating}`}
            name="rating"
            type="radio"
            value={rating}
            required
          />,
          <label key={rating} htmlFor={`form-rating-${rating}`}>
            <span className="unseen">{t("forms.review.stars", { count: rating })}</span>
            <Icon name="star" />
          </label>,
        ])}
      </div>
      <FieldError name="rating" />
    </fieldset>
  );
}
