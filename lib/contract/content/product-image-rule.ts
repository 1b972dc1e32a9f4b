import * as fileMessages from "../file-messages";
import { imageExtensions, imageTypes, type PictureRule } from "../values";
import * as productMessages from "./messages/product";
import { productLimits } from "./values";

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
