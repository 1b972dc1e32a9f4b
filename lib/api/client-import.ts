"use client";

import { TableError } from "@/lib/browser/cells";
import { readTable } from "@/lib/browser/read-table";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { clientFileOperations, clientOperations } from "@/lib/contract/clients/operations";
import type { ImportAnswer, ImportedRow } from "@/lib/contract/clients/schema";
import { clientFileLimits, importColumns, requiredImportColumns } from "@/lib/contract/clients/values";
import { readCsvText } from "@/lib/contract/csv";
import { call } from "./call/call";
import { createOnce } from "./call/create-once";
import { RequestError } from "./call/request";
import { revalidate } from "./call/use-answer";

export type ImportRow = Record<"company_name" | "email" | "phone" | "password" | "is_active", string>;

type BatchOptions = { signal: AbortSignal; onBatch: (results: ImportedRow[], done: number) => void };

/** Attempts per batch without an answer. */
const tries = 3;

/** A dry run on the server. Duplicates across batches are found here, since a call sees only its own rows. */
export async function checkImport(rows: readonly ImportRow[], options: BatchOptions): Promise<void> {
  const emails = new Set<string>();
  await sendBatches(rows, checkBatch, {
    ...options,
    onBatch: (results, done) =>
      options.onBatch(
        results.map((result) => {
          const email = rows[result.row]?.email.trim().toLowerCase() ?? "";
          const isRepeated = result.outcome === "ready" && emails.has(email);
          emails.add(email);
          return isRepeated
            ? { ...result, outcome: "duplicate", fields: { email: [clientFileMessages.emailRepeated] } }
            : result;
        }),
        done,
      ),
  });
}

/**
 * One call per batch; `signal` stops between calls. A batch without an answer is retried under its idempotency key.
 * @throws RequestError
 */
export async function importClients(
  rows: readonly ImportRow[],
  { mailLinks, ...options }: BatchOptions & { mailLinks: boolean },
): Promise<void> {
  try {
    await sendBatches(rows, (part) => importBatch(part, mailLinks), options);
  } finally {
    await revalidate(clientOperations.listClients);
  }
}

type SendBatch = (rows: readonly ImportRow[]) => Promise<ImportAnswer>;

async function sendBatches(rows: readonly ImportRow[], send: SendBatch, { signal, onBatch }: BatchOptions) {
  const { batch } = clientFileLimits;
  for (let start = 0; start < rows.length && !signal.aborted; start += batch) {
    const part = rows.slice(start, start + batch);
    const { results } = await send(part);
    onBatch(
      results.map((result) => ({ ...result, row: result.row + start })),
      start + part.length,
    );
  }
}

function checkBatch(rows: readonly ImportRow[]): Promise<ImportAnswer> {
  return call(clientFileOperations.importClients, { body: { dry_run: true, rows: [...rows] } });
}

async function importBatch(rows: readonly ImportRow[], mail_links: boolean): Promise<ImportAnswer> {
  const body = { dry_run: false, mail_links, rows: [...rows] };
  for (let tried = 1; ; tried++) {
    try {
      return await createOnce(clientFileOperations.importClients, { body }, call);
    } catch (error) {
      if (!(error instanceof RequestError && error.isOutOfReach) || tried === tries) throw error;
    }
  }
}

/** @throws TableError */
export async function readClientFile(file: File): Promise<ImportRow[]> {
  if (!/\.csv$/i.test(file.name)) throw new TableError(clientFileMessages.csvOnly);
  if (file.size > clientFileLimits.bytes) throw new TableError(clientFileMessages.tooLarge);
  const { rows } = await readTable(await file.arrayBuffer(), {
    columns: importColumns,
    required: requiredImportColumns,
    rows: clientFileLimits.rows,
    tooLong: clientFileMessages.tooLong,
    alias: { isactive: "status" },
  });
  return rows.map(({ company_name, email, phone, whatsapp, password, status }) => ({
    company_name: readCsvText(company_name),
    email: readCsvText(email),
    phone: readCsvText(phone),
    whatsapp: readCsvText(whatsapp).trim().toLowerCase(),
    // Only strip line breaks: any other leading or trailing character may belong to the password.
    password: password.replace(/^\n+|\n+$/g, ""),
    is_active: readCsvText(status),
  }));
}
