import { said } from "../../../i18n/said";

/** Whoever may change it is the company. */
export const fixed = (company: string) => said("content-rules.ownPerson.fixed", { company });
export const none = said("content-rules.ownPerson.none");
export const fieldUnknown = said("content-rules.ownPerson.fieldUnknown");
export const valueInvalid = said("content-rules.ownPerson.valueInvalid");
export const mayChange = said("content-rules.ownPerson.mayChange");
export const requestGone = said("content-rules.ownPerson.requestGone");
