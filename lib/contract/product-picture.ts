import { z } from "zod";
import { pictureSchema } from "./fields";
import { fileSchema } from "./files";
import { focusSchema, sentFocusSchema } from "./focus";
import { center } from "./focus-basics";
import { productLimits } from "./limits/content";
import { orderSchema } from "./pagination";
import { productImageRule } from "./product-picture-basics";

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
