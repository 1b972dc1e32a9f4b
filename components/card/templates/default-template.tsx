import { pickBanner } from "@/lib/card/content";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { ContactTiles } from "../contact/contact-tiles";
import { BannerText, CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { CardSections, SectionChips } from "../sections/card-sections";
import { cardTemplates } from "./card-templates";
import type { TemplateProps } from "./template";

const [face, pages] = cardTemplates["1"].columns;

/** A visiting card with pages beside or below it. */
export function DefaultTemplate({ brandName, ...shown }: TemplateProps) {
  const { t, card, at } = shown;
  const { company, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame t={t} card={card} at={at} look="classic" brandName={brandName}>
      <Splash />
      <div className="face">
        <CardBanner t={t} banner={banner} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 36rem, 100vw" />
        <CardIdentity t={t} card={card} at={at} first={!banner?.image} />
        <BannerText t={t} banner={banner} />
        <ContactTiles t={t} company={company} />
        <SaveActions t={t} card={card} at={at} />
        <SectionChips columns={cardTemplates["1"].columns} {...shown} />
        <CardSections column={face} {...shown} />
      </div>
      <div className="pages">
        <CardSections column={pages} {...shown} />
      </div>
    </CardFrame>
  );
}

/** Pure CSS over the loaded card. */
function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <span className="splash-count" />
      <span className="splash-bar" />
    </div>
  );
}
