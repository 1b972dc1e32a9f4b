import type { ReactNode } from "react";
import { rich } from "@/components/i18n/rich";
import { pageOf } from "@/lib/card/card-address";
import { phoneOf, type Reach } from "@/lib/card/phone";
import { furtherLanguage, languagesOf } from "@/lib/contract/cards/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import { LanguageLinks } from "../languages";
import { cardClass, cardStyle } from "./card-style";
import { ReachLinks } from "./contact/reach-links";
import { Lightbox } from "./lightbox";

type Props = {
  t: T;
  card: Card;
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
export function CardFrame({ t, card, at, look, brandName, children }: Props) {
  const { client, profile, time_zone: timeZone } = card.company;
  return (
    <div
      className={`${cardClass(profile)} card-${look}`}
      style={cardStyle(profile)}
      data-hours={(timeZone && profile.opening_hours && JSON.stringify(profile.opening_hours)) || undefined}
      data-zone={timeZone}
    >
      {card.person && (
        <aside className="successor" id={paths.successorLine}>
          {t("card.people.looksAfter", { name: card.person.name })}
        </aside>
      )}
      <main className="card-main" aria-label={card.person?.name ?? client.company_name}>
        {children}
      </main>
      {look !== "visiting" && <ReachBar t={t} client={client} />}
      <CardFooter t={t} card={card} at={at} brandName={brandName} />
      <Lightbox t={t} />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </div>
  );
}

function CardFooter({ t, card, at, brandName }: Pick<Props, "t" | "card" | "at" | "brandName">) {
  const { profile } = card.company;
  return (
    <footer className="footer">
      <LanguageLinks
        t={t}
        codes={languagesOf(profile)}
        pathOf={(language) => pageOf(card, { slug: at.slug, language: furtherLanguage(language, profile) })}
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
function ReachBar({ t, client }: { t: T; client: Reach }) {
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
