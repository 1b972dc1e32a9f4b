import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { PictureDraft } from "@/lib/api/products/pictures";
import * as productMessages from "@/lib/contract/content/messages/product";
import {
  type CreateProductInput,
  type Product,
  tooExactPrices,
  writtenProductSchema,
} from "@/lib/contract/content/product";
import { type ProductFieldName, productFieldNames, productFields } from "@/lib/contract/content/product-fields";
import { highestLimits } from "@/lib/contract/limits";
import { decimalsOf, typedPrice } from "@/lib/contract/money";
import type { Texts } from "@/lib/contract/texts";
import { draftsOf } from "./pictures/drafts";

/** What the form holds while it is filled in. The contract's schemas take it, and more. */
export type ProductValues = FieldValues & { texts: Texts; image: PictureDraft[] };
type FieldValues = {
  [N in Exclude<ProductFieldName, "texts">]: (typeof productFields)[N]["kind"] extends "yes" ? boolean : string;
};
export type ProductForm<O> = UseFormReturn<ProductValues, unknown, O>;

type Sent = Omit<CreateProductInput, "image"> & { image: PictureDraft[] };

const written = writtenProductSchema(
  z.array(z.custom<PictureDraft>()).min(1, productMessages.imageRequired).max(highestLimits.pictures),
);

/** The form of a new product, or of one that there is, where prices that nobody changes stay as exact as they were. */
export function productForm(currency: string, before?: Product): z.ZodType<Sent, ProductValues> {
  const decimals = decimalsOf(currency);
  const form = written.superRefine((product, context) => {
    for (const name of tooExactPrices(product, decimals, before))
      context.addIssue({ code: "custom", path: [name], message: productMessages.priceTooExact(decimals) });
  });
  return form as unknown as z.ZodType<Sent, ProductValues>;
}

/** What the form begins with: a product, or nothing. */
export function valuesOf(currency: string, product?: Product): ProductValues {
  const fields = productFieldNames.map((name) => {
    const value = product?.[name];
    const { kind } = productFields[name];
    if (kind === "texts") return [name, value ?? {}];
    if (kind === "yes") return [name, value ?? false];
    return [name, kind === "price" ? typedPrice(String(value ?? ""), currency) : (value ?? "")];
  });
  return { ...(Object.fromEntries(fields) as Omit<ProductValues, "image">), image: product ? draftsOf(product) : [] };
}
