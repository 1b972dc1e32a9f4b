import { pickBanner } from "@/lib/card/content";
import { parsePhone } from "@/lib/card/phone";
import { SaveActions } from "../actions/save-actions";
import { CardFrame } from "../card-frame";
import { AboutUs } from "../sections/about-us";
import { Brochures } from "../sections/brochures";
import { CardBanner } from "../sections/card-banner";
import { CardIdentity } from "../sections/card-identity";
import { ContactTiles } from "../sections/contact-tiles";
import { ContactUs } from "../sections/contact-us";
import { Gallery } from "../sections/gallery";
import { OpeningHours } from "../sections/opening-hours";
import { Place } from "../sections/place";
import { Products } from "../sections/products";
import { Reviews } from "../sections/reviews";
import { Videos } from "../sections/videos";
import { Splash } from "../splash";
import type { TemplateProps } from "./template";

/** A visiting card that goes on: the face says who and how to reach them, the pages beside or below say the rest. */
export function DefaultTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners, reviews } = card;
  const banner = pickBanner(banners);
  const orderAt = company.takes_leads ? slug : null;
  return (
    <CardFrame company={company} slug={slug} look="classic" brandName={brandName}>
      <Splash />
      <div className="face">
        <CardBanner banner={banner} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 36rem, 100vw" />
        <CardIdentity company={company} first={!banner?.image} />
        <ContactTiles company={company} />
        <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
        <Brochures documents={documents} />
      </div>
      <div className="pages">
        <Products products={products} currency={currency} slug={slug} orderAt={orderAt} />
        <Gallery products={products} />
        <Videos videos={videos} />
        <Reviews reviews={reviews} company={company} slug={slug} />
        <AboutUs text={company.profile.about_us} />
        <Place address={company.profile.address} />
        <OpeningHours company={company} />
        <ContactUs company={company} slug={slug} />
      </div>
    </CardFrame>
  );
}
