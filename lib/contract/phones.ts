import { z } from "zod";
import { jsonList, oneLineText, phoneSchema } from "./fields";
import { limits } from "./limits";
import * as messages from "./messages";

/** Further numbers of a company, each with what it is for. */

const numberSchema = z.object(
  {
    /** "Orders", "After 6 pm". */
    label: z
      .string({ error: messages.phoneLabelRequired })
      .pipe(oneLineText(limits.phones.label))
      .pipe(z.string().min(1, messages.phoneLabelRequired)),
    number: z
      .string({ error: messages.phoneRequired })
      .pipe(phoneSchema)
      .pipe(z.string().min(1, messages.phoneRequired)),
    /** Whether it can be written to on WhatsApp. */
    whatsapp: z.boolean({ error: messages.booleanInvalid }),
  },
  { error: messages.phonesInvalid },
);
export type LabelledPhone = z.output<typeof numberSchema>;

/** As the profile's form has them, in order. */
export const phonesFormSchema = z.array(numberSchema).max(limits.phones.max, messages.phonesLimit);

/** What a profile write carries: JSON text of `[{label, number, whatsapp}, …]`. Null and empty text are none. */
export const phonesSchema = jsonList(messages.phonesInvalid)
  .transform((phones) => phones ?? [])
  .pipe(phonesFormSchema);
