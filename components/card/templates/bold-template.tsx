import { pickBanner } from "@/lib/card/content";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { ContactTiles } from "../contact/contact-tiles";
import { BannerText, CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { CardSections, SectionChips } from "../sections/card-sections";
import { cardTemplates } from "./card-templates";
import type { TemplateProps } from "./template";

const [column] = cardTemplates["4"].columns;
const sizes = { products: "(min-width: 64rem) 36vw, 75vw" };

/** A dark showroom with a block of colour and edge-to-edge pictures. */
export function BoldTemplate({ brandName, ...shown }: TemplateProps) {
  const { t, card, at } = shown;
  const { company, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame t={t} card={card} at={at} look="bold" brandName={brandName}>
      <div className="hero">
        <CardBanner t={t} banner={banner} sizes="(min-width: 64rem) 50vw, 100vw" />
        <div className="block">
          <CardIdentity t={t} card={card} at={at} first={!banner?.image} />
          <BannerText t={t} banner={banner} />
          <ContactTiles t={t} company={company} />
          <SaveActions t={t} card={card} at={at} />
        </div>
      </div>
      <SectionChips columns={cardTemplates["4"].columns} {...shown} />
      <CardSections column={column} sizes={sizes} {...shown} />
    </CardFrame>
  );
}
