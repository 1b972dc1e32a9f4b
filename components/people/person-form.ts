import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { updatePersonSchema } from "@/lib/contract/content/person";

/** What the form holds while it is filled in. */
export type PersonValues = {
  name: string;
  role: string;
  phone: string;
  whatsapp: string;
  email: string;
  image: File | "" | undefined;
};

const { name, role, phone, whatsapp, email, image } = updatePersonSchema.required().shape;

/** Of a new person and of one that is edited alike; an emptied field is sent as such. */
const personFields = z.object({ name, role, phone, whatsapp, email, image: image.optional() });
export const personForm = personFields as z.ZodType<z.output<typeof personFields>, PersonValues>;
export type PersonForm = UseFormReturn<PersonValues, unknown, z.output<typeof personFields>>;
