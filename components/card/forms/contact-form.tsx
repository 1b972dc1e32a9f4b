import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { textLimits } from "@/lib/contract/values";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { leadLimits } from "@/lib/contract/visitors/values";
import { FormField, SenderFields } from "./form-field";
import { ContactSent } from "./sent";
import { VisitorForm } from "./visitor-form";

/** With `product`: an enquiry about it. */
export function ContactForm({
  company,
  slug,
  ticket,
  product,
}: {
  company: Company;
  slug: string;
  ticket: string;
  product?: Product;
}) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      form="contact"
      slug={slug}
      ticket={ticket}
      title={product ? `Ask about ${product.name}` : `Request a call back from ${name}`}
      consent={consentTexts.lead(name)}
      send={product ? "Send question" : "Send request"}
      sent={<ContactSent slug={slug} />}
    >
      <input type="hidden" name="kind" value={product ? "question" : "contact"} />
      {product && <input type="hidden" name={`items.${product.id}`} value="1" />}
      <SenderFields hint="A phone number or an email is enough." />
      <FormField
        name="email"
        label="Your email"
        type="email"
        autoComplete="email"
        maxLength={textLimits.email}
        required={false}
      />
      <FormField
        name="message"
        label={product ? "Your question" : "Your message"}
        rows={4}
        maxLength={leadLimits.message}
        required={product !== undefined}
      />
    </VisitorForm>
  );
}
