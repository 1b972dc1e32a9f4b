import { clientFileLimits } from "../limits/file";
import { formatMegabytes } from "../limits/megabytes";

export const csvOnly = "Only CSV files can be imported";
export const tooLarge = `File size must be less than ${formatMegabytes(clientFileLimits.bytes)}`;
export const tooLong = `A file can have at most ${clientFileLimits.rows.toLocaleString("en")} rows`;
export const rowsRequired = `Send 1 to ${clientFileLimits.batch} rows at a time`;
export const alreadyClient = "Already a client";
export const emailRepeated = "This email is in the file more than once";

export const tableEmpty = "This file has no rows";
export const tableEncoding = 'This file is not encoded in UTF-8. Please save it as "CSV UTF-8" and retry.';
export const tableMalformed = (line: number) =>
  `This file could not be read from line ${line} on. Please check its quotes.`;
export const tableColumns = (missing: readonly string[]) => `This file lacks a column: ${missing.join(", ")}`;
export const tableWide = (row: number) =>
  `Row ${row} has more cells than the first row. Put quotes around what has commas in it, such as "12,50".`;
