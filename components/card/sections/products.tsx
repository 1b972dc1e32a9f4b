import type { Product } from "@/lib/contract/product";
import { formatPrice } from "@/lib/format/price";
import { paths } from "@/lib/paths";
import { Icon } from "../icons";
import { Picture } from "../picture";

type Props = {
  products: Product[];
  currency: string;
  /** What a picture measures on screen, as in the `sizes` attribute. */
  sizes?: string;
  /** Whether pictures open large, as the gallery's do; for templates without a gallery. */
  enlarge?: boolean;
  /** The card at which they can be ordered and asked about; null where the provider takes no orders. */
  orderAt: string | null;
};

export function Products({ products, currency, sizes = "7rem", enlarge = false, orderAt }: Props) {
  if (products.length === 0) return null;
  return (
    <section className="section section-products" aria-labelledby="products">
      <h2 id="products">Products</h2>
      <ul className="products">
        {products.map((product) => (
          <li className="product" key={product.id}>
            <ProductImage product={product} sizes={sizes} enlarge={enlarge} />
            <div className="product-text">
              <h3 id={`p${product.id}`} dir="auto">
                {product.name || "Unnamed Product"}
              </h3>
              {product.description && (
                <p className="prose" dir="auto">
                  {product.description}
                </p>
              )}
              <p className="price">
                {product.price ? `Price: ${formatPrice(product.price, currency)}` : "Contact for price"}
              </p>
              {orderAt && <OrderActions product={product} slug={orderAt} currency={currency} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each leads to a form that begins with the product; the script makes a basket of the first. */
function OrderActions({
  product: { id, price },
  slug,
  currency,
}: {
  product: Product;
  slug: string;
  currency: string;
}) {
  return (
    <p className="product-actions">
      <a
        className="button"
        href={paths.orderOf(slug, id)}
        rel="nofollow"
        id={`o${id}`}
        aria-labelledby={`o${id} p${id}`}
        data-add={id}
        data-price={price}
        data-currency={currency}
      >
        Order
      </a>
      <a href={paths.askAbout(slug, id)} rel="nofollow" id={`a${id}`} aria-labelledby={`a${id} p${id}`} data-form="">
        Ask about this
      </a>
    </p>
  );
}

function ProductImage({ product, sizes, enlarge }: { product: Product; sizes: string; enlarge: boolean }) {
  if (!product.image)
    return (
      <div className="product-image">
        <span className="no-image">
          <Icon name="image" />
          No Image
        </span>
      </div>
    );
  const picture = (
    <Picture
      url={product.image}
      set={product.image_set}
      alt={product.name || "Unnamed Product"}
      sizes={sizes}
      fallback={{ width: 800, height: 800 }}
    />
  );
  return (
    <div className="product-image">
      {enlarge ? (
        <a href={product.image} data-lightbox data-event={`product_opened:${product.id}`}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}
