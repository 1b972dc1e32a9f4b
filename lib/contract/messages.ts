/**
 * Texts of rules, used by forms and provider alike. These serve all subjects; each subject has its own `messages.ts`, so
 * that a screen loads only the texts of its subject.
 */
import { said } from "../i18n/said";
import { callLimits, openingHoursLimits } from "./values";

export const required = said("rules.required");
export const unfit = said("rules.unfit");
export const textInvalid = said("rules.textInvalid");
export const numberInvalid = said("rules.numberInvalid");
export const timeInvalid = said("rules.timeInvalid");
export const textsInvalid = said("rules.textsInvalid");
export const notKnown = (names: string) => said("rules.notKnown", { names });
export const notOneOf = (names: string) => said("rules.notOneOf", { names });
export const tooShort = (min: number) => said("rules.tooShort", { min });
export const tooMuch = (max: number) => said("rules.tooMuch", { max });
export const tooLittle = (min: number) => said("rules.tooLittle", { min });
export const tooMany = (max: number) => said("rules.tooMany", { max });
export const tooFew = (min: number) => (min === 1 ? required : said("rules.tooFew", { min }));
export const tooLong = (max: number) => said("rules.tooLong", { max });
export const emailRequired = said("rules.emailRequired");
export const emailInvalid = said("rules.emailInvalid");
export const emailNameInvalid = said("rules.emailNameInvalid");
export const companyNameRequired = said("rules.companyNameRequired");
export const phoneInvalid = said("rules.phoneInvalid");
export const phoneRequired = said("rules.phoneRequired");
export const nameRequired = said("rules.nameRequired");
export const colorInvalid = said("rules.colorInvalid");
export const linkInvalid = said("rules.linkInvalid");
export const websiteInvalid = said("rules.websiteInvalid");
export const currencyInvalid = said("rules.currencyInvalid");
export const timeZoneInvalid = said("rules.timeZoneInvalid");
export const statusInvalid = said("rules.statusInvalid");
export const booleanInvalid = said("rules.booleanInvalid");
export const dayInvalid = said("rules.dayInvalid");
export const rangeInvalid = said("rules.rangeInvalid");
export const rangeTooLong = said("rules.rangeTooLong");
export const contactRequired = said("rules.contactRequired");
export const idempotencyKeyInvalid = said("rules.idempotencyKeyInvalid", { max: callLimits.idempotencyKey });
export const idempotencyKeyReused = said("rules.idempotencyKeyReused");
export const openingHoursInvalid = said("cards-rules.openingHoursInvalid");
export const openingHoursOverlap = said("cards-rules.openingHoursOverlap");
export const clockTimeInvalid = said("cards-rules.clockTimeInvalid");
export const spansLimit = said("cards-rules.spansLimit", { most: openingHoursLimits.spans });
export const specialDatesLimit = said("cards-rules.specialDatesLimit", { most: openingHoursLimits.dates });
export const specialDateRepeated = said("cards-rules.specialDateRepeated");
export const linksInvalid = said("cards-rules.linksInvalid");
export const linkTitleRequired = said("cards-rules.linkTitleRequired");
export const linkUrlRequired = said("cards-rules.linkUrlRequired");
export const linkIconInvalid = said("cards-rules.linkIconInvalid");
