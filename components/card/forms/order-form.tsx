import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import { FormField } from "./form-field";
import { OrderLines } from "./order-lines";
import { OrderSent } from "./order-sent";
import { SenderFields } from "./sender-fields";
import { VisitorForm } from "./visitor-form";

type Props = {
  company: Company;
  slug: string;
  ticket: string;
  products: readonly Product[];
  /** The id of the product that the order begins with. */
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
