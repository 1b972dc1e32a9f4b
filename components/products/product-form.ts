import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { optionalFileSchema } from "@/lib/contract/files";
import {
  type CreateProductInput,
  createProductSchema,
  type Product,
  writtenProductSchema,
} from "@/lib/contract/product";
import { productImageRule } from "@/lib/contract/product-picture";

/** What the form holds while it is filled in. The contract's schemas take it, and more. */
export type ProductValues = {
  name: string;
  image: File | undefined;
  description: string;
  price: string;
  old_price: string;
  offer_until: string;
  unit: string;
  category: string;
  is_sold_out: boolean;
  is_featured: boolean;
};
export type ProductForm<O> = UseFormReturn<ProductValues, unknown, O>;

export const createProductForm = createProductSchema as z.ZodType<CreateProductInput, ProductValues>;

/** Without a new image the current one stays. */
export const editProductForm = writtenProductSchema(optionalFileSchema(productImageRule)) as z.ZodType<
  Omit<CreateProductInput, "image"> & { image?: File },
  ProductValues
>;

/** What the form begins with: a product, or nothing. */
export function valuesOf(product?: Product): ProductValues {
  return {
    name: product?.name ?? "",
    image: undefined,
    description: product?.description ?? "",
    price: product?.price ?? "",
    old_price: product?.old_price ?? "",
    offer_until: product?.offer_until ?? "",
    unit: product?.unit ?? "",
    category: product?.category ?? "",
    is_sold_out: product?.is_sold_out ?? false,
    is_featured: product?.is_featured ?? false,
  };
}
