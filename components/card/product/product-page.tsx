import { chatLink } from "@/lib/card/chat-link";
import { picturesOf } from "@/lib/card/content";
import { phoneOf } from "@/lib/card/phone";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import { formatDay } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { FormPage } from "../forms/form-page";
import { Icon } from "../icons";
import { OrderActions } from "./order-actions";
import { ProductPictures } from "./product-pictures";
import { ProductPrice } from "./product-price";

type Props = {
  company: Company;
  slug: string;
  product: Product;
  currency: string;
  /** Absolute URL of the page. */
  link: string;
};

export function ProductPage({ company, slug, product, currency, link }: Props) {
  const { id, description, offer_until: until } = product;
  const name = product.name || "Unnamed Product";
  return (
    <FormPage company={company} slug={slug}>
      <article className={product.is_sold_out ? "product-page product-sold-out" : "product-page"}>
        <ProductPictures name={name} pictures={picturesOf(product)} />
        <div className="product-facts">
          <CategoryTrail slug={slug} product={product} />
          <h1 id={`p${id}`} {...written(name)}>
            {name}
          </h1>
          <ProductPrice product={product} currency={currency} />
          {offeredFrom(product) && until && <p className="offer-end">Offer until {formatDay(until)}</p>}
          {description && (
            <p className="prose" {...written(description)}>
              {description}
            </p>
          )}
          {company.takes_leads && <OrderActions product={product} slug={slug} currency={currency} />}
          <AskButton client={company.client} text={`I would like to know more about ${name}: ${link}`} />
          <button className="button button-waiting" type="button" data-share="" data-event="shared">
            <Icon name="share" />
            Share this product
          </button>
          <WaitingHidden />
          <a className="button" href={`${paths.card(slug)}#products`}>
            All products
          </a>
        </div>
      </article>
      {/* The script's basket. */}
      <div className="reach" />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </FormPage>
  );
}

function AskButton({ client, text }: Pick<Company, "client"> & { text: string }) {
  const digits = phoneOf(client)?.chat;
  return digits ? (
    <a
      className="button button-whatsapp"
      href={chatLink(digits, text)}
      target="_blank"
      rel="noopener noreferrer"
      data-event="whatsapp"
    >
      <Icon name="whatsapp" />
      Ask on WhatsApp
    </a>
  ) : null;
}

function CategoryTrail({ slug, product }: { slug: string; product: Product }) {
  const { category, category_slug: categorySlug } = product;
  if (!category) return null;
  if (!categorySlug)
    return (
      <p className="product-category" {...written(category)}>
        {category}
      </p>
    );
  return (
    <nav className="product-category trail" aria-label="Breadcrumb">
      <a href={`${paths.card(slug)}#products`}>Products</a>
      <a href={paths.category(slug, categorySlug)} {...written(category)}>
        {category}
      </a>
    </nav>
  );
}

/** Hides elements that need the script. */
function WaitingHidden() {
  return (
    <noscript>
      <style>{".button-waiting { display: none }"}</style>
    </noscript>
  );
}
