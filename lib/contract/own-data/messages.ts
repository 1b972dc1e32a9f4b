import { said } from "../../i18n/said";

export const stillWorks = said("own-data-rules.stillWorks");
