import { ratings } from "@/lib/contract/feedback/values";
import { Icon } from "../icons";
import { FieldError } from "./form-field";

/** A choice of one to five, drawn as a row of stars; those up to the chosen one are lit by the stylesheet. */
export function StarField() {
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
