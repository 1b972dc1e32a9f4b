import { said } from "../../i18n/said";

export const keepingConsentRequired = said("visitors-rules.keepingConsentRequired");
export const outdated = said("visitors-rules.outdated");
export const tooFast = said("visitors-rules.tooFast");
export const hasLinks = said("visitors-rules.hasLinks");
export const resting = said("visitors-rules.resting");
export const notTaken = said("visitors-rules.notTaken");
/** In place of the fields' own texts, which only a form with scripts shows. */
