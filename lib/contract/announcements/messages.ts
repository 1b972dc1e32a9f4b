import { said } from "../../i18n/said";

export const titleRequired = said("announcements-rules.titleRequired");
export const textRequired = said("announcements-rules.textRequired");
export const linkInvalid = said("announcements-rules.linkInvalid");
export const timeInvalid = said("announcements-rules.timeInvalid");
export const endsTooEarly = said("announcements-rules.endsTooEarly");
