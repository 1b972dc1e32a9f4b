import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { home } from "@/lib/contract/billing/party";
import { type SendTermsInput, sendTermsSchema, type Terms } from "@/lib/contract/billing/schema";

type TermsValues = Omit<Terms, "id" | "is_fixed" | "rate"> & { rate: string };
export type TermsForm = UseFormReturn<TermsValues, unknown, SendTermsInput>;

type Asked = Pick<TermsValues, "country" | "registration">;

/** Only who is registered in India has one. */
export const asksGstin = ({ country, registration }: Asked) => country === home && registration !== "unregistered";
/** Who is not registered regularly in India has no tax on invoices. */
export const asksRate = ({ country, registration }: Asked) => country !== home || registration === "regular";

/** What is not asked for is not sent. */
export const termsForm = z
  .custom<TermsValues>()
  .transform(
    (values): z.input<typeof sendTermsSchema> => ({
      ...values,
      gstin: asksGstin(values) ? values.gstin : "",
      rate: asksRate(values) ? values.rate : "0",
    }),
  )
  .pipe(sendTermsSchema) as z.ZodType<SendTermsInput, TermsValues>;

/** From a day on, as the last ones are. */
export function valuesOfNewTerms(last: Terms | undefined, from_on: string): TermsValues {
  return last ? { ...valuesOfTerms(last), from_on } : { ...emptyTerms, from_on };
}

export function valuesOfTerms({ id: _id, is_fixed: _fixed, rate, ...terms }: Terms): TermsValues {
  return { ...terms, rate: String(rate) };
}

const emptyTerms: Omit<TermsValues, "from_on"> = {
  ...{ name: "", address: "", pin: "", state: "", country: home, gstin: "" },
  ...{ registration: "unregistered", sac: "", rate: "18", pricing: "inclusive" },
  ...{ tax_label: "", is_zero_rated: false, is_reverse_charge: false },
};
