import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { onlyFields } from "@/components/form/only-fields";
import { keepUpcoming } from "@/components/profile/form/profile-form-values";
import type { MemberField } from "@/lib/contract/content/member-rules";
import { askForChangeSchema, type RequestField } from "@/lib/contract/content/own-person";
import { type Person, updatePersonSchema } from "@/lib/contract/content/person";
import { type PersonFieldName, personFields } from "@/lib/contract/content/person-fields";
import type { AppointmentWay } from "@/lib/contract/content/values";
import { ofEach } from "@/lib/contract/fields";
import type { PlainLink } from "@/lib/contract/links";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import type { Texts } from "@/lib/contract/texts";

type PersonValues = Record<Exclude<PersonFieldName, "texts" | "links" | "hours" | "appointments">, string> & {
  texts: Texts;
  links: PlainLink[];
  hours: OpeningHours | null;
  appointments: AppointmentWay;
  image: File | "" | undefined;
};

const sent = z.object({ ...ofEach(personFields, "sent"), image: updatePersonSchema.shape.image });

/** Of these fields alone. */
export function personFormOf(fields: readonly MemberField[]) {
  return onlyFields<PersonValues, z.output<typeof sent>>(sent, fields);
}

/** One of them as it is to be, with why. */
export function askFormOf(field: RequestField) {
  const { note } = askForChangeSchema.shape;
  type Asked = PersonValues & { note: string };
  return onlyFields<Asked, z.output<typeof sent> & { note: string }>(sent.extend({ note }), [field, "note"]);
}

/** For create and edit; emptied fields are sent empty. */
export const personForm = sent as z.ZodType<z.output<typeof sent>, PersonValues>;
export type PersonForm = UseFormReturn<PersonValues, unknown, z.output<typeof sent>>;

/** The form's first values: a person's, or empty. */
export function valuesOf(person?: Person): PersonValues {
  const fields = Object.keys(personFields).map((name) => [name, person?.[name as PersonFieldName] ?? ""]);
  const { texts, links, hours, appointments = "company" } = person ?? {};
  return {
    ...(Object.fromEntries(fields) as PersonValues),
    texts: texts ?? {},
    links: links ?? [],
    hours: hours ? keepUpcoming(hours) : null,
    appointments,
    image: undefined,
  };
}
