import type { ReactNode } from "react";
import { firstLetter } from "@/lib/card/first-letter";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { type FormFailure, formFailures } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { cardClass, cardStyle } from "../card-style";
import { Picture } from "../picture";

export function FormPage({ company, slug, children }: { company: Company; slug: string; children: ReactNode }) {
  const { client, profile } = company;
  return (
    <div className={`${cardClass(profile)} card-form`} style={cardStyle(profile)}>
      <header className="form-head">
        <a href={paths.card(slug)}>
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
          <span {...written(client.company_name)}>{client.company_name}</span>
        </a>
      </header>
      <main className="form-main">{children}</main>
    </div>
  );
}

/** For forms sent without the script. */
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
