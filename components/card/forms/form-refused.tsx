import * as paths from "@/lib/paths";
import { type FormFailure, formFailures } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";

/** Says why a form that was sent without script was not taken. */
export function FormRefused({ form, slug, failure }: { form: VisitorForm; slug: string; failure: FormFailure }) {
  return (
    <div className="form-sent" role="alert">
      <h1 id="form-title">This was not sent</h1>
      <p>{formFailures[failure]}</p>
      <p>Go back in your browser: what you typed is still there.</p>
      <a className="button button-primary" href={paths.form(slug, form)}>
        Open an empty form
      </a>
      <a className="button" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}
