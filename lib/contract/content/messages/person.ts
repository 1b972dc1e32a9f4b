import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { personLimits } from "../values";

export const nameRequired = said("content-rules.person.nameRequired");
export const branchUnknown = said("content-rules.person.branchUnknown");
export const noCards = said("content-rules.person.noCards");
export const imageTooLarge = said("content-rules.person.imageTooLarge", { megabytes: personLimits.bytes / MB });
export const limit = (most: number) => said("content-rules.person.limit", { most });
export const linksLimit = said("content-rules.person.linksLimit", { most: personLimits.links });
export const handleInvalid = said("content-rules.person.handleInvalid");
export const appointmentsInvalid = said("content-rules.person.appointmentsInvalid");
export const handleReserved = said("content-rules.person.handleReserved");
export const handleTaken = said("content-rules.person.handleTaken");
export const handlesFull = said("content-rules.person.handlesFull", { most: personLimits.handles });
export const orderChanged = said("content-rules.person.orderChanged");
export const noAccount = said("content-rules.person.noAccount");
export const lastOwner = said("content-rules.person.lastOwner");
