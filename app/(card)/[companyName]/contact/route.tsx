import { ContactForm } from "@/components/card/forms/contact-form";
import { loadProducts } from "@/lib/web/provider-client/cards";
import { readId } from "@/lib/web/site/read-id";
import { createFormPage } from "../form-pages";

export const dynamic = "force-dynamic";

/** The query has the id of the product that is asked about. */
export const GET = createFormPage("contact", async ({ t, company, slug, at, ticket }, query) => {
  const id = readId(String(query.product ?? ""));
  const product = id === null ? undefined : (await loadProducts({ slug, company, t })).find((one) => one.id === id);
  return <ContactForm t={t} company={company} at={at} ticket={ticket} product={product} />;
});
