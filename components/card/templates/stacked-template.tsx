import { pickBanner } from "@/lib/card/content";
import { parsePhone } from "@/lib/card/phone";
import { AboutUs } from "../about-us";
import { Brochures, SaveActions } from "../card-actions";
import { CardBanner } from "../card-banner";
import { CardFrame } from "../card-frame";
import { CardIdentity } from "../card-identity";
import { ContactTiles } from "../contact-tiles";
import { ContactUs } from "../contact-us";
import { Gallery } from "../gallery";
import { Place } from "../place";
import { Products } from "../products";
import { Videos } from "../videos";
import type { TemplateProps } from "./template";

/** Everything on a card of its own, laid out on the company's colour; two stacks where there is room. */
export function StackedTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame company={company} look="stacked" brandName={brandName}>
      <div className="hero">
        <CardBanner banner={banner} sizes="(min-width: 64rem) 42rem, 96vw" />
        <CardIdentity company={company} first={!banner?.image} />
      </div>
      <ContactTiles company={company} />
      <div className="stack">
        <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
        <Brochures documents={documents} />
        <AboutUs text={company.profile.about_us} />
      </div>
      <div className="stack">
        <Products products={products} currency={currency} sizes="(min-width: 64rem) 12rem, 45vw" />
        <Gallery products={products} sizes="(min-width: 64rem) 12rem, 60vw" />
        <Videos videos={videos} />
      </div>
      <div className="stack">
        <Place address={company.profile.address} />
        <ContactUs company={company} />
      </div>
    </CardFrame>
  );
}
