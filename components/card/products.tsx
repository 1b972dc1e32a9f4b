import type { Product } from "@/lib/contract/product";
import { formatPrice } from "@/lib/format-price";
import { Icon } from "./icons";
import { Picture } from "./picture";

export function Products({ products, currency }: { products: Product[]; currency: string }) {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="products">
      <h2 id="products">Products</h2>
      <ul className="products">
        {products.map((product) => (
          <li className="product" key={product.id}>
            <ProductImage product={product} />
            <div className="product-text">
              <h3 dir="auto">{product.name || "Unnamed Product"}</h3>
              {product.description && (
                <p className="prose" dir="auto">
                  {product.description}
                </p>
              )}
              <p className="price">
                {product.price ? `Price: ${formatPrice(product.price, currency)}` : "Contact for price"}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductImage({ product }: { product: Product }) {
  return (
    <div className="product-image">
      {product.image ? (
        <Picture
          url={product.image}
          set={product.image_set}
          alt={product.name}
          sizes="7rem"
          fallback={{ width: 800, height: 800 }}
        />
      ) : (
        <span className="no-image">
          <Icon name="image" />
          No Image
        </span>
      )}
    </div>
  );
}
