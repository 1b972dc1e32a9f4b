import { z } from "zod";
import { gstinSchema } from "../cards/fields";
import { oneLineText, requiredLine, requiredText } from "../fields";
import { stateOfGstin } from "../gstin";
import * as fieldMessages from "../messages";
import { plainCode } from "../typed-digits";
import * as billingMessages from "./messages";
import { isPinCode, isStateCode } from "./states";
import { billingLimits } from "./values";

/** Who sells or buys, as invoices name them. */

export const home = "IN";

const regionNames = new Intl.DisplayNames([], { type: "region", fallback: "none" });

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined;
}

export const partyShape = {
  name: requiredLine(billingLimits.name, fieldMessages.nameRequired),
  address: requiredText(billingLimits.address, billingMessages.addressRequired),
  /** Six digits in India. */
  pin: oneLineText(billingLimits.postcode).default(""),
  /** Of India, by its code there; empty elsewhere. */
  state: z.string().trim().default(""),
  /** ISO 3166. */
  country: z
    .string()
    .transform((code) => code.trim().toUpperCase())
    .refine(isCountry, billingMessages.countryInvalid)
    .default(home),
  /** Empty for none. */
  gstin: gstinSchema.default(""),
};

type Place = { pin: string; state: string; country: string; gstin: string };

/** In India each address has its state and PIN, and a GSTIN is of that state. */
export function checkPlace({ pin, state, country, gstin }: Place, context: z.RefinementCtx): void {
  if (country !== home) return;
  const refuse = (field: keyof Place, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (!isStateCode(state)) refuse("state", billingMessages.stateRequired);
  else if (gstin !== "" && stateOfGstin(gstin) !== state) refuse("gstin", billingMessages.gstinElsewhere);
  if (!isPinCode(plainCode(pin))) refuse("pin", billingMessages.pinInvalid);
}

/** As it is kept: a PIN in one piece, and abroad nothing of India's. */
export function plainParty<P extends Place>(party: P): P {
  return party.country === home ? { ...party, pin: plainCode(party.pin) } : { ...party, state: "", gstin: "" };
}

/** One as it stands in an answer. */
export const partySchema = z.object({
  name: z.string(),
  address: z.string(),
  pin: z.string(),
  state: z.string(),
  country: z.string(),
  gstin: z.string(),
});
export type Party = z.infer<typeof partySchema>;
