"use client";

import type { ImportedRow } from "@/lib/contract/client-file";
import { clientFileLimits } from "@/lib/contract/limits/file";
import * as clientFileMessages from "@/lib/contract/messages/client-file";
import { clientFileOperations } from "@/lib/contract/operations/client-files";
import { clientOperations } from "@/lib/contract/operations/clients";
import { call } from "../call/call";
import { revalidate } from "../call/use-answer";

/** A row as the file has it. */
export type ImportRow = Record<"company_name" | "email" | "phone" | "password" | "is_active", string>;

type BatchOptions = { signal: AbortSignal; onBatch: (results: ImportedRow[], done: number) => void };

/**
 * What the server says of each row, without writing anything. Repetitions across calls are found here, because each call
 * sees only its own rows.
 */
export async function checkImport(rows: readonly ImportRow[], options: BatchOptions): Promise<void> {
  const emails = new Set<string>();
  await sendBatches(rows, true, {
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

/** Makes clients of the rows, a batch a call; between calls `signal` ends it. @throws RequestError */
export async function importClients(rows: readonly ImportRow[], options: BatchOptions): Promise<void> {
  try {
    await sendBatches(rows, false, options);
  } finally {
    await revalidate(clientOperations.listClients);
  }
}

async function sendBatches(rows: readonly ImportRow[], dryRun: boolean, { signal, onBatch }: BatchOptions) {
  const { batch } = clientFileLimits;
  for (let start = 0; start < rows.length && !signal.aborted; start += batch) {
    const part = rows.slice(start, start + batch);
    const body = { dry_run: dryRun, rows: part };
    const { results } = await call(clientFileOperations.importClients, { body });
    onBatch(
      results.map((result) => ({ ...result, row: result.row + start })),
      start + part.length,
    );
  }
}
