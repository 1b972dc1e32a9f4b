import { pickBanner } from "@/lib/card/content";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { ContactTiles } from "../contact/contact-tiles";
import { BannerText, CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { CardSections, SectionChips } from "../sections/card-sections";
import { cardTemplates } from "./card-templates";
import type { TemplateProps } from "./template";

const [column] = cardTemplates["3"].columns;
const sizes = { products: "(min-width: 40rem) 6rem, 4.5rem" };

/** Set like a printed menu: masthead, lists with leaders, white space. */
export function EditorialTemplate({ brandName, ...shown }: TemplateProps) {
  const { t, card, at } = shown;
  const { company, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame t={t} card={card} at={at} look="editorial" brandName={brandName}>
      <CardIdentity t={t} card={card} at={at} first={!banner?.image} />
      <CardBanner t={t} banner={banner} sizes="(min-width: 80rem) 76rem, 94vw" />
      <BannerText t={t} banner={banner} />
      <ContactTiles t={t} company={company} />
      <SaveActions t={t} card={card} at={at} />
      <SectionChips columns={cardTemplates["3"].columns} {...shown} />
      <CardSections column={column} sizes={sizes} {...shown} />
    </CardFrame>
  );
}
