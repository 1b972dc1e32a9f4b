import { pickBanner } from "@/lib/card/content";
import { parsePhone } from "@/lib/card/phone";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { Brochures } from "../sections/brochures";
import { CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { ContactTiles } from "../sections/contact-tiles";
import { Reviews } from "../sections/reviews";
import { ShareContact } from "../sections/share-contact";
import type { TemplateProps } from "./template";

/** The visiting card alone, as large as the screen: upright on a phone, lying on a desk. */
export function VisitingTemplate({ card, slug, brandName }: TemplateProps) {
  const { company, documents, banners, reviews } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame company={company} slug={slug} look="visiting" brandName={brandName}>
      <CardBanner banner={banner} sizes="(min-width: 64rem) 34rem, 100vw" />
      <div className="face">
        <CardIdentity company={company} first={!banner?.image} />
        <ContactTiles company={company} />
        <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
        <Brochures documents={documents} />
        <section className="section section-contact">
          <ShareContact company={company} slug={slug} />
        </section>
        <Reviews reviews={reviews} company={company} slug={slug} />
      </div>
    </CardFrame>
  );
}
