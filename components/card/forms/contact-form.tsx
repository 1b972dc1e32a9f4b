import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { textLimits } from "@/lib/contract/values";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import type { FormAddress } from "@/lib/paths";
import { FormField, SenderFields } from "./form-field";
import { ContactSent } from "./sent";
import { VisitorForm } from "./visitor-form";

/** With `product`: an enquiry about it. */
export function ContactForm({
  t,
  company,
  at,
  ticket,
  product,
}: {
  t: T;
  company: Company;
  at: FormAddress;
  ticket: string;
  product?: Product;
}) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      t={t}
      form="contact"
      at={at}
      ticket={ticket}
      title={
        product ? t("forms.contact.askTitle", { product: product.name }) : t("forms.contact.title", { company: name })
      }
      consent={consentTexts.lead(name)}
      send={t(product ? "forms.contact.sendQuestion" : "forms.contact.send")}
      sent={<ContactSent t={t} at={at} />}
    >
      <input type="hidden" name="kind" value={product ? "question" : "contact"} />
      {product && <input type="hidden" name={`items.${product.id}`} value="1" />}
      <SenderFields t={t} hint={t("forms.sender.either")} />
      <FormField
        name="email"
        label={t("forms.sender.email")}
        type="email"
        autoComplete="email"
        maxLength={textLimits.email}
        required={false}
      />
      <FormField
        name="message"
        label={t(product ? "forms.contact.question" : "forms.contact.message")}
        rows={4}
        maxLength={leadLimits.message}
        required={product !== undefined}
      />
    </VisitorForm>
  );
}
