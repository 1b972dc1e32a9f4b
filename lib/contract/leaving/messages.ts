import { said } from "../../i18n/said";

export const successorUnknown = said("leaving-rules.successorUnknown");
export const lastOwner = said("leaving-rules.lastOwner");
export const ownersOnly = said("leaving-rules.ownersOnly");
export const full = (most: number) => said("leaving-rules.full", { most });
