import { parsePhone } from "@/lib/phone";
import { AboutUs } from "../about-us";
import { Brochures, SaveActions } from "../card-actions";
import { CardBanner, pickBanner } from "../card-banner";
import { CardFooter } from "../card-footer";
import { CardIdentity } from "../card-identity";
import { ContactTiles } from "../contact-tiles";
import { ContactUs } from "../contact-us";
import { Gallery } from "../gallery";
import { Lightbox } from "../lightbox";
import { Place } from "../place";
import { Products } from "../products";
import { Videos } from "../videos";
import type { TemplateProps } from "./template";

/** A visiting card that goes on: the head says who and how to reach them, sections below say the rest. */
export function DefaultTemplate({ card, slug, brandName, currency }: TemplateProps) {
  const { company, documents, products, videos, banners } = card;
  const banner = pickBanner(banners);
  return (
    <>
      {/* The count itself is drawn by the stylesheet. */}
      <div className="splash" aria-hidden="true">
        <span className="splash-count" />
        <span className="splash-bar" />
      </div>
      <main className="card">
        <article>
          <CardBanner banner={banner} />
          <CardIdentity company={company} first={!banner?.image} />
          <ContactTiles company={company} />
          <SaveActions slug={slug} phone={parsePhone(company.client.phone)?.dial ?? null} />
          <Brochures documents={documents} />
          <Products products={products} currency={currency} />
          <Gallery products={products} />
          <Videos videos={videos} />
          <AboutUs text={company.profile.about_us} />
          <Place address={company.profile.address} />
          <ContactUs company={company} />
        </article>
        <CardFooter brandName={brandName} />
      </main>
      <Lightbox />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </>
  );
}
