import { dayMs } from "../clock";
import { MB } from "../values";

/**
 * A file of clients: its size, rows in one call (few enough for a slow machine to answer in time), rows in one query.
 */
export const clientFileLimits = { bytes: MB, rows: 1_000, batch: 10, exportPage: 100 } as const;

/** Columns that an import reads; other columns of an export are ignored. */
export const importColumns = ["company_name", "email", "phone", "whatsapp", "password", "status"] as const;

/** Required columns. */
export const requiredImportColumns = ["company_name", "email"] as const;

export const exportColumns = [
  "company_name",
  "email",
  "phone",
  /** Of a landline: yes or no; empty where nobody has said so. */
  "whatsapp",
  "status",
  "address",
  "plan_state",
  /** The last day that is paid for, or free of charge. */
  "paid_until",
  "created_at",
  "updated_at",
] as const;

/** What the sign-up page does: takes requests that an administrator accepts, opens cards by itself, or nothing. */
export const signUpModes = ["request", "open", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Accounts that one network may open in a day, and for how long one may stay unconfirmed. */
export const openAccountLimits = { perDay: 5, mailsPerDay: 3, unconfirmed: 7 * dayMs } as const;

/** Most ids in one call; how long what was done to many clients can be undone. */
export const bulkLimits = { ids: 1_000, undoFor: dayMs } as const;

/**
 * Why a client stays as it is: it is so already, has no plan, owes nothing, is blocked, was deleted, its plan was, or
 * somebody has changed it since.
 */
export const skipReasons = [
  "already",
  "no_plan",
  "nothing_due",
  "blocked",
  "deleted",
  "plan_deleted",
  "changed_since",
] as const;
export type SkipReason = (typeof skipReasons)[number];
