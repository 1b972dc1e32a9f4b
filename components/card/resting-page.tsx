import type { Company } from "@/lib/contract/cards/company";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { ReachLinks } from "./contact/reach-links";
import { FormPage } from "./forms/form-page";

type Props = { t: T; company: Company; at: paths.CardAddress };

/** In place of a page that rests with its card, so that a printed link leads to the company all the same. */
export function RestingPage({ t, company, at }: Props) {
  return (
    <FormPage t={t} company={company} at={at}>
      <div className="form-sent">
        <h1 id="form-title">{t("card.resting.title")}</h1>
        <p>{t("card.resting.text")}</p>
        <ReachLinks t={t} client={company.client} />
        <a className="button button-primary" href={paths.card(at)}>
          {t("card.missing.seeCard")}
        </a>
      </div>
    </FormPage>
  );
}
