import { imageExtensions, imageTypes, type PictureRule } from "./files-basics";
import { limits } from "./limits";
import * as messages from "./messages";

export const templateChoices = ["1", "2", "3", "4", "5"] as const;
export type TemplateChoice = (typeof templateChoices)[number];

export const logoRule: PictureRule = {
  bytes: limits.logo.bytes,
  side: limits.logo.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: { required: messages.fileRequired, invalid: messages.imageInvalid, tooLarge: messages.logoTooLarge },
};
