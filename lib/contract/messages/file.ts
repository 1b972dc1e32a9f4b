import { pictureLimits } from "../limits/content";

export const required = "Please select a file";
export const limit = "Too many files were uploaded within a short time. Please try again in ten minutes.";
export const imageInvalid = "Please select a valid image file";
export const imageHeic = `${imageInvalid}. This phone's photo format cannot be read here: choose JPEG in the camera's settings, or send yourself the photo on WhatsApp first.`;
export const imageUnreadable = "This image cannot be read. Please save it as JPG or PNG and retry.";
export const imageTooManyPixels = `This image has more than ${pictureLimits.pixels / 1_000_000} megapixels. Choose a smaller photo size in the camera's settings and retry.`;
export const focusInvalid = "The focus has to be x and y, each from 0 to 100";
