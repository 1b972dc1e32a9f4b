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
import { OpeningHours } from "../sections/opening-hours";
import { Place } from "../sections/place";
import { Products } from "../sections/products";
import { Reviews } from "../sections/reviews";
import { Videos } from "../sections/videos";
import type { TemplateProps } from "./template";

/** Set like a printed catalogue: a masthead, wide pictures, hairlines, and much paper between them. */
export function EditorialTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners, reviews } = card;
  const banner = pickBanner(banners);
  const orderAt = company.takes_leads ? slug : null;
  return (
    <CardFrame company={company} slug={slug} look="editorial" brandName={brandName}>
      <CardIdentity company={company} first={!banner?.image} />
      <CardBanner banner={banner} sizes="(min-width: 80rem) 76rem, 94vw" />
      <ContactTiles company={company} />
      <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
      <Products
        products={products}
        currency={currency}
        slug={slug}
        orderAt={orderAt}
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 90vw"
      />
      <AboutUs text={company.profile.about_us} />
      <Place address={company.profile.address} />
      <OpeningHours company={company} />
      <Brochures documents={documents} />
      <Videos videos={videos} />
      <Reviews reviews={reviews} company={company} slug={slug} />
      <ContactUs company={company} slug={slug} />
    </CardFrame>
  );
}
