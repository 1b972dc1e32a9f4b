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

/** A poster in the dark: the name on a block of the company's colour, and the ways to reach it on a band across that. */
export function BoldTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners, reviews } = card;
  const banner = pickBanner(banners);
  const orderAt = company.takes_leads ? slug : null;
  return (
    <CardFrame company={company} slug={slug} look="bold" brandName={brandName}>
      <div className="hero">
        <CardBanner banner={banner} sizes="(min-width: 64rem) 50vw, 100vw" />
        <div className="block">
          <CardIdentity company={company} first={!banner?.image} />
          <ContactTiles company={company} />
          <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
        </div>
      </div>
      <Products
        products={products}
        currency={currency}
        slug={slug}
        orderAt={orderAt}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw"
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
