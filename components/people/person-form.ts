import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { updatePersonSchema } from "@/lib/contract/content/person";

export type PersonValues = {
  name: string;
  role: string;
  phone: string;
  whatsapp: string;
  email: string;
  image: File | "" | undefined;
};

const { name, role, phone, whatsapp, email, image } = updatePersonSchema.required().shape;

/** For create and edit; emptied fields are sent empty. */
const personFields = z.object({ name, role, phone, whatsapp, email, image: image.optional() });
export const personForm = personFields as z.ZodType<z.output<typeof personFields>, PersonValues>;
export type PersonForm = UseFormReturn<PersonValues, unknown, z.output<typeof personFields>>;
