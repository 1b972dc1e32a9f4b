import type { ReactNode } from "react";
import { picturesOf } from "@/lib/card/content";
import type { Product } from "@/lib/contract/content/product";
import { cardLimits } from "@/lib/contract/content/values";
import type { T } from "@/lib/i18n/translator";
import { Picture } from "../picture";
import { ProductPicture } from "../product/product-picture";

type Props = { t: T; products: Product[]; heading: ReactNode; sizes?: string };

/** Links to the large pictures; the script shows them in the lightbox. */
export function Gallery({ t, products, heading, sizes = "(min-width: 40rem) 18rem, 45vw" }: Props) {
  const items = products.flatMap((product) => toItems(t, product, sizes));
  return (
    <section className="section section-gallery" aria-labelledby="gallery">
      {heading}
      <ul className="gallery">{items.length > 0 ? items : placeholders.map((number) => toPlaceholder(t, number))}</ul>
    </section>
  );
}

function toItems(t: T, product: Product, sizes: string) {
  const pictures = picturesOf(product);
  const name = product.name || t("card.product.unnamed");
  return pictures.map((picture, index) => (
    <li key={`${product.id} ${picture.id}`}>
      <a href={picture.image} data-lightbox data-event={`product_opened:${product.id}`}>
        <ProductPicture
          t={t}
          picture={picture}
          name={name}
          place={{ number: index + 1, count: pictures.length }}
          sizes={sizes}
        />
      </a>
    </li>
  ));
}

const placeholders = Array.from({ length: cardLimits.galleryPlaceholders }, (_, index) => index + 1);

function toPlaceholder(t: T, number: number) {
  const url = `/assets/gallery/${number}.svg`;
  return (
    <li key={number}>
      <a href={url} data-lightbox>
        <Picture
          url={url}
          alt={t("card.gallery.placeholder", { number })}
          sizes=""
          fallback={{ width: 400, height: 400 }}
        />
      </a>
    </li>
  );
}
