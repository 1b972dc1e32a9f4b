import type { ReactNode } from "react";
import { pathOf } from "@/lib/contract/operation";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type VisitorForm as Form, visitorForms } from "@/lib/web/forms/visitor-forms";
import { FieldError } from "./form-field";

type Props = {
  t: T;
  form: Form;
  at: paths.FormAddress;
  ticket: string;
  title: string;
  /** Consent text. */
  consent: string;
  /** Label of the button. */
  send: string;
  /** Replaces the sent form; or `then`: the page that the answer's token leads to. */
  sent?: ReactNode;
  then?: string;
  children: ReactNode;
};

/** Works without the script, which submits it in place. */
export function VisitorForm({ t, form, at, ticket, title, consent, send, sent, then, children }: Props) {
  const { person } = at;
  const address = paths.api(pathOf(visitorForms[form], { companyName: at.slug }));
  return (
    <div data-form-part="">
      <h1 id="form-title" tabIndex={-1}>
        {title}
      </h1>
      {person?.name && <p>{t("forms.goesTo", { name: person.name })}</p>}
      <form
        className="form"
        action={paths.takeForm(at, form)}
        method="post"
        data-send={address}
        data-then={then}
        data-sending={t("forms.send.busy")}
        data-unsent={t("forms.send.failed")}
      >
        <p className="form-failure" role="alert" data-failure="" hidden />
        {children}
        {/* Honeypot. */}
        <div hidden>
          <label htmlFor="form-fax">{t("forms.fax")}</label>
          <input id="form-fax" name="fax" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="ticket" value={ticket} />
        {person && <input type="hidden" name={paths.sentPerson} value={person.id} />}
        <input type="hidden" name="language" value={t.language} />
        <div>
          <label className="form-consent">
            <input name="consent" type="checkbox" value="true" required aria-describedby="form-consent-error" />
            <span>{t.say(consent)}</span>
          </label>
          <FieldError name="consent" />
          {/* A new tab keeps the input. */}
          <p className="form-hint">
            <a className="privacy-link" href={paths.cardPrivacy(at)} target="_blank" rel="noopener">
              {t("forms.consent.how")}
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
