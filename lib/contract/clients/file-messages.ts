import { formatMegabytes } from "../values";
import { clientFileLimits } from "./values";

export const csvOnly = "Only CSV files can be imported";
export const tooLarge = `File size must be less than ${formatMegabytes(clientFileLimits.bytes)}`;
export const tooLong = `A file can have at most ${clientFileLimits.rows.toLocaleString("en")} rows`;
export const rowsRequired = `Send 1 to ${clientFileLimits.batch} rows at a time`;
export const emailRepeated = "This email is in the file more than once";

export const tableEmpty = "This file has no rows";
export const tableEncoding = 'Please save this file as "CSV UTF-8" and try again.';
export const tableMalformed = (line: number) => `Line ${line} could not be read. Please check the quotes (") in it.`;
export const tableColumns = (missing: readonly string[]) => `This file has no column: ${missing.join(", ")}`;
export const tableWide = (row: number) =>
  `Row ${row} has more cells than the first row. Put text with commas in quotes, e.g. "12,50".`;
