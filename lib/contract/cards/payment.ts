import { z } from "zod";
import { jsonObject, oneLineText, requiredLine } from "../fields";
import * as fieldMessages from "../messages";
import { plainText } from "../typed-digits";
import * as profileMessages from "./messages";
import { profileLimits, readAmount } from "./values";

/** How a company is paid: to a UPI ID, or to an account at a bank. No money ever moves here. */

/** A virtual payment address such as `name@bank`, or empty. Payment apps take its letters in either case. */
export const upiIdSchema = z
  .string()
  .overwrite((text) => plainText(text).trim())
  .max(profileLimits.upi.id, fieldMessages.tooLong(profileLimits.upi.id))
  .regex(/^([a-z\d._-]+@[a-z\d]+)?$/i, profileMessages.upiIdInvalid);

/** The payee's name, or empty for the company's. */
export const upiNameSchema = oneLineText(profileLimits.upi.name);

/** What is to be sent, in rupees. Answers decimal text with two digits, or null for an empty text. */
export const amountSchema = z.string().transform((text, context) => {
  const amount = readAmount(text);
  if (amount !== undefined) return amount;
  context.addIssue({ code: "custom", message: profileMessages.amountInvalid });
  return z.NEVER;
});

const { number: length } = profileLimits.bank;

/** An account as the profile's form has it: all of it is there. */
export const bankFormSchema = z.object({
  account_name: requiredLine(profileLimits.bank.name, profileMessages.accountNameRequired),
  /** Spaces and hyphens between the digits are left out. */
  account_number: z
    .string({ error: profileMessages.accountNumberInvalid })
    .transform((text) => plainText(text).replace(/[\s-]/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${length.min},${length.max}}$`), profileMessages.accountNumberInvalid)),
  /** The branch's code at India's central bank: four letters, a zero, six letters or digits. */
  ifsc: z
    .string({ error: profileMessages.ifscInvalid })
    .transform((text) => plainText(text).replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{4}0[A-Z\d]{6}$/, profileMessages.ifscInvalid)),
  bank_name: requiredLine(profileLimits.bank.name, profileMessages.bankNameRequired),
});
export type Bank = z.infer<typeof bankFormSchema>;

/** What a profile write carries: JSON text of such an object. Null and empty text are none. */
export const bankSchema = jsonObject(profileMessages.bankInvalid).pipe(bankFormSchema.nullable());
