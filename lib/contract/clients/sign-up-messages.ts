import { said } from "../../i18n/said";

export const received = said("clients-rules.signUp.received");
export const accepted = said("clients-rules.signUp.accepted");
export const full = said("clients-rules.signUp.full");
export const opened = said("clients-rules.signUp.opened");
export const notOpen = said("clients-rules.signUp.notOpen");
export const unconfirmed = said("clients-rules.signUp.unconfirmed");
export const disposable = said("clients-rules.signUp.disposable");
export const linkInvalid = said("clients-rules.signUp.linkInvalid");
export const confirmed = said("clients-rules.signUp.confirmed");
export const consentRequired = said("clients-rules.signUp.consentRequired");
