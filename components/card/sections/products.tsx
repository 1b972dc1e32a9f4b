import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import { written } from "@/lib/card/written";
import type { Product } from "@/lib/contract/content/product";
import { productLimits } from "@/lib/contract/content/values";
import { callLimits } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { groupProducts } from "../product/group-products";
import { ProductList, type ProductListProps } from "../product/product-list";

type Props = Omit<ProductListProps, "Name"> & { heading: ReactNode };

export function Products({ heading, products, ...shown }: Props) {
  const { t } = shown;
  if (products.length === 0) return null;
  return (
    <section className="section section-products" aria-labelledby="products">
      {heading}
      {products.length >= productLimits.searchFrom && <ProductSearch t={t} />}
      {groupProducts(t, products).map(({ category, slug, products }) =>
        category === null ? (
          <ProductList key="" products={products} {...shown} />
        ) : (
          <div key={category} className="category">
            <CategoryHeading {...shown} name={category} slug={slug} first={products[0]} />
            <ProductList products={products} {...shown} Name="h4" />
          </div>
        ),
      )}
    </section>
  );
}

type CategoryHeadingProps = Pick<Props, "t" | "at"> & { name: string; slug: string | null; first: Product | undefined };

/** `first`: a product of the category; it knows which language the name is in. */
function CategoryHeading({ t, at, name, slug, first }: CategoryHeadingProps) {
  const shown = <span {...(first?.category ? ownWords(t, first, "category", name) : written(name))}>{name}</span>;
  return <h3>{slug ? <a href={paths.category(at, slug)}>{shown}</a> : shown}</h3>;
}

/** Needs the script; its space is reserved. */
function ProductSearch({ t }: { t: T }) {
  return (
    <div className="product-search button-waiting" data-product-search="">
      <label htmlFor="find-product">{t("card.products.find")}</label>
      <input id="find-product" type="search" autoComplete="off" enterKeyHint="search" maxLength={callLimits.search} />
      <p className="quiet" role="status" hidden />
    </div>
  );
}
