import { said } from "../../i18n/said";

export const received = said("clients-rules.signUp.received");
export const accepted = said("clients-rules.signUp.accepted");
export const full = said("clients-rules.signUp.full");
export const consentRequired = said("clients-rules.signUp.consentRequired");
