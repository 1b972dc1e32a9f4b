import { imageExtensions, imageTypes, type PictureRule } from "./files-basics";
import { profileLimits } from "./limits/profile";
import * as fileMessages from "./messages/file";
import * as profileMessages from "./messages/profile";

export const templateChoices = ["1", "2", "3", "4", "5"] as const;
export type TemplateChoice = (typeof templateChoices)[number];

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
