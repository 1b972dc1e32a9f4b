import { formatMegabytes } from "../../values";
import { bannerLimits } from "../values";

export const typeInvalid = "Banner type must be image or video";
export const titleRequired = "Banner title is required";
export const imageRequired = "Image is required when banner type is image";
export const videoRequired = "YouTube URL is required when banner type is video";
export const imageTooLarge = `Image size must be less than ${formatMegabytes(bannerLimits.bytes)}`;
export const limit = (most: number) => `You can keep at most ${most} banners. Delete one to add another.`;
