import { pickBanner } from "@/lib/card/content";
import { SaveActions } from "../actions/save-actions";
import { CardCode } from "../card-code";
import { CardFrame } from "../card-frame";
import { ContactTiles } from "../contact/contact-tiles";
import { Numbers, ShareContact } from "../contact/numbers";
import { CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { CardSections, SectionChips } from "../sections/card-sections";
import { cardTemplates } from "./card-templates";
import type { TemplateProps } from "./template";

const [column] = cardTemplates["5"].columns;

/** The visiting card alone, phone-sized; beside its QR code on wide screens. No banner text. */
export function VisitingTemplate({ brandName, ...shown }: TemplateProps) {
  const { t, card, at } = shown;
  const { company, banners } = card;
  const banner = pickBanner(banners);
  const { phones } = company.profile;
  const contact =
    company.takes_leads || phones?.length ? (
      <section className="section section-contact anchor" id="contact">
        <Numbers t={t} phones={phones} />
        <ShareContact t={t} company={company} at={at} />
      </section>
    ) : null;
  const own = contact ? column : { ...column, sections: column.sections.filter((id) => id !== "contact") };
  return (
    <CardFrame t={t} card={card} at={at} look="visiting" brandName={brandName}>
      <div className="face">
        <CardBanner t={t} banner={banner} sizes="(min-width: 64rem) 34rem, 100vw" />
        <CardIdentity t={t} card={card} at={at} first={!banner?.image} />
        <ContactTiles t={t} company={company} />
        <SaveActions t={t} card={card} at={at} />
      </div>
      <div className="beside">
        {/* Wide screens only, to be scanned with a phone. */}
        <CardCode t={t} card={card} at={at} className="scan-code" caption={t("card.code.scan")} />
        <SectionChips columns={[own]} {...shown} />
        <CardSections column={own} contact={contact} {...shown} />
      </div>
    </CardFrame>
  );
}
