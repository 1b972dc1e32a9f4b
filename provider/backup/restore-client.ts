import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import { StartError } from "@/lib/runtime/start-error";
import { findDeletedOwner, hasOwner } from "../clients/deleted/accounts-repo";
import { listRestoredTables, type RestoredTable } from "../clients/deleted/pieces-repo";
import { copySetAside, putBack as putBackRows } from "../clients/deleted/put-back-repo";
import { findDeletedClient, forget } from "../clients/deleted/repo";
import { chooseSignInPhone } from "../clients/deleted/service";
import { setAside } from "../clients/deleted/set-aside-repo";
import { changePhone } from "../clients/landline";
import { findClient, findSlugOwner, listSlugsOf, updateClientRow } from "../clients/repo";
import { getClient } from "../clients/service";
import { findUserByEmail } from "../identity/users/repo";
import type { AuditActor } from "../kernel/write/audit-repo";
import { insertUnknownFiles, listKeptOfClient } from "../kernel/write/files-repo";
import { type Write, type WriteDeps, write } from "../kernel/write/write";
import { settleClient } from "../plans/resting";
import { raiseCounter } from "../ports/database/queries/raise-counter";
import type { Db, Row } from "../ports/database/schema";
import type { Files } from "../ports/files/files";
import type { Manifest } from "./archive/manifest";
import { type OpenArchive, putMissingFiles, restoreRowsOnly, type Watch } from "./restore";
import { openSqliteTarget } from "./rows/sqlite";

type Deps = WriteDeps & { files: Files; config: { dataDir: string } };
type Order = {
  /** Its number, or its present or a former address. */
  client: string;
  /** Whether to overwrite the client if it is still here. */
  replace: boolean;
  /** Replaces the email in the backup. */
  email?: string;
  phone?: string;
  by: AuditActor;
};

/**
 * One client's data in a backup, migrated to the newest schema. Its rows are set aside like those of a deleted client.
 */
type Found = {
  db: Db;
  client: Row<"deleted_clients">;
  files: Row<"files">[];
  slugs: string[];
  /** Tables of its rows with an auto-increment id. */
  counted: RestoredTable[];
};

export type RestoredClient = { company_name: string; id: number; files: number; lines: string[] };

/**
 * Restores one client from a verified backup and touches nothing else; a running service is no problem. Files come
 * first, then all rows in one transaction.
 *
 * @throws StartError if the client exists, or others now use its email, address or phone number
 */
