import { z } from "zod";
import { jsonList, linkSchema, optionalText, phoneSchema, requiredLine } from "./fields";
import { profileLimits } from "./limits/profile";
import * as profileMessages from "./messages/profile";
import { openingHoursFormSchema, openingHoursSchema } from "./opening-hours";

/** Further places of a company, each with an address, a number and hours of its own. */

const fields = {
  /** "Andheri West". */
  name: requiredLine(profileLimits.branches.name, profileMessages.branchNameRequired),
  address: optionalText(profileLimits.address).default(""),
  phone: phoneSchema.default(""),
  /** A link to its place on a map; empty where the address has to do. */
  location: linkSchema.default(""),
};

/** As the profile's form has them, in order; hours are null where it does not say. */
export const branchesFormSchema = z
  .array(z.object({ ...fields, opening_hours: openingHoursFormSchema.nullable() }))
  .max(profileLimits.branches.max, profileMessages.branchesLimit);
export type Branch = z.output<typeof branchesFormSchema>[number];

/**
 * What a profile write carries: JSON text of `[{name, address, phone, location, opening_hours}, …]`. Null and empty text
 * are none.
 */
export const branchesSchema = jsonList(profileMessages.branchesInvalid)
  .transform((branches) => branches ?? [])
  .pipe(
    z
      .array(
        z.object(
          { ...fields, opening_hours: openingHoursSchema.default(null) },
          { error: profileMessages.branchesInvalid },
        ),
      )
      .max(profileLimits.branches.max, profileMessages.branchesLimit),
  );
