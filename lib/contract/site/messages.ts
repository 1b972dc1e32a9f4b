import { said } from "../../i18n/said";
import { siteLimits } from "./values";

export const priceInvalid = said("site-rules.priceInvalid", { max: siteLimits.price });
export const daysInvalid = said("site-rules.daysInvalid", { max: siteLimits.days });
