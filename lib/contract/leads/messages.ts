import { said } from "../../i18n/said";
import { highestLimits } from "../limits";
import { leadLimits } from "../visitors/values";

export const received = said("leads-rules.received");
export const phoneOrEmailRequired = said("leads-rules.phoneOrEmailRequired");
export const productRequired = said("leads-rules.productRequired");

export const personUnknown = said("leads-rules.personUnknown");

export const orderReceived = said("leads-rules.orderReceived");
export const orderEmpty = said("leads-rules.orderEmpty");
export const orderTooLong = said("leads-rules.orderTooLong", { most: highestLimits.products });
export const orderRepeats = said("leads-rules.orderRepeats");
export const quantityTooLarge = said("leads-rules.quantityTooLarge", { most: leadLimits.quantity });
export const productsNotAvailable = said("leads-rules.productsNotAvailable");
export const productsSoldOut = said("leads-rules.productsSoldOut");
