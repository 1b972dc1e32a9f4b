import { z } from "zod";
import {
  booleanSchema,
  daySchema,
  oneLineText,
  optionalText,
  pictureSchema,
  requiredLine,
  timeSchema,
} from "../fields";
import { fileSchema, optionalFileSchema } from "../files";
import * as fieldMessages from "../messages";
import { fromThousandths, hasDecimals, toThousandths } from "../money";
import { listQuerySchema, listSchema, orderSchema, readerPageSchema } from "../pagination";
import { plainText } from "../typed-digits";
import { focusSchema, sentFocusSchema } from "./focus";
import * as productMessages from "./messages/product";
import { productImageRule } from "./product-image-rule";
import { center, offeredFrom, type Prices, productLimits } from "./values";

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
export const productPictureOrderSchema = orderSchema(productLimits.pictures);

export const productStatuses = ["active", "inactive"] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Decimal text with two digits, or three in currencies that have thousandths, or null: contact for price. */
  price: z.string().nullable(),
  /**
   * What it cost before. With both prices the product is on offer, until the end of `offer_until` by the company's own
   * clock, or for good without such a day. Then the provider takes the offer back: `price` is the old price again, and
   * there is neither an old price nor a day.
   */
  old_price: z.string().nullish(),
  offer_until: z.string().nullish(),
  /** What the price is for: "per kg". */
  unit: z.string().nullish(),
  category: z.string().nullish(),
  /** What the address of its category's page ends in; categories that are spelt alike there have one page. */
  category_slug: z.string().nullish(),
  /** It stays on the card and cannot be ordered. */
  is_sold_out: z.boolean().nullish(),
  /** It comes before the others. */
  is_featured: z.boolean().nullish(),
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

/**
 * A price as typed, with the digits of any script: empty is none; otherwise at most three decimals, of which a currency
 * may allow fewer. Answers decimal text with two digits, or three where the third says something, or null.
 */
const priceSchema = z
  .union([z.string(), z.number(), z.null()], { error: productMessages.priceInvalid })
  .transform((price) =>
    plainText(String(price ?? ""))
      .trim()
      .replace("\u066B", "."),
  )
  .refine(
    (price) => price === "" || (/^(\d+|\d*\.\d{1,3})$/.test(price) && Number(price) <= productLimits.price),
    productMessages.priceInvalid,
  )
  .transform((price) => (price === "" ? null : fromThousandths(toThousandths(price))));

export const productNameSchema = requiredLine(productLimits.name, productMessages.nameRequired);

/** The day, or null; empty is none. */
const offerUntilSchema = z.union([z.literal("").transform(() => null), daySchema.nullable()], {
  error: fieldMessages.dayInvalid,
});

const texts = {
  description: optionalText(productLimits.description),
  unit: oneLineText(productLimits.unit),
  category: oneLineText(productLimits.category),
};

/** Whether an old price is one: higher than the price, where there are both. */
export function isOfferPossible(prices: Prices): boolean {
  const before = offeredFrom(prices);
  return before === null || Number(before) > Number(prices.price);
}

const oldPriceTooLow = { path: ["old_price"], error: productMessages.oldPriceTooLow };

/** A whole product as it is written down; `image` says what there has to be of a picture. */
export function writtenProductSchema<T extends z.ZodType>(image: T) {
  return z
    .object({
      name: productNameSchema,
      image,
      description: texts.description.default(""),
      price: priceSchema.default(null),
      old_price: priceSchema.default(null),
      offer_until: offerUntilSchema.default(null),
      unit: texts.unit.default(""),
      category: texts.category.default(""),
      is_sold_out: booleanSchema.default(false),
      is_featured: booleanSchema.default(false),
    })
    .refine(isOfferPossible, oldPriceTooLow);
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
  .object({
    name: productNameSchema.optional(),
    image: optionalFileSchema(productImageRule),
    description: texts.description.optional(),
    price: priceSchema.optional(),
    old_price: priceSchema.optional(),
    offer_until: offerUntilSchema.optional(),
    unit: texts.unit.optional(),
    category: texts.category.optional(),
    is_sold_out: booleanSchema.optional(),
    is_featured: booleanSchema.optional(),
  })
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
    }),
  ),
  /** The highest id that any product has; 0 without any. */
  last: z.number().int(),
});
export type ProductAddress = z.infer<typeof productAddressListSchema>["results"][number];

export const productAddressQuerySchema = z.object({
  after: z.coerce.number().int().min(0).catch(0),
  page_size: readerPageSchema,
});

/** `PUT /client/products/order/`: every product of the client, once, in its new order. */
export const productOrderSchema = orderSchema(productLimits.max);
