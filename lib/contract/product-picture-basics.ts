import { imageExtensions, imageTypes, type PictureRule } from "./files-basics";
import { productLimits } from "./limits/content";
import * as fileMessages from "./messages/file";
import * as productMessages from "./messages/product";

export const productImageRule: PictureRule = {
  bytes: productLimits.bytes,
  side: productLimits.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: {
    required: productMessages.imageRequired,
    invalid: fileMessages.imageInvalid,
    tooLarge: productMessages.imageTooLarge,
  },
};
