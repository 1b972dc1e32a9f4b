import type { Company } from "@/lib/contract/cards/company";
import { contactField, ratings } from "@/lib/contract/feedback/values";
import { textLimits } from "@/lib/contract/values";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import { Icon } from "../icons";
import { FieldError, FormField } from "./form-field";
import { ReviewSent } from "./sent";
import { VisitorForm } from "./visitor-form";

export function ReviewForm({ company, slug, ticket }: { company: Company; slug: string; ticket: string }) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      form="review"
      slug={slug}
      ticket={ticket}
      title={`Review ${name}`}
      consent={consentTexts.feedback(name)}
      send="Send review"
      sent={<ReviewSent company={company} slug={slug} />}
    >
      <StarField />
      <FormField name="customer_name" label="Your name" autoComplete="name" maxLength={feedbackLimits.name} />
      <FormField
        name={contactField}
        label="Phone number or email"
        hint={`Only ${name} sees it; it is not shown on the card.`}
        inputMode="email"
        autoComplete="tel"
        maxLength={textLimits.email}
      />
      <FormField name="message" label="Your review" rows={5} maxLength={feedbackLimits.message} />
    </VisitorForm>
  );
}

/** Radio buttons; the stylesheet lights the stars. */
function StarField() {
  return (
    <fieldset aria-describedby="form-rating-error">
      <legend>Your rating</legend>
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
            <span className="unseen">{rating === 1 ? "1 star" : `${rating} stars`}</span>
            <Icon name="star" />
          </label>,
        ])}
      </div>
      <FieldError name="rating" />
    </fieldset>
  );
}
