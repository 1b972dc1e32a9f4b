import { said } from "../../i18n/said";

/** What is quoted of a text at most. */
const quoted = 40;

export const unknownPlaceholder = (text: string) =>
  said("mail-texts-rules.unknownPlaceholder", { text: text.slice(0, quoted) });
export const numberMissing = said("mail-texts-rules.numberMissing", { number: "{number}" });
export const dayMissing = said("mail-texts-rules.dayMissing", { days: "{days}", date: "{date}" });
