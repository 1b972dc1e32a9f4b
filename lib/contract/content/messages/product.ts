import { formatMegabytes } from "../../values";
import { productLimits } from "../values";

export const nameRequired = "Product name is required";
export const imageRequired = "Product image is required";
export const imageTooLarge = `Image size must be less than ${formatMegabytes(productLimits.bytes)}`;
export const limit = (most: number) => `You can keep at most ${most} products. Delete one to add another.`;
export const priceInvalid = "Please enter a price like 450 or 12.50";
/** Of a price with more decimals than its currency has. */
export const priceTooExact = (decimals: number) =>
  decimals === 0 ? "Please enter a price without decimals, like 450" : priceInvalid;
export const oldPriceTooLow = "The old price must be higher than the price";
export const offerOver = "The last day of the offer cannot be in the past";
export const orderChanged = "The list has changed. Please check it and try again.";

export const pictureLimit = (most: number) => `A product can have at most ${most} photos. Remove one to add another.`;
export const pictureLast = "A product needs a photo. Add another one before you remove this one.";
export const picturesChanged = "The photos have changed. Please check them and try again.";
