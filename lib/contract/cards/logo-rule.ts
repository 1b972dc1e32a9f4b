import * as fileMessages from "../file-messages";
import { imageExtensions, imageTypes, type PictureRule } from "../values";
import * as profileMessages from "./messages";
import { profileLimits } from "./values";

export const logoRule: PictureRule = {
  bytes: profileLimits.logo.bytes,
  side: profileLimits.logo.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: {
    required: fileMessages.required,
    invalid: fileMessages.imageInvalid,
    tooLarge: profileMessages.logoTooLarge,
  },
};
