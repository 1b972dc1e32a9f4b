import { z } from "zod";
import { jsonObject, oneLineText } from "./fields";
import { limits } from "./limits";
import * as messages from "./messages";

/** How a company is paid: to a UPI ID, or to an account at a bank. No money ever moves here. */

/** A virtual payment address such as `name@bank`, or empty. Payment apps take its letters in either case. */
export const upiIdSchema = z
  .string()
  .trim()
  .max(limits.upi.id, messages.tooLong(limits.upi.id))
  .regex(/^([a-z\d._-]+@[a-z\d]+)?$/i, messages.upiIdInvalid);

/** The payee's name, or empty for the company's. */
export const upiNameSchema = oneLineText(limits.upi.name);

/** What is to be sent, in rupees. Answers decimal text with two digits, or null for an empty text. */
export const amountSchema = z
  .string()
  .trim()
  .regex(/^(\d{1,9}(\.\d{1,2})?)?$/, messages.amountInvalid)
  .refine((amount) => amount === "" || isAmount(Number(amount)), messages.amountInvalid)
  .transform((amount) => (amount === "" ? null : Number(amount).toFixed(2)));

function isAmount(amount: number): boolean {
  return amount >= 1 && amount <= limits.upi.amount;
}

const { number: length } = limits.bank;

function requiredLine(required: string) {
  return z.string({ error: required }).pipe(oneLineText(limits.bank.name)).pipe(z.string().min(1, required));
}

/** An account as the profile's form has it: all of it is there. */
export const bankFormSchema = z.object({
  account_name: requiredLine(messages.accountNameRequired),
  /** Spaces and hyphens between the digits are left out. */
  account_number: z
    .string({ error: messages.accountNumberInvalid })
    .transform((text) => text.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${length.min},${length.max}}$`), messages.accountNumberInvalid)),
  /** The branch's code at India's central bank: four letters, a zero, six letters or digits. */
  ifsc: z
    .string({ error: messages.ifscInvalid })
    .transform((text) => text.replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{4}0[A-Z\d]{6}$/, messages.ifscInvalid)),
  bank_name: requiredLine(messages.bankNameRequired),
});
export type Bank = z.infer<typeof bankFormSchema>;

/** What a profile write carries: JSON text of such an object. Null and empty text are none. */
export const bankSchema = jsonObject(messages.bankInvalid).pipe(bankFormSchema.nullable());
