import { said } from "../../i18n/said";
import type { MailTopic } from "./schema";

export const pushInvalid = said("notifications-rules.pushInvalid");
export const unsubscribed = (topic: MailTopic) => said("notifications-rules.unsubscribed", { topic });
export const unsubscribeInvalid = said("notifications-rules.unsubscribeInvalid");
