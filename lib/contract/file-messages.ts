import { pictureLimits } from "./values";

export const required = "Please select a file";
export const limit = "You uploaded too many files in a short time. Please try again in 10 minutes.";
export const imageInvalid = "Please select a valid image file";
export const imageHeic = `${imageInvalid}. This kind of photo cannot be used. Choose JPEG in your camera settings, or send the photo to yourself on WhatsApp and use that one.`;
export const imageUnreadable = "This image cannot be opened. Please choose another one, or save it as JPG or PNG.";
export const imageTooManyPixels = `This image is too large (over ${pictureLimits.pixels / 1_000_000} megapixels). Choose a smaller photo size in your camera settings.`;
export const focusInvalid = "The focus has to be x and y, each from 0 to 100";
