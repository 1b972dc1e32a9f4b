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
import { Splash } from "../splash";
import { Videos } from "../videos";
import type { TemplateProps } from "./template";

/** A visiting card that goes on: the face says who and how to reach them, the pages beside or below say the rest. */
export function DefaultTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners } = card;
  const banner = pickBanner(banners);
  return (
    <CardFrame company={company} look="classic" brandName={brandName}>
      <Splash />
      <div className="face">
        <CardBanner banner={banner} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 36rem, 100vw" />
        <CardIdentity company={company} first={!banner?.image} />
        <ContactTiles company={company} />
        <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
        <Brochures documents={documents} />
      </div>
      <div className="pages">
        <Products products={products} currency={currency} />
        <Gallery products={products} />
        <Videos videos={videos} />
        <AboutUs text={company.profile.about_us} />
        <Place address={company.profile.address} />
        <ContactUs company={company} />
      </div>
    </CardFrame>
  );
}