export async function restoreClient(
  deps: Deps,
  open: OpenArchive,
  manifest: Manifest,
  order: Order,
  watch: Watch,
): Promise<RestoredClient> {
  const folder = await mkdtemp(path.join(deps.config.dataDir, "restoring-client-"));
  try {
    const rows = await openSqliteTarget(path.join(folder, "rows.db"), manifest.migrations.at(-1) ?? "");
    try {
      await restoreRowsOnly(open, { target: rows, manifest }, watch);
      const counted = rows.tables.filter(({ counter }) => counter === "id").map(({ name }) => name);
      const found = await findInBackup(rows.db, order.client, counted, deps.now().toISOString());
      await requireFree(deps.db, found, order);
      const files = await putMissingFiles(open, deps.files, new Set(found.files.map(({ key }) => key)), watch);
      const lines = await write(deps, order.by, (open) => putBack(open, found, order));
      return { company_name: found.client.company_name, id: found.client.id, files, lines };
    } finally {
      await rows.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findInBackup(db: Db, wanted: string, counted: readonly string[], now: string): Promise<Found> {
  const id = /^\d{1,15}$/.test(wanted) ? Number(wanted) : await findSlugOwner(db, wanted);
  const client = id === undefined ? undefined : await findClient(db, id);
  if (!client) throw new StartError(`The backup has no client "${wanted}": give its number or card address`);
  const slugs = (await listSlugsOf(db, client.id)).map(({ slug }) => slug);
  const files = await listKeptOfClient(db, client.id);
  const { owner_id, company_name, email, phone, slug } = client;
  const aside = { id: client.id, owner_id, company_name, email, phone, slug, deleted_at: now, restorable_until: now };
  // Safe to change: this is a temporary copy.
  await setAside(db, aside);
  const row = await findDeletedClient(db, client.id);
  if (!row) throw new Error("What was set aside is not there");
  return {
    db,
    client: row,
    files,
    slugs,
    counted: listRestoredTables().filter((name) => counted.includes(name)),
  };
}

/** @throws StartError that names the conflict */
async function requireFree(db: Db, { client, slugs, db: found }: Found, { replace, email }: Order): Promise<void> {
  const { id, slug } = client;
  const present = await findClient(db, id);
  const aside = await findDeletedClient(db, id);
  if ((present || aside) && !replace)
    throw new StartError(
      present
        ? `Client ${id} (${present.company_name}) exists: delete it first, or use --replace to overwrite it`
        : `Client ${id} was deleted on ${aside?.deleted_at} and can be restored on the dashboard, or use --replace to restore this backup instead`,
    );
  const user = await findUserByEmail(db, email ?? client.email);
  if (user && user.id !== (await findDeletedOwner(found, client))?.id)
    throw new StartError(`Another account has the email ${email ?? client.email} now: give another one with --email`);
  const taken = await listTaken(db, id, slugs);
  const owner = taken.get(slug);
  if (owner !== undefined)
    throw new StartError(`Client ${owner} now has the card address /${slug}: give that client another one first`);
}

/** Maps addresses that now belong to others to their owners. */
async function listTaken(db: Db, id: number, slugs: readonly string[]): Promise<Map<string, number>> {
  const taken = new Map<string, number>();
  for (const slug of slugs) {
    const owner = await findSlugOwner(db, slug);
    if (owner !== undefined && owner !== id) taken.set(slug, owner);
  }
  return taken;
}

/** E-mail and number of an owner's account that comes back. @throws StartError where another account has the number */
async function chooseWaysIn(trx: Db, client: Row<"deleted_clients">, { email, phone }: Order) {
  const { sign_in_phone, isTaken } = await chooseSignInPhone(trx, client, phone);
  if (isTaken)
    throw new StartError("Another account now signs in with its phone number: give another one with --phone");
  if (sign_in_phone === null && !(email ?? client.email))
    throw new StartError("It signs in by its phone number alone: give a full one with --phone");
  return { sign_in_phone, ...(email !== undefined && { email }) };
}

/** @returns notes for the operator */
async function putBack(open: Write, found: Found, order: Order): Promise<string[]> {
  const { trx, now, record, withdrawn } = open;
  const { client, files, slugs } = found;
  const { id, company_name } = client;
  await requireFree(trx, found, order);
  const present = await findClient(trx, id);
  if (present) {
    const { owner_id, email, phone, slug } = present;
    const aside = { id, owner_id, company_name: present.company_name, email, phone, slug };
    await setAside(trx, { ...aside, deleted_at: now, restorable_until: now });
  }
  await forget(trx, id);
  await insertUnknownFiles(trx, files);
  const taken = await listTaken(trx, id, slugs);
  await copySetAside(found.db, trx, client);
  const owner = (await hasOwner(trx, client)) ? {} : await chooseWaysIn(trx, client, order);
  const leftOut = await putBackRows(trx, client, { owner, withoutSlugs: [...taken.keys()] });
  await settleClient(trx, id);
  if (order.phone !== undefined)
    await updateClientRow(trx, id, changePhone(await getClient({ db: trx }, id), { phone: order.phone }));
  for (const table of found.counted) await raiseCounter(trx, table);
  await record({ action: "client_restored", target: `client:${id}`, detail: `${company_name}, out of a backup` });
  withdrawn(clientTag(id), companiesTag);
  return [
    ...[...taken].map(
      ([slug, owner]) => `Its former address /${slug} now belongs to client ${owner} and was left there.`,
    ),
    ...leftOut.map((column) => `${column} is no longer known and was left out.`),
  ];
}
