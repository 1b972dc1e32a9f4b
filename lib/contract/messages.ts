/**
 * Texts of rules, used by forms and provider alike. These serve all subjects; each subject has its own `messages.ts`, so
 * that a screen loads only the texts of its subject.
 */
import { callLimits } from "./values";

export const required = "Please fill this in";
export const unfit = "This cannot be used here";
export const textInvalid = "Please enter text";
export const numberInvalid = "Please enter a number";
export const timeInvalid = "Please enter a day and a time";
export const notKnown = (names: string) => `Not known here: ${names}`;
export const notOneOf = (names: string) => `Please choose one of: ${names}`;
export const tooShort = (min: number) => `Must have at least ${min} characters`;
export const tooMuch = (max: number) => `Must be at most ${max}`;
export const tooLittle = (min: number) => `Must be at least ${min}`;
export const tooMany = (max: number) => `At most ${max} are allowed`;
export const tooFew = (min: number) => (min === 1 ? required : `At least ${min} are needed`);
export const tooLong = (max: number) => `Must be at most ${max} characters`;
export const emailRequired = "Email is required";
export const emailInvalid = "Please enter a valid email address";
export const emailNameInvalid = "Use only English letters and numbers before the @";
export const companyNameRequired = "Company name is required";
export const phoneInvalid = "Please enter a valid phone number";
export const phoneRequired = "Phone is required";
export const nameRequired = "Your name is required";
export const colorInvalid = "Please enter a colour like #0b5d75";
export const linkInvalid = "Please enter a valid link starting with https://";
export const websiteInvalid = "Please enter a valid link starting with https:// or http://";
export const currencyInvalid = "Please choose a currency from the list";
export const timeZoneInvalid = "Please choose a time zone";
export const statusInvalid = "Status must be active or inactive";
export const booleanInvalid = "Must be true or false";
export const dayInvalid = "Please choose a day";
export const rangeInvalid = "The last day cannot be before the first day";
export const rangeTooLong = "Please choose at most five years";
export const contactRequired = "Please type the full email address or phone number";
export const idempotencyKeyInvalid = `The Idempotency-Key must have 1 to ${callLimits.idempotencyKey} characters`;
export const idempotencyKeyReused = "This Idempotency-Key was already used for another call";
