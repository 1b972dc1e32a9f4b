import { type ExportClientsQuery, type ImportedRow, importRowSchema } from "@/lib/contract/client-file";
import { exportColumns } from "@/lib/contract/client-file-basics";
import { ApiError, validationError } from "@/lib/contract/errors";
import { clientFileLimits } from "@/lib/contract/limits/file";
import * as accountMessages from "@/lib/contract/messages/account";
import * as clientFileMessages from "@/lib/contract/messages/client-file";
import type { AuditActor } from "../audit/repo";
import { type ClientRow, listClients } from "../clients/repo";
import { insertClientAccount } from "../clients/service";
import { isSoonGuessed } from "../credentials/password-strength";
import { generatePassword, hashPassword } from "../credentials/passwords";
import type { Deps } from "../deps";
import { csvPieces } from "../http/csv-pieces";
import type { Db } from "../ports/database/schema";
import { findUserByEmail } from "../users/repo";
import { type Write, write } from "../write/write";
import { presentClientCells } from "./presenter";

/** A CSV file in pieces. */
export function exportClients(deps: Deps, query: ExportClientsQuery): AsyncGenerator<string> {
  return csvPieces(exportColumns, readPages(deps, query), presentClientCells);
}

async function* readPages({ db }: Deps, query: ExportClientsQuery): AsyncGenerator<ClientRow[]> {
  const page_size = clientFileLimits.exportPage;
  for (let page = 1; ; page++) {
    const { rows } = await listClients(db, { ...query, page, page_size });
    yield rows;
    if (rows.length < page_size) return;
  }
}

type ReadyRow = { row: number; input: ReturnType<typeof importRowSchema.parse> };

/**
 * What each row has become; with `dryRun` what it would become. The rows of one call are written at once or not at all,
 * so that no password gets lost behind a failure.
 */
export async function importClients(
  deps: Deps,
  rows: readonly unknown[],
  dryRun: boolean,
  by: AuditActor,
): Promise<ImportedRow[]> {
  const results = await judgeRows(deps.db, rows);
  if (dryRun) return results.map(({ row, outcome, fields }) => ({ row, outcome, fields }));

  const accounts: (ReadyRow & { passwordHash: string; generated?: string })[] = [];
  for (const { row, input } of results) {
    if (!input) continue;
    const generated = input.password === undefined ? generatePassword() : undefined;
    const passwordHash = await hashPassword(input.password ?? generated ?? "");
    accounts.push({ row, input, passwordHash, generated });
  }
  const created = await write(deps, by, async (open) => {
    const outcomes = new Map<number, ImportedRow>();
    for (const { row, input, passwordHash, generated } of accounts) {
      const { is_active: isActive, password: _, ...account } = input;
      const id = await insertUnlessTaken(open, { ...account, isActive, passwordHash });
      outcomes.set(
        row,
        id === null ? duplicate(row, accountMessages.emailTaken) : { row, outcome: "created", id, password: generated },
      );
    }
    return outcomes;
  });
  return results.map(({ row, outcome, fields }) => created.get(row) ?? { row, outcome, fields });
}

/** Every row's outcome before anything is written, with its input where it is ready. */
async function judgeRows(db: Db, rows: readonly unknown[]): Promise<(ImportedRow & Partial<ReadyRow>)[]> {
  const emails = new Set<string>();
  const results: (ImportedRow & Partial<ReadyRow>)[] = [];
  for (const [row, cells] of rows.entries()) {
    const { data: input, error } = importRowSchema.safeParse(cells);
    if (!input) results.push({ row, outcome: "invalid", fields: validationError(error).fields });
    else if (emails.has(input.email)) results.push(duplicate(row, clientFileMessages.emailRepeated));
    else if (await findUserByEmail(db, input.email)) results.push(duplicate(row, accountMessages.emailTaken));
    else if (await hasWeakPassword(input)) results.push(invalid(row, "password", accountMessages.passwordGuessable));
    else results.push({ row, outcome: "ready", input });
    if (input) emails.add(input.email);
  }
  return results;
}

type Account = Parameters<typeof insertClientAccount>[1];

/** The new client's id; null where somebody else has taken the e-mail meanwhile. */
async function insertUnlessTaken(open: Write, account: Account): Promise<number | null> {
  try {
    return (await insertClientAccount(open, account)).id;
  } catch (error) {
    if (error instanceof ApiError && error.fields?.email) return null;
    throw error;
  }
}

async function hasWeakPassword({ password, email, company_name }: ReadyRow["input"]): Promise<boolean> {
  return password !== undefined && (await isSoonGuessed(password, [email, company_name]));
}

function invalid(row: number, field: string, message: string): ImportedRow {
  return { row, outcome: "invalid", fields: { [field]: [message] } };
}

function duplicate(row: number, message: string): ImportedRow {
  return { row, outcome: "duplicate", fields: { email: [message] } };
}
