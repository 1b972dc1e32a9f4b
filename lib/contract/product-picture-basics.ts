import { imageExtensions, imageTypes, type PictureRule } from "./files-basics";
import { limits } from "./limits";
import * as messages from "./messages";
import type { Focus } from "./product-picture";

/** The focus of a picture for which none was chosen. */
export const center: Focus = { x: 50, y: 50 };

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
