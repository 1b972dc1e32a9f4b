import { chatLink } from "@/lib/card/chat-link";
import { picturesOf } from "@/lib/card/content";
import { orderFormsOf } from "@/lib/card/order-forms";
import { ownWords } from "@/lib/card/own-words";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { FormPage } from "../forms/form-page";
import { Icon } from "../icons";
import { OrderActions } from "./order-actions";
import { ProductPictures } from "./product-pictures";
import { ProductPrice } from "./product-price";

type Props = {
  t: T;
  company: Company;
  at: paths.CardAddress;
  product: Product;
  currency: string;
  /** Absolute URL of the page. */
  link: string;
};

export function ProductPage({ t, company, at, product, currency, link }: Props) {
  const { id, description, offer_until: until } = product;
  const name = product.name || t("card.product.unnamed");
  const forms = orderFormsOf(company, at);
  return (
    <FormPage t={t} company={company} at={at}>
      <article className={product.is_sold_out ? "product-page product-sold-out" : "product-page"}>
        <ProductPictures t={t} name={name} pictures={picturesOf(product)} />
        <div className="product-facts">
          <CategoryTrail t={t} at={at} product={product} />
          <h1 id={`p${id}`} {...ownWords(t, product, "name", name)}>
            {name}
          </h1>
          <ProductPrice t={t} product={product} currency={currency} />
          {offeredFrom(product) && until && (
            <p className="offer-end">{t("card.product.offerUntil", { day: formatDay(t, until) })}</p>
          )}
          {description && (
            <p className="prose" {...ownWords(t, product, "description")}>
              {description}
            </p>
          )}
          {forms && <OrderActions t={t} product={product} forms={forms} currency={currency} />}
          <AskButton t={t} client={company.client} text={t("card.product.askText", { name, link })} />
          <button className="button button-waiting" type="button" data-share="" data-event="shared">
            <Icon name="share" />
            {t("card.product.share")}
          </button>
          <WaitingHidden />
          <a className="button" href={`${paths.card(at)}#products`}>
            {t("card.product.all")}
          </a>
        </div>
      </article>
      {/* The script's basket. */}
      <div className="reach" />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </FormPage>
  );
}

function AskButton({ t, client, text }: Pick<Company, "client"> & { t: T; text: string }) {
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
      {t("card.product.askChat")}
    </a>
  ) : null;
}

function CategoryTrail({ t, at, product }: { t: T; at: paths.CardAddress; product: Product }) {
  const { category, category_slug: categorySlug } = product;
  if (!category) return null;
  if (!categorySlug)
    return (
      <p className="product-category" {...ownWords(t, product, "category")}>
        {category}
      </p>
    );
  return (
    <nav className="product-category trail" aria-label={t("card.product.trail")}>
      <a href={`${paths.card(at)}#products`}>{t("card.product.trailProducts")}</a>
      <a href={paths.category(at, categorySlug)} {...ownWords(t, product, "category")}>
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
