import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { documentLimits } from "../values";

export const pdfOnly = said("content-rules.document.pdfOnly");
export const tooLarge = said("content-rules.document.tooLarge", { megabytes: documentLimits.bytes / MB });
export const nameRequired = said("content-rules.document.nameRequired");
export const nameTooLong = said("content-rules.document.nameTooLong", { max: documentLimits.name });
export const limit = (most: number) => said("content-rules.document.limit", { most });
export const unreadable = said("content-rules.document.unreadable");
export const encrypted = said("content-rules.document.encrypted");
export const active = said("content-rules.document.active");
export const linked = said("content-rules.document.linked");
