import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import {
  type ExportClientsQuery,
  type ImportClientsInput,
  type ImportedRow,
  importRowSchema,
} from "@/lib/contract/clients/schema";
import { clientFileLimits, exportColumns } from "@/lib/contract/clients/values";
import { ApiError, validationError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { Deps } from "../../deps";
import { isSoonGuessed } from "../../identity/passwords/password-strength";
import { generatePassword, hashPassword } from "../../identity/passwords/passwords";
import { inviteByMail } from "../../identity/reset-links/service";
import { findUserByEmail } from "../../identity/users/repo";
import { csvPieces } from "../../kernel/http/csv-pieces";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { listCompanies } from "../../memberships/repo";
import type { Db } from "../../ports/database/schema";
import { type ClientRow, listClients } from "../repo";
import { insertClientAccount } from "../service";
import { presentClientCells } from "./presenter";

/** Yields a CSV file in chunks. */
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

type Input = ReturnType<typeof importRowSchema.parse>;
type JudgedRow = ImportedRow & { input?: Input };

/**
 * Imports clients, all rows in one transaction; with `dry_run` it only reports what each row would become. Rows without
 * a password get a random one that nobody sees: if it were returned, a lost answer would lose it, so the client sets
 * one with a link.
 *
 * @throws ApiError 400 if links are to be mailed and mail is off
 */
export async function importClients(
  deps: Deps,
  { rows, dry_run, mail_links }: ImportClientsInput,
  by: AuditActor,
): Promise<ImportedRow[]> {
  if (mail_links && !deps.mail.isOn) throw new ApiError("bad_request", accountMessages.resetMailOff);
  const judged = await judgeRows(deps.db, rows);
  if (dry_run) return judged.map(withoutInput);

  const hashes = new Map<number, string>();
  for (const { row, input } of judged)
    if (input) hashes.set(row, await hashPassword(input.password ?? generatePassword()));
  return write(deps, by, async (open) => {
    const results: ImportedRow[] = [];
    for (const judgedRow of judged) {
      const { row, input } = judgedRow;
      const passwordHash = hashes.get(row);
      if (!input || !passwordHash) {
        results.push(withoutInput(judgedRow));
        continue;
      }
      const { is_active: isActive, password, ...account } = input;
      const client = await insertUnlessTaken(deps, open, { ...account, isActive, passwordHash });
      if (client && mail_links && isActive && password === undefined) await inviteByMail(open, client.owner_id, by);
      results.push(client ? { row, outcome: "created", id: client.id } : await judgeTaken(open.trx, row, input));
    }
    return results;
  });
}

/** The outcome of each row before anything is written; `input` is set for rows that can be created. */
async function judgeRows(db: Db, rows: readonly unknown[]): Promise<JudgedRow[]> {
  const emails = new Set<string>();
  const results: JudgedRow[] = [];
  for (const [row, cells] of rows.entries()) {
    const { data: input, error } = importRowSchema.safeParse(cells);
    if (!input) results.push({ row, outcome: "invalid", fields: validationError(error).fields });
    else if (emails.has(input.email)) results.push(duplicate(row, clientFileMessages.emailRepeated));
    else if (await findUserByEmail(db, input.email)) results.push(await judgeTaken(db, row, input));
    else if (await hasWeakPassword(input)) results.push(invalid(row, "password", accountMessages.passwordGuessable));
    else results.push({ row, outcome: "ready", input });
    if (input) emails.add(input.email);
  }
  return results;
}

/** For a row whose e-mail is taken: by the same client from an earlier import, or by another account. */
async function judgeTaken(db: Db, row: number, { email, company_name }: Input): Promise<ImportedRow> {
  const user = await findUserByEmail(db, email);
  const companies = user ? await listCompanies(db, user.id) : [];
  const existing = companies.find((company) => company.company_name === company_name);
  if (existing) return { row, outcome: "existing", id: existing.id };
  return duplicate(row, accountMessages.emailTaken);
}

function withoutInput({ input: _, ...result }: JudgedRow): ImportedRow {
  return result;
}

type Account = Parameters<typeof insertClientAccount>[2];

/** The new client; null if the e-mail has been taken in the meantime. */
async function insertUnlessTaken(deps: Deps, open: Write, account: Account): Promise<ClientRow | null> {
  try {
    return await insertClientAccount(deps, open, account);
  } catch (error) {
    if (error instanceof ApiError && error.fields?.email) return null;
    throw error;
  }
}

async function hasWeakPassword({ password, email, company_name }: Input): Promise<boolean> {
  return password !== undefined && (await isSoonGuessed(password, [email, company_name]));
}

function invalid(row: number, field: string, message: string): ImportedRow {
  return { row, outcome: "invalid", fields: { [field]: [message] } };
}

function duplicate(row: number, message: string): ImportedRow {
  return { row, outcome: "duplicate", fields: { email: [message] } };
}
