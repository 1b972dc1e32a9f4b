import { z } from "zod";
import { jsonList, oneLineText, phoneSchema } from "./fields";
import { profileLimits } from "./limits/profile";
import * as fieldMessages from "./messages/field";
import * as profileMessages from "./messages/profile";

/** Further numbers of a company, each with what it is for. */

const numberSchema = z.object(
  {
    /** "Orders", "After 6 pm". */
    label: z
      .string({ error: profileMessages.phoneLabelRequired })
      .pipe(oneLineText(profileLimits.phones.label))
      .pipe(z.string().min(1, profileMessages.phoneLabelRequired)),
    number: z
      .string({ error: fieldMessages.phoneRequired })
      .pipe(phoneSchema)
      .pipe(z.string().min(1, fieldMessages.phoneRequired)),
    /** Whether it can be written to on WhatsApp. */
    whatsapp: z.boolean({ error: fieldMessages.booleanInvalid }),
  },
  { error: profileMessages.phonesInvalid },
);
export type LabelledPhone = z.output<typeof numberSchema>;

/** As the profile's form has them, in order. */
export const phonesFormSchema = z.array(numberSchema).max(profileLimits.phones.max, profileMessages.phonesLimit);

/** What a profile write carries: JSON text of `[{label, number, whatsapp}, …]`. Null and empty text are none. */
export const phonesSchema = jsonList(profileMessages.phonesInvalid)
  .transform((phones) => phones ?? [])
  .pipe(phonesFormSchema);
