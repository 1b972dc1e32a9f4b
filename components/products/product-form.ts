import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type CreateProductInput, createProductSchema, updateProductSchema } from "@/lib/contract/product";

/** What the form holds while it is filled in. The contract's schemas take it, and more. */
export type ProductValues = { name: string; image: File | undefined; description: string; price: string };
export type ProductForm<O> = UseFormReturn<ProductValues, unknown, O>;

export const createProductForm = createProductSchema as z.ZodType<CreateProductInput, ProductValues>;

/** Without a new image the current one stays. */
export const editProductForm = createProductSchema.extend({ image: updateProductSchema.shape.image }) as z.ZodType<
  Omit<CreateProductInput, "image"> & { image?: File },
  ProductValues
>;
