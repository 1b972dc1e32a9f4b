import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";
import { FormField, SenderFields } from "./form-field";
import { OrderSent } from "./sent";
import { VisitorForm } from "./visitor-form";

type Props = {
  company: Company;
  slug: string;
  ticket: string;
  products: readonly Product[];
  /** Product id. */
  first: number | null;
  currency: string;
};

export function OrderForm({ company, slug, ticket, products, first, currency }: Props) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      form="order"
      slug={slug}
      ticket={ticket}
      title={`Order from ${name}`}
      consent={consentTexts.lead(name)}
      send="Send order"
      sent={<OrderSent company={company} slug={slug} />}
    >
      <input type="hidden" name="kind" value="order" />
      <OrderLines products={products} first={first} currency={currency} />
      <SenderFields />
      <FormField name="message" label="Your message" rows={3} maxLength={leadLimits.message} required={false} />
    </VisitorForm>
  );
}

/** The script fills in the basket and adds up. */
function OrderLines({ products, first, currency }: Pick<Props, "products" | "first" | "currency">) {
  return (
    <fieldset className="order" data-order="" data-currency={currency}>
      <legend>How many of each?</legend>
      <ul>
        {products.map(({ id, name, price, unit }) => (
          <li key={id}>
            <label htmlFor={`form-item-${id}`}>
              <span {...written(name)}>{name || "Unnamed Product"}</span>
              <small>
                {price ? [formatPrice(price, currency), unit].filter(Boolean).join(" ") : "Contact for price"}
              </small>
            </label>
            <input
              id={`form-item-${id}`}
              name={`items.${id}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={leadLimits.quantity}
              defaultValue={id === first ? 1 : 0}
              data-price={price}
            />
          </li>
        ))}
      </ul>
      {/* Shown by the script when it hides products that are not in the basket. */}
      <button className="button" type="button" data-more="" hidden>
        Add more products
      </button>
      <p className="order-total" data-total="" role="status" />
    </fieldset>
  );
}

/** `data-form-part`: the script shows it in the sheet over the card. */
export function NothingToOrder({ slug }: { slug: string }) {
  return (
    <div className="form-sent" data-form-part="">
      <h1 id="form-title" tabIndex={-1}>
        Nothing can be ordered right now
      </h1>
      <p>Tell us what you are looking for. We will call you.</p>
      <a className="button button-primary" href={paths.form(slug, "contact")}>
        Request a call back
      </a>
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}
