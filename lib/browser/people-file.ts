import * as clientFileMessages from "../contract/clients/file-messages";
import { readCsvText, toCsv } from "../contract/csv";
import * as joiningMessages from "../contract/joining/messages";
import type { AddedPerson } from "../contract/joining/schema";
import { type PeopleColumn, peopleColumns, peopleFileLimits } from "../contract/joining/values";
import { TableError } from "./cells";
import { plainHead, readTable } from "./read-table";

/** What the columns are called in the reader's language. */
export type ColumnNames = Record<PeopleColumn, string>;

/** Other names that tables have for them. */
const otherNames: Record<string, PeopleColumn> = {
  fullname: "name",
  mobile: "phone",
  phonenumber: "phone",
  whatsapp: "phone",
  role: "title",
  designation: "title",
  jobtitle: "title",
  mail: "email",
  emailaddress: "email",
};

/** The people of a table, unchecked. @throws TableError */
export async function readPeopleFile(file: File, names: ColumnNames): Promise<AddedPerson[]> {
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) throw new TableError(clientFileMessages.csvOnly);
  if (file.size > peopleFileLimits.bytes) throw new TableError(clientFileMessages.tooLarge);
  const own = peopleColumns.map((column) => [plainHead(names[column]), column]);
  const { rows } = await readTable(await file.arrayBuffer(), {
    columns: peopleColumns,
    required: ["name"],
    rows: peopleFileLimits.rows,
    tooLong: joiningMessages.tooLong,
    alias: { ...otherNames, ...Object.fromEntries(own) },
  });
  return rows.map(({ name, phone, title, branch, email }) => ({
    name: readCsvText(name),
    phone: readCsvText(phone),
    role: readCsvText(title),
    branch: readCsvText(branch),
    email: readCsvText(email).trim(),
  }));
}

/** A file with the columns that are read, and a row that shows how. */
export function writePeopleTemplate(names: ColumnNames, example: ColumnNames): string {
  return toCsv([peopleColumns.map((column) => names[column]), peopleColumns.map((column) => example[column])]);
}
