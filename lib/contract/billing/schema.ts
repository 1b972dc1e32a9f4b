import { z } from "zod";
import { bankFormSchema, bankSchema, upiIdSchema, upiNameSchema } from "../cards/payment";
import { booleanSchema, daySchema, oneLineText, optionalText } from "../fields";
import { plainCode, plainNumber } from "../typed-digits";
import * as billingMessages from "./messages";
import { checkPlace, home, partySchema, partyShape, plainParty } from "./party";
import { pricings, registrations } from "./tax";
import { billingLimits } from "./values";

/** How the operator is paid, by which terms it invoices, and whom. */

/** How money reaches the operator. */
export const payToSchema = z.object({
  upi_id: z.string(),
  upi_name: z.string(),
  bank: bankFormSchema.nullable(),
  /** Stands on every payment request. */
  note: z.string(),
});

/** `GET /admin/billing/settings/`. */
export const billingSettingsSchema = payToSchema.extend({ invoice_series: z.string(), note_series: z.string() });
export type BillingSettings = z.infer<typeof billingSettingsSchema>;

const seriesSchema = z
  .string({ error: billingMessages.seriesInvalid })
  .transform((text) => plainCode(text).toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{1,3}$/, billingMessages.seriesInvalid));

/** `PUT /admin/billing/settings/`. */
export const sendBillingSettingsSchema = z
  .object({
    invoice_series: seriesSchema,
    note_series: seriesSchema,
    upi_id: upiIdSchema.default(""),
    upi_name: upiNameSchema.default(""),
    bank: bankSchema.default(null),
    note: optionalText(billingLimits.note).default(""),
  })
  .refine(({ invoice_series, note_series }) => invoice_series !== note_series, {
    path: ["note_series"],
    message: billingMessages.seriesSame,
  });
export type SendBillingSettingsInput = z.infer<typeof sendBillingSettingsSchema>;

/** In percent, with two decimals at most. */
const rateSchema = z
  .union([z.string(), z.number()], { error: billingMessages.rateInvalid })
  .transform((rate) => plainNumber(String(rate)))
  .pipe(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, billingMessages.rateInvalid))
  .transform(Number);

/** `POST /admin/billing/terms/` and `PUT /admin/billing/terms/{id}/`: what is on invoices from a day on. */
export const sendTermsSchema = z
  .object({
    from_on: daySchema,
    /** The seller. */
    ...partyShape,
    /** In India. */
    registration: z.enum(registrations).default("unregistered"),
    /** India's code of the service. */
    sac: z.string().transform(plainCode).default(""),
    rate: rateSchema.default(0),
    pricing: z.enum(pricings),
    /** What the tax is called outside India. */
    tax_label: oneLineText(billingLimits.taxLabel).default(""),
    is_zero_rated: booleanSchema.default(false),
    is_reverse_charge: booleanSchema.default(false),
  })
  .superRefine((terms, context) => {
    checkPlace(terms, context);
    const { country, registration, gstin, sac, rate, tax_label } = terms;
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (country === home) {
      if (registration !== "unregistered" && gstin === "") refuse("gstin", billingMessages.gstinRequired);
      if (!/^\d{6}$/.test(sac)) refuse("sac", billingMessages.sacInvalid);
    } else if (rate > 0 && tax_label === "") refuse("tax_label", billingMessages.taxLabelRequired);
  })
  .transform((terms) => {
    const plain = plainParty(terms);
    if (plain.country !== home) return { ...plain, registration: "unregistered" as const, sac: "" };
    return { ...plain, gstin: plain.registration === "unregistered" ? "" : plain.gstin };
  });
export type SendTermsInput = z.infer<typeof sendTermsSchema>;

export const termsSchema = partySchema.extend({
  id: z.number().int(),
  from_on: z.string(),
  registration: z.enum(registrations),
  sac: z.string(),
  rate: z.number(),
  pricing: z.enum(pricings),
  tax_label: z.string(),
  is_zero_rated: z.boolean(),
  is_reverse_charge: z.boolean(),
  /** Whether something was issued since they began, so that they do not change any more. */
  is_fixed: z.boolean(),
});
export type Terms = z.infer<typeof termsSchema>;
export const termsListSchema = z.object({ results: z.array(termsSchema) });

/** `PUT /client/billing/details/`: whom invoices are for. */
export const sendBillingDetailsSchema = z.object(partyShape).superRefine(checkPlace).transform(plainParty);
export type SendBillingDetailsInput = z.infer<typeof sendBillingDetailsSchema>;
