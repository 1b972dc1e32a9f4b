import { said } from "../../i18n/said";
import { MB } from "../values";
import { clientFileLimits } from "./values";

export const csvOnly = said("clients-rules.file.csvOnly");
export const tooLarge = said("clients-rules.file.tooLarge", { megabytes: clientFileLimits.bytes / MB });
export const tooLong = said("clients-rules.file.tooLong", { most: clientFileLimits.rows });
export const rowsRequired = said("clients-rules.file.rowsRequired", { most: clientFileLimits.batch });
export const emailRepeated = said("clients-rules.file.emailRepeated");

export const tableEmpty = said("clients-rules.file.tableEmpty");
export const tableEncoding = said("clients-rules.file.tableEncoding");
export const tableMalformed = (line: number) => said("clients-rules.file.tableMalformed", { line });
export const tableColumns = (missing: readonly string[]) =>
  said("clients-rules.file.tableColumns", { columns: missing.join(", ") });
export const tableWide = (row: number) => said("clients-rules.file.tableWide", { row });
