import { written } from "@/lib/card/written";
import type { Product } from "@/lib/contract/content/product";
import { leadLimits } from "@/lib/contract/visitors/values";
import { formatPrice } from "@/lib/format/price";

type Props = { products: readonly Product[]; first: number | null; currency: string };

/** How many of each product; the script fills in what is in the basket, and adds up. */
export function OrderLines({ products, first, currency }: Props) {
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
      {/* The script shows it where it leaves only what is in the basket. */}
      <button className="button" type="button" data-more="" hidden>
        Add more products
      </button>
      <p className="order-total" data-total="" role="status" />
    </fieldset>
  );
}
