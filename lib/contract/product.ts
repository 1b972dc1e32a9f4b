import { z } from "zod";
import { optionalText, pictureSchema, requiredText, timeSchema } from "./fields";
import { fileSchema, imageExtensions, imageTypes, optionalFileSchema, type PictureRule } from "./files";
import { limits } from "./limits";
import { messages } from "./messages";
import { listQuerySchema, listSchema } from "./pagination";

export const productStatuses = ["active", "inactive"] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Decimal text with two digits, or null: contact for price. */
  price: z.string().nullable(),
  image: z.string().nullable(),
  image_set: z.array(pictureSchema).optional(),
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
});

export const productImageRule: PictureRule = {
  bytes: limits.product.bytes,
  side: limits.product.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: {
    required: messages.productImageRequired,
    invalid: messages.imageInvalid,
    tooLarge: messages.productImageTooLarge,
  },
};

/** A price as typed: empty is none; otherwise at most two decimals. Answers decimal text with two digits, or null. */
export const priceSchema = z
  .union([z.string(), z.number(), z.null()], { error: messages.priceInvalid })
  .transform((price) => String(price ?? "").trim())
  .refine(
    (price) => price === "" || (/^(\d+|\d*\.\d{1,2})$/.test(price) && Number(price) <= limits.product.price),
    messages.priceInvalid,
  )
  .transform((price) => (price === "" ? null : Number(price).toFixed(2)));

export const productNameSchema = requiredText(limits.product.name, messages.productNameRequired);

/** `POST /client/products/`, multipart. */
export const createProductSchema = z.object({
  name: productNameSchema,
  image: fileSchema(productImageRule),
  description: optionalText(limits.product.description).default(""),
  price: priceSchema.default(null),
});
export type CreateProductInput = z.infer<typeof createProductSchema>;

/** `PATCH /client/products/{id}/`, multipart. What is absent stays. */
export const updateProductSchema = z.object({
  name: productNameSchema.optional(),
  image: optionalFileSchema(productImageRule),
  description: optionalText(limits.product.description).optional(),
  price: priceSchema.optional(),
});
export type UpdateProductInput = z.infer<typeof updateProductSchema>;

/** `PATCH /client/products/{id}/status/`. */
export const productStatusSchema = z.object({ status: z.enum(productStatuses, { error: messages.statusInvalid }) });

/** `PUT /client/products/order/`: every product of the client, once, in its new order. */
export const productOrderSchema = z.object({ ids: z.array(z.number().int().positive()).max(limits.product.max) });
