import { limits } from "@/lib/contract/limits";
import type { Product } from "@/lib/contract/product";
import { Picture } from "../picture";
import { SectionHeading } from "./section-heading";

type Props = { products: Product[]; title: string; sizes?: string };

/** Product pictures, two in a row; each link is the large picture, which the script shows over the page instead. */
export function Gallery({ products, title, sizes = "(min-width: 40rem) 18rem, 45vw" }: Props) {
  const pictured = products.filter((product) => product.image);
  return (
    <section className="section section-gallery" aria-labelledby="gallery">
      <SectionHeading id="gallery" title={title} />
      <ul className="gallery">
        {pictured.length > 0 ? pictured.map((product) => toItem(product, sizes)) : placeholders.map(toPlaceholder)}
      </ul>
    </section>
  );
}

function toItem(product: Product, sizes: string) {
  if (!product.image) return null;
  return (
    <li key={product.id}>
      <a href={product.image} data-lightbox data-event={`product_opened:${product.id}`}>
        <Picture
          url={product.image}
          set={product.image_set}
          alt={product.name || "Unnamed Product"}
          sizes={sizes}
          fallback={{ width: 800, height: 800 }}
        />
      </a>
    </li>
  );
}

const placeholders = Array.from({ length: limits.galleryPlaceholders }, (_, index) => index + 1);

function toPlaceholder(number: number) {
  const url = `/assets/gallery/${number}.svg`;
  return (
    <li key={number}>
      <a href={url} data-lightbox>
        <Picture url={url} alt={`Placeholder picture ${number}`} sizes="" fallback={{ width: 400, height: 400 }} />
      </a>
    </li>
  );
}
