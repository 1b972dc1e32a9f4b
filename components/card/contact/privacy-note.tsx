import type { ReactNode } from "react";
import { rich } from "@/components/i18n/rich";
import { nameWords, ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { mailLink } from "@/lib/contract/email";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { RetentionDays } from "@/lib/web/site/retention";

type Props = {
  t: T;
  company: Company;
  operator: { brand: string; name: string | null; email: string };
  retention: RetentionDays;
};

export function PrivacyNote({ t, company, operator, retention }: Props) {
  const name = company.client.company_name;
  const host = operator.name ?? operator.brand;
  return (
    <div className="privacy">
      <h1>{t("forms.privacy.title", { company: name })}</h1>
      <Part title={t("forms.privacy.who.title")}>
        <p>
          {rich(t, "forms.privacy.who.text", {
            company: name,
            host,
            link: (inner) => <a href={paths.inLanguage(t.language, paths.privacyPolicy)}>{inner}</a>,
          })}
        </p>
        <CompanyContact t={t} company={company} />
      </Part>
      <Part title={t("forms.privacy.counted.title")}>
        <p>{t("forms.privacy.counted.text", { days: retention.visits })}</p>
        <ul>
          <li>{t("forms.privacy.counted.noCookies")}</li>
          <li>{t("forms.privacy.counted.code")}</li>
          <li>{t("forms.privacy.counted.doNotTrack")}</li>
          <li>{t("forms.privacy.counted.saved")}</li>
          <li>{t("forms.privacy.counted.google")}</li>
        </ul>
      </Part>
      <Part title={t("forms.privacy.sent.title")}>
        <p>{t("forms.privacy.sent.text")}</p>
        <ul>
          <li>
            {t("forms.privacy.sent.review", {
              company: name,
              days: retention.rejectedReviews,
              pendingDays: feedbackLimits.pendingDays,
            })}
          </li>
          <li>{t("forms.privacy.sent.lead", { company: name, days: retention.leads })}</li>
          {company.profile.person_cards && (
            <li>
              {t("forms.privacy.sent.person", { company: name })}{" "}
              {t("forms.privacy.sent.personSeen", { company: name, host })}
            </li>
          )}
          {company.takes_appointments && <li>{t("forms.privacy.sent.appointment", { days: retention.leads })}</li>}
        </ul>
      </Part>
      <Part title={t("forms.privacy.rights.title")}>
        <p>
          {rich(t, "forms.privacy.rights.text", {
            company: company.client.email || name,
            host: operator.email || host,
            mailCompany: (inner) => <Mail email={company.client.email}>{inner}</Mail>,
            mailHost: (inner) => <Mail email={operator.email}>{inner}</Mail>,
          })}
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function CompanyContact({ t, company }: { t: T; company: Company }) {
  const { client, profile } = company;
  const phone = parsePhone(client.phone);
  return (
    <address>
      <strong {...nameWords(t, company)}>{client.company_name}</strong>
      {profile.address && <span {...ownWords(t, profile, "address")}>{profile.address}</span>}
      {client.email && (
        <a href={mailLink(client.email)} dir="ltr">
          {client.email}
        </a>
      )}
      {phone &&
        (phone.call ? (
          <a href={phone.call} dir="ltr">
            {phone.shown}
          </a>
        ) : (
          <span dir="ltr">{phone.shown}</span>
        ))}
    </address>
  );
}

/** A link where there is an address. */
function Mail({ email, children }: { email: string; children: ReactNode }) {
  return email ? <a href={mailLink(email)}>{children}</a> : children;
}
