import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { PictureDraft } from "@/lib/api/products/pictures";
import { optionalFileSchema } from "@/lib/contract/files";
import { productLimits } from "@/lib/contract/limits/content";
import * as productMessages from "@/lib/contract/messages/product";
import { decimalsOf, typedPrice } from "@/lib/contract/money";
import {
  type CreateProductInput,
  createProductSchema,
  type Product,
  tooExactPrices,
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

/** Of which a provider keeps one picture or several, and a currency has so many decimals. */
type Kind = { hasSeveral: boolean; currency: string };

type Created = Sent<File | PictureDraft[]>;

/** The form of a new product. */
export function createProductForm({ hasSeveral, currency }: Kind): z.ZodType<Created, ProductValues> {
  const form = hasSeveral ? severalForm : createProductSchema;
  return inCurrency(form as unknown as z.ZodType<Created, ProductValues>, currency);
}

type Edited = Sent<File | undefined | PictureDraft[]>;
const oneEditedForm = writtenProductSchema(optionalFileSchema(productImageRule));

/** The same of a product that there is; without a new image the current one stays, as do prices that nobody changes. */
export function editProductForm({ hasSeveral, currency }: Kind, product: Product): z.ZodType<Edited, ProductValues> {
  const form = hasSeveral ? severalForm : oneEditedForm;
  return inCurrency(form as unknown as z.ZodType<Edited, ProductValues>, currency, product);
}

function inCurrency<O extends Sent<unknown>>(form: z.ZodType<O, ProductValues>, currency: string, before?: Product) {
  const decimals = decimalsOf(currency);
  return form.superRefine((product, context) => {
    for (const name of tooExactPrices(product, decimals, before))
      context.addIssue({ code: "custom", path: [name], message: productMessages.priceTooExact(decimals) });
  });
}

/** What the form begins with: a product, or nothing. */
export function valuesOf(currency: string, product?: Product): ProductValues {
  return {
    name: product?.name ?? "",
    image: product?.pictures && draftsOf(product.pictures),
    description: product?.description ?? "",
    price: typedPrice(product?.price ?? "", currency),
    old_price: typedPrice(product?.old_price ?? "", currency),
    offer_until: product?.offer_until ?? "",
    unit: product?.unit ?? "",
    category: product?.category ?? "",
    is_sold_out: product?.is_sold_out ?? false,
    is_featured: product?.is_featured ?? false,
  };
}
