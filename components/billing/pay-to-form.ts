import { z } from "zod";
import {
  type BillingSettings,
  type SendBillingSettingsInput,
  sendBillingSettingsSchema,
} from "@/lib/contract/billing/schema";
import type { Bank } from "@/lib/contract/cards/payment";

/** An account that is not wanted stays in the form, to be wanted again. */
type PayToValues = Omit<BillingSettings, "bank"> & { hasBank: boolean; bank: Bank };

export const payToForm = z
  .custom<PayToValues>()
  .transform(
    ({ hasBank, bank, ...settings }): z.input<typeof sendBillingSettingsSchema> => ({
      ...settings,
      bank: hasBank ? bank : null,
    }),
  )
  .pipe(sendBillingSettingsSchema) as z.ZodType<SendBillingSettingsInput, PayToValues>;

const noBank: Bank = { account_name: "", account_number: "", ifsc: "", bank_name: "" };

export function valuesOfPayTo({ bank, ...settings }: BillingSettings): PayToValues {
  return { ...settings, hasBank: bank !== null, bank: bank ?? noBank };
}
