import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { productLimits } from "../values";

export const nameRequired = said("content-rules.product.nameRequired");
export const imageRequired = said("content-rules.product.imageRequired");
export const imageTooLarge = said("content-rules.product.imageTooLarge", { megabytes: productLimits.bytes / MB });
export const limit = (most: number) => said("content-rules.product.limit", { most });
export const priceInvalid = said("content-rules.product.priceInvalid");
/** Of a price with more decimals than its currency has. */
export const priceTooExact = (decimals: number) =>
  decimals === 0 ? said("content-rules.product.priceNotWhole") : priceInvalid;
export const oldPriceTooLow = said("content-rules.product.oldPriceTooLow");
export const offerOver = said("content-rules.product.offerOver");
export const orderChanged = said("content-rules.product.orderChanged");

export const pictureLimit = (most: number) => said("content-rules.product.pictureLimit", { most });
export const pictureLast = said("content-rules.product.pictureLast");
export const picturesChanged = said("content-rules.product.picturesChanged");
