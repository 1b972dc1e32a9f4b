import type { ReactNode } from "react";
import { rich } from "@/components/i18n/rich";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { furtherLanguage, languagesOf } from "@/lib/contract/cards/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { LanguageLinks } from "../languages";
import { cardClass, cardStyle } from "./card-style";
import { ReachLinks } from "./contact/reach-links";
import { Lightbox } from "./lightbox";

type Props = {
  t: T;
  company: Company;
  at: paths.CardAddress;
  /** The template's name in the stylesheet. */
  look: "classic" | "stacked" | "editorial" | "bold" | "visiting";
  brandName: string;
  children: ReactNode;
};

/**
 * Colours, footer and overlays around every template. The hours are here for the script, since any section may be
 * missing.
 */
export function CardFrame({ t, company, at, look, brandName, children }: Props) {
  const { profile, time_zone: timeZone } = company;
  return (
    <div
      className={`${cardClass(profile)} card-${look}`}
      style={cardStyle(profile)}
      data-hours={(timeZone && profile.opening_hours && JSON.stringify(profile.opening_hours)) || undefined}
      data-zone={timeZone}
    >
      <main className="card-main" aria-label={company.client.company_name}>
        {children}
      </main>
      {look !== "visiting" && <ReachBar t={t} client={company.client} />}
      <CardFooter t={t} at={at} profile={profile} brandName={brandName} />
      <Lightbox t={t} />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </div>
  );
}

type FooterProps = Pick<Props, "t" | "at" | "brandName"> & Pick<Company, "profile">;

function CardFooter({ t, at, profile, brandName }: FooterProps) {
  return (
    <footer className="footer">
      <LanguageLinks
        t={t}
        codes={languagesOf(profile)}
        pathOf={(language) => paths.card({ slug: at.slug, language: furtherLanguage(language, profile) })}
        className="footer-languages"
      />
      <a className="button" href={paths.inLanguage(t.language, paths.home)}>
        {t("card.footer.create")}
      </a>
      <p>
        {rich(t, "card.footer.powered", {
          brand: brandName,
          link: (inner) => (
            <a className="privacy-link" href={paths.cardPrivacy(at)}>
              {inner}
            </a>
          ),
        })}
      </p>
    </footer>
  );
}

/**
 * Fixed Call and WhatsApp on phones, with space reserved above the footer. The script adds the basket. Nothing without
 * a number.
 */
function ReachBar({ t, client }: Pick<Company, "client"> & { t: T }) {
  return (
    <div className="reach">
      {phoneOf(client)?.call && (
        <nav className="reach-ways" aria-label={t("card.reach.label")}>
          <ReachLinks t={t} client={client} />
        </nav>
      )}
    </div>
  );
}
