import type { ReactNode } from "react";
import { firstLetter } from "@/lib/card/first-letter";
import { nameWords } from "@/lib/card/own-words";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type FormFailure, formFailures } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { cardClass, cardStyle } from "../card-style";
import { ReachLinks } from "../contact/reach-links";
import { Picture } from "../picture";

type FormPageProps = { t: T; company: Company; at: paths.FormAddress; children: ReactNode };

export function FormPage({ t, company, at, children }: FormPageProps) {
  const { client, profile } = company;
  return (
    <div className={`${cardClass(profile)} card-form`} style={cardStyle(profile)}>
      <header className="form-head">
        <a href={paths.shownCard(at)}>
          <span className="form-logo">
            {profile.logo ? (
              <Picture
                url={profile.logo}
                set={profile.logo_set}
                alt=""
                sizes="3rem"
                fallback={{ width: 512, height: 512 }}
                first
              />
            ) : (
              <span aria-hidden="true">{firstLetter(client.company_name)}</span>
            )}
          </span>
          <span>
            <span {...nameWords(t, company)}>{client.company_name}</span>
            {at.person?.name && <small {...written(at.person.name)}>{at.person.name}</small>}
          </span>
        </a>
      </header>
      <main className="form-main">{children}</main>
    </div>
  );
}

type RefusedProps = Omit<FormPageProps, "children"> & { form: VisitorForm; failure: FormFailure };

/** For forms sent without the script. */
export function FormRefused({ t, company, form, at, failure }: RefusedProps) {
  return (
    <div className="form-sent" role="alert">
      <h1 id="form-title">{t("forms.refused.title")}</h1>
      <p>{t.say(formFailures[failure])}</p>
      <p>{t("forms.refused.goBack")}</p>
      {failure === "resting" ? (
        <ReachLinks t={t} client={company.client} />
      ) : (
        <a className="button button-primary" href={paths.form(at, form)}>
          {t("forms.refused.empty")}
        </a>
      )}
      <a className="button" href={paths.shownCard(at)}>
        {t("forms.back")}
      </a>
    </div>
  );
}
