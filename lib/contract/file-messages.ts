import { said } from "../i18n/said";
import { pictureLimits } from "./values";

export const required = said("file-rules.required");
export const limit = said("file-rules.limit");
export const imageInvalid = said("file-rules.imageInvalid");
export const imageHeic = said("file-rules.imageHeic");
export const imageUnreadable = said("file-rules.imageUnreadable");
export const imageTooManyPixels = said("file-rules.imageTooManyPixels", {
  megapixels: pictureLimits.pixels / 1_000_000,
});
export const focusInvalid = said("file-rules.focusInvalid");
