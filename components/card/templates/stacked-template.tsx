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
import type { TemplateProps } from "./template";

/** Everything on a card of its own, laid out on the company's colour; two stacks where there is room. */
export function StackedTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners, reviews } = card;
  const banner = pickBanner(banners);
  const orderAt = company.takes_leads ? slug : null;
  return (
    <CardFrame company={company} slug={slug} look="stacked" brandName={brandName}>
      <div className="hero">
        <CardBanner banner={banner} sizes="(min-width: 64rem) 42rem, 96vw" />
        <CardIdentity company={company} first={!banner?.image} />
      </div>
      <ContactTiles company={company} />
      <div className="stack">
        <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
      </div>
      <div className="stack">
        <Products
          products={products}
          currency={currency}
          slug={slug}
          orderAt={orderAt}
          sizes="(min-width: 64rem) 12rem, 45vw"
        />
        <Gallery products={products} sizes="(min-width: 64rem) 12rem, 60vw" />
        <Videos videos={videos} />
        <Reviews reviews={reviews} company={company} slug={slug} />
      </div>
      <div className="stack">
        <Brochures documents={documents} />
        <AboutUs text={company.profile.about_us} />
        <Place address={company.profile.address} />
        <OpeningHours company={company} />
        <ContactUs company={company} slug={slug} />
      </div>
    </CardFrame>
  );
}
