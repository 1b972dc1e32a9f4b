import { said } from "../../i18n/said";

export const received = said("feedback-rules.received");
export const customerNameRequired = said("feedback-rules.customerNameRequired");
export const contactRequired = said("feedback-rules.contactRequired");
export const messageRequired = said("feedback-rules.messageRequired");
export const ratingRequired = said("feedback-rules.ratingRequired");
