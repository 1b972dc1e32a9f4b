import { z } from "zod";
import { jsonList, linkSchema, oneLineText, optionalText, phoneSchema } from "./fields";
import { limits } from "./limits";
import * as messages from "./messages";
import { openingHoursFormSchema, openingHoursSchema } from "./opening-hours";

/** Further places of a company, each with an address, a number and hours of its own. */

const fields = {
  /** "Andheri West". */
  name: z
    .string({ error: messages.branchNameRequired })
    .pipe(oneLineText(limits.branches.name))
    .pipe(z.string().min(1, messages.branchNameRequired)),
  address: optionalText(limits.address).default(""),
  phone: phoneSchema.default(""),
  /** A link to its place on a map; empty where the address has to do. */
  location: linkSchema.default(""),
};

/** As the profile's form has them, in order; hours are null where it does not say. */
export const branchesFormSchema = z
  .array(z.object({ ...fields, opening_hours: openingHoursFormSchema.nullable() }))
  .max(limits.branches.max, messages.branchesLimit);
export type Branch = z.output<typeof branchesFormSchema>[number];

/**
 * What a profile write carries: JSON text of `[{name, address, phone, location, opening_hours}, …]`. Null and empty text
 * are none.
 */
export const branchesSchema = jsonList(messages.branchesInvalid)
  .transform((branches) => branches ?? [])
  .pipe(
    z
      .array(
        z.object({ ...fields, opening_hours: openingHoursSchema.default(null) }, { error: messages.branchesInvalid }),
      )
      .max(limits.branches.max, messages.branchesLimit),
  );
