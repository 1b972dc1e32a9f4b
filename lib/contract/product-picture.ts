import { z } from "zod";
import { jsonObject, pictureSchema } from "./fields";
import { fileSchema } from "./files";
import { center } from "./focus-basics";
import { productLimits } from "./limits/content";
import * as productMessages from "./messages/product";
import { orderSchema } from "./pagination";
import { productImageRule } from "./product-picture-basics";

/** The pictures of a product: at least one, in the client's own order. The first is the product's `image`. */

/** What of a picture is to be seen wherever it is cut, in percent of its width and height. */
export const focusSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export type Focus = z.infer<typeof focusSchema>;

export const productPictureSchema = z.object({
  id: z.number().int(),
  image: z.string(),
  image_set: z.array(pictureSchema).optional(),
  focus: focusSchema.catch(center),
});
export type ProductPicture = z.infer<typeof productPictureSchema>;

const shareSchema = z
  .number({ error: productMessages.focusInvalid })
  .min(0, productMessages.focusInvalid)
  .max(100, productMessages.focusInvalid)
  .transform(Math.round);

/** A focus as it is sent: an object, or its JSON text; whole percents are kept. */
const sentFocusSchema = jsonObject(productMessages.focusInvalid).pipe(
  z.object({ x: shareSchema, y: shareSchema }, { error: productMessages.focusInvalid }),
);

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
