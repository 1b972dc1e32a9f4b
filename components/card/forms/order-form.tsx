import { ownWords } from "@/lib/card/own-words";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { FormField, SenderFields } from "./form-field";
import { OrderSent } from "./sent";
import { VisitorForm } from "./visitor-form";

type Props = {
  t: T;
  company: Company;
  at: paths.FormAddress;
  ticket: string;
  products: readonly Product[];
  /** Product id. */
  first: number | null;
  currency: string;
};

export function OrderForm({ t, company, at, ticket, products, first, currency }: Props) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      t={t}
      form="order"
      at={at}
      ticket={ticket}
      title={t("forms.title.order", { company: name })}
      consent={consentTexts.lead(name)}
      send={t("forms.order.send")}
      sent={<OrderSent t={t} company={company} at={at} />}
    >
      <input type="hidden" name="kind" value="order" />
      <OrderLines t={t} products={products} first={first} currency={currency} />
      <SenderFields t={t} />
      <FormField
        name="message"
        label={t("forms.order.message")}
        rows={3}
        maxLength={leadLimits.message}
        required={false}
      />
    </VisitorForm>
  );
}

/** The script fills in the basket and adds up. */
function OrderLines({ t, products, first, currency }: Pick<Props, "t" | "products" | "first" | "currency">) {
  return (
    <fieldset className="order" data-order="" data-currency={currency}>
      <legend>{t("forms.order.quantities")}</legend>
      <ul>
        {products.map((product) => (
          <OrderLine key={product.id} t={t} product={product} isFirst={product.id === first} currency={currency} />
        ))}
      </ul>
      {/* Shown by the script when it hides products that are not in the basket. */}
      <button className="button" type="button" data-more="" hidden>
        {t("forms.order.more")}
      </button>
      <p className="order-total" data-total="" role="status" />
    </fieldset>
  );
}

type LineProps = { t: T; product: Product; isFirst: boolean; currency: string };

function OrderLine({ t, product, isFirst, currency }: LineProps) {
  const { id, name, price, unit } = product;
  return (
    <li>
      <label htmlFor={`form-item-${id}`}>
        <span {...ownWords(t, product, "name")}>{name || t("card.product.unnamed")}</span>
        <small>
          {price ? [formatPrice(price, currency), unit].filter(Boolean).join(" ") : t("card.product.noPrice")}
        </small>
      </label>
      <input
        id={`form-item-${id}`}
        name={`items.${id}`}
        // Of type "number" it would be handed on empty in the digits of other scripts.
        inputMode="numeric"
        pattern="\p{Nd}*"
        maxLength={String(leadLimits.quantity).length}
        autoComplete="off"
        defaultValue={isFirst ? 1 : 0}
        data-price={price}
      />
    </li>
  );
}

/** `data-form-part`: the script shows it in the sheet over the card. */
export function NothingToOrder({ t, at }: { t: T; at: paths.FormAddress }) {
  return (
    <div className="form-sent" data-form-part="">
      <h1 id="form-title" tabIndex={-1}>
        {t("forms.order.nothing")}
      </h1>
      <p>{t("forms.order.nothingText")}</p>
      <a className="button button-primary" href={paths.form(at, "contact")}>
        {t("forms.order.callBack")}
      </a>
      <a className="button form-back" href={paths.shownCard(at)}>
        {t("forms.back")}
      </a>
    </div>
  );
}
