import { MB } from "../values";

/**
 * A file of clients: how much of it is read, how many rows go in one call, so that a slow machine answers in time, and
 * how many in one look at the database.
 */
export const clientFileLimits = { bytes: MB, rows: 1_000, batch: 10, exportPage: 100 } as const;

/** The columns that a file of clients is read from; those of an export that are not here are passed over. */
export const importColumns = ["company_name", "email", "phone", "whatsapp", "password", "status"] as const;

/** Those that a file cannot do without. */
export const requiredImportColumns = ["company_name", "email"] as const;

export const exportColumns = [
  "company_name",
  "email",
  "phone",
  /** Of a landline: yes or no; empty where nobody has said so. */
  "whatsapp",
  "status",
  "address",
  "created_at",
  "updated_at",
] as const;
