import { pickBanner } from "@/lib/card/content";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { ContactTiles } from "../contact/contact-tiles";
import { BannerText, CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { CardSections, SectionChips } from "../sections/card-sections";
import { cardTemplates } from "./card-templates";
import type { TemplateProps } from "./template";

const [upper, lower] = cardTemplates["2"].columns;
const sizes = { products: "(min-width: 64rem) 12rem, 45vw", gallery: "(min-width: 64rem) 12rem, 60vw" };

/** Each section a card on the company's colour; two columns on wide screens. */
export function StackedTemplate({ brandName, ...shown }: TemplateProps) {
  const { t, card, at } = shown;
  const { company, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame t={t} card={card} at={at} look="stacked" brandName={brandName}>
      <div className="hero">
        <CardBanner t={t} banner={banner} sizes="(min-width: 64rem) 42rem, 96vw" />
        <CardIdentity t={t} card={card} at={at} first={!banner?.image} />
        <BannerText t={t} banner={banner} />
      </div>
      <ContactTiles t={t} company={company} />
      <div className="stack">
        <SaveActions t={t} card={card} at={at} />
        <SectionChips columns={cardTemplates["2"].columns} {...shown} />
      </div>
      <div className="stack">
        <CardSections column={upper} sizes={sizes} {...shown} />
      </div>
      <div className="stack">
        <CardSections column={lower} {...shown} />
      </div>
    </CardFrame>
  );
}
