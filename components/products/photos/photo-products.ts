import { z } from "zod";
import { createProductSchema } from "@/lib/contract/content/product";
import { nameFromFile } from "./name-from-file";

/** Products to be, each of a photo that is ready to be sent. */
export type PhotoProducts = { products: { name: string; image: File }[] };

/** A name for each: nothing goes on a card without one, or lies about as a draft that nobody remembers. */
export const photoProductsForm = z
  .object({ products: z.array(createProductSchema) })
  .transform(({ products }) => products) as z.ZodType<z.infer<typeof createProductSchema>[], PhotoProducts>;

export function photoProductsOf(files: readonly File[]): PhotoProducts {
  return { products: files.map((image) => ({ name: nameFromFile(image.name), image })) };
}
