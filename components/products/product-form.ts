import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { PictureDraft } from "@/lib/api/products/pictures";
import { optionalFileSchema } from "@/lib/contract/files";
import { productLimits } from "@/lib/contract/limits/content";
import * as productMessages from "@/lib/contract/messages/product";
import {
  type CreateProductInput,
  createProductSchema,
  type Product,
  writtenProductSchema,
} from "@/lib/contract/product";
import { productImageRule } from "@/lib/contract/product-picture-basics";
import { draftsOf, toDrafts } from "./pictures/drafts";

/** What the form holds while it is filled in. The contract's schemas take it, and more. */
export type ProductValues = {
  name: string;
  /** One, or several of a provider that keeps them. */
  image: File | undefined | PictureDraft[];
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

type Sent<Image> = Omit<CreateProductInput, "image"> & { image: Image };

const picturesSchema = z.preprocess(
  toDrafts,
  z.array(z.custom<PictureDraft>()).min(1, productMessages.imageRequired).max(productLimits.pictures),
);
const severalForm = writtenProductSchema(picturesSchema);

/** Forms of a new product, with one picture and with several. */
export const createProductForms = {
  one: createProductSchema as unknown as z.ZodType<Sent<File | PictureDraft[]>, ProductValues>,
  several: severalForm as z.ZodType<Sent<File | PictureDraft[]>, ProductValues>,
};

type Edited = Sent<File | undefined | PictureDraft[]>;

/** The same of a product that there is; without a new image the current one stays. */
export const editProductForms = {
  one: writtenProductSchema(optionalFileSchema(productImageRule)) as z.ZodType<Edited, ProductValues>,
  several: severalForm as z.ZodType<Edited, ProductValues>,
};

/** What the form begins with: a product, or nothing. */
export function valuesOf(product?: Product): ProductValues {
  return {
    name: product?.name ?? "",
    image: product?.pictures && draftsOf(product.pictures),
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
