import type { ReactNode } from "react";
import { written } from "@/lib/card/written";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { type VisitorForm as Form, visitorForms } from "@/lib/web/forms/visitor-forms";
import { FieldError } from "./form-field";

type Props = {
  form: Form;
  slug: string;
  ticket: string;
  title: string;
  /** What the sender agrees to. */
  consent: string;
  /** What the button says. */
  send: string;
  /** What stands in the form's place once it was sent; or `then`, the page to which the answer's token leads. */
  sent?: ReactNode;
  then?: string;
  /** The form's own fields. */
  children: ReactNode;
};

/** A form that the site takes as it is; the script sends it without leaving the page, or the card that it lies over. */
export function VisitorForm({ form, slug, ticket, title, consent, send, sent, then, children }: Props) {
  const address = paths.api(pathOf(visitorForms[form], { companyName: slug }));
  return (
    <div data-form-part="">
      <h1 id="form-title" tabIndex={-1} {...written(title)}>
        {title}
      </h1>
      <form className="form" action={paths.takeForm(slug, form)} method="post" data-send={address} data-then={then}>
        <p className="form-failure" role="alert" data-failure="" hidden />
        {children}
        {/* Nobody sees this field; what fills it in is no person. */}
        <div hidden>
          <label htmlFor="form-fax">Leave this empty</label>
          <input id="form-fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="ticket" value={ticket} />
        <div>
          <label className="form-consent">
            <input name="consent" type="checkbox" value="true" required aria-describedby="form-consent-error" />
            <span>{consent}</span>
          </label>
          <FieldError name="consent" />
          {/* What was filled in stays in its own tab. */}
          <p className="form-hint">
            <a className="privacy-link" href={paths.cardPrivacy(slug)} target="_blank" rel="noopener">
              How we use your data
            </a>
          </p>
        </div>
        <button className="button button-primary" type="submit">
          {send}
        </button>
      </form>
      {sent && <template data-sent="">{sent}</template>}
    </div>
  );
}
