import { orderFormsOf } from "@/lib/card/order-forms";
import { ownWords } from "@/lib/card/own-words";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { FormPage } from "../forms/form-page";
import { ProductList } from "./product-list";

type Props = {
  t: T;
  company: Company;
  at: paths.CardAddress;
  category: string;
  /** At least one. */
  products: Product[];
  currency: string;
};

export function CategoryPage({ t, company, at, category, products, currency }: Props) {
  const cardProducts = `${paths.card(at)}#products`;
  return (
    <FormPage t={t} company={company} at={at}>
      <div className="category-page">
        <nav className="product-category trail" aria-label={t("card.product.trail")}>
          <a href={cardProducts}>{t("card.product.trailProducts")}</a>
        </nav>
        <h1 {...ownWords(t, products[0], "category", category)}>{category}</h1>
        <ProductList
          t={t}
          products={products}
          at={at}
          currency={currency}
          orderForms={orderFormsOf(company, at)}
          Name="h2"
        />
        <a className="button" href={cardProducts}>
          {t("card.product.all")}
        </a>
      </div>
      {/* The script's basket. */}
      <div className="reach" />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </FormPage>
  );
}
