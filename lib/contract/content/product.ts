import { z } from "zod";
import { booleanSchema, ofEach, pictureSchema, timeSchema } from "../fields";
import { fileSchema, optionalFileSchema } from "../files";
import { writtenLanguagesSchema } from "../language";
import { highestLimits } from "../limits";
import * as fieldMessages from "../messages";
import { hasDecimals } from "../money";
import { listQuerySchema, listSchema, orderSchema } from "../pagination";
import { focusSchema, sentFocusSchema } from "./focus";
import * as productMessages from "./messages/product";
import { productFields } from "./product-fields";
import { productImageRule } from "./product-image-rule";
import { restingShape } from "./resting-shape";
import { center, offeredFrom, type Prices } from "./values";

/** The pictures of a product: at least one, in the client's own order. The first is the product's `image`. */

export const productPictureSchema = z.object({
  id: z.number().int(),
  image: z.string(),
  image_set: z.array(pictureSchema).optional(),
  focus: focusSchema.catch(center),
});
export type ProductPicture = z.infer<typeof productPictureSchema>;

/** `POST /client/products/{id}/pictures/`, multipart. */
export const addProductPictureSchema = z.object({
  image: fileSchema(productImageRule),
  focus: sentFocusSchema.default(center),
});
export type AddProductPictureInput = z.infer<typeof addProductPictureSchema>;

/** `PATCH /client/products/{id}/pictures/{picture}/`. */
export const updateProductPictureSchema = z.object({ focus: sentFocusSchema });

/** `PUT /client/products/{id}/pictures/order/`: every picture of the product, once, in its new order. */
export const productPictureOrderSchema = orderSchema(highestLimits.pictures);

export const productStatuses = ["active", "inactive"] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productSchema = z.object({
  ...restingShape,
  id: z.number().int(),
  ...ofEach(productFields, "answer"),
  /** What the address of its category's page ends in; categories that are spelt alike there have one page. */
  category_slug: z.string().nullish(),
  /** What its page's address ends in, with its id at the end: `brass-lamp-12`. Absent where a provider makes none: the id. */
  slug: z.string().optional(),
  /** The first of its pictures. */
  image: z.string().nullable(),
  image_set: z.array(pictureSchema).optional(),
  /** All of them, in order; absent where a provider keeps one. */
  pictures: z.array(productPictureSchema).optional(),
  status: z.enum(productStatuses).catch("active"),
  created_at: timeSchema.optional(),
  updated_at: timeSchema,
});
export type Product = z.infer<typeof productSchema>;

export const productListSchema = listSchema(productSchema);

/** `position` is the client's own order and the card's. */
export const productListQuerySchema = listQuerySchema(
  ["position", "name", "price", "created_at", "updated_at"],
  "position",
).extend({
  status: z.enum(productStatuses).optional().catch(undefined),
  is_sold_out: booleanSchema.optional().catch(undefined),
});

/** Whether an old price is one: higher than the price, where there are both. */
export function isOfferPossible(prices: Prices): boolean {
  const before = offeredFrom(prices);
  return before === null || Number(before) > Number(prices.price);
}

const oldPriceTooLow = { path: ["old_price"], error: productMessages.oldPriceTooLow };

/** A whole product as it is written down; `image` says what there has to be of a picture. */
export function writtenProductSchema<T extends z.ZodType>(image: T) {
  return z.object({ ...ofEach(productFields, "created"), image }).refine(isOfferPossible, oldPriceTooLow);
}

const prices = ["price", "old_price"] as const;

/** Those of a product's prices that have more decimals than their currency. What it costs already may stay. */
export function tooExactPrices(written: Prices, decimals: number, before: Prices = {}): (typeof prices)[number][] {
  return prices.filter((name) => written[name] !== before[name] && !hasDecimals(written[name] ?? "", decimals));
}

/** `POST /client/products/`, multipart. */
export const createProductSchema = writtenProductSchema(fileSchema(productImageRule));

export type CreateProductInput = z.infer<typeof createProductSchema>;

/**
 * `PATCH /client/products/{id}/`, multipart. What is absent stays; empty prices and an empty day are taken away. An old
 * price is held against the price that the product then has. `image` takes the place of the first picture.
 */
export const updateProductSchema = z
  .object(ofEach(productFields, "sent"))
  .partial()
  .extend({ image: optionalFileSchema(productImageRule) })
  .refine(isOfferPossible, oldPriceTooLow);
export type UpdateProductInput = z.infer<typeof updateProductSchema>;

/** `PATCH /client/products/{id}/status/`. */
export const productStatusSchema = z.object({
  status: z.enum(productStatuses, { error: fieldMessages.statusInvalid }),
});

/**
 * `GET /public/products/`: where the pages of all products for sale are, in the order of their ids, from the one behind
 * `after` on; at most `page_size` of them. Read by ids, because counting the rows before a page takes ever longer.
 */
export const productAddressListSchema = z.object({
  results: z.array(
    z.object({
      id: z.number().int(),
      /** The address of the company's card. */
      company: z.string(),
      slug: z.string(),
      category_slug: z.string().nullish(),
      updated_at: timeSchema,
      languages: writtenLanguagesSchema,
    }),
  ),
  /** The highest id that any product has; 0 without any. */
  last: z.number().int(),
});
export type ProductAddress = z.infer<typeof productAddressListSchema>["results"][number];

/** `PUT /client/products/order/`: every product of the client, once, in its new order. */
export const productOrderSchema = orderSchema(highestLimits.products);
