import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { personLimits } from "../values";

export const nameRequired = said("content-rules.person.nameRequired");
export const branchUnknown = said("content-rules.person.branchUnknown");
export const noCards = said("content-rules.person.noCards");
export const imageTooLarge = said("content-rules.person.imageTooLarge", { megabytes: personLimits.bytes / MB });
export const limit = (most: number) => said("content-rules.person.limit", { most });
export const orderChanged = said("content-rules.person.orderChanged");
export const noAccount = said("content-rules.person.noAccount");
export const lastOwner = said("content-rules.person.lastOwner");
