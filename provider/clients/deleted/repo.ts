import type { DeletedClientListQuery } from "@/lib/contract/clients/schema";
import { fetchPage, type Page } from "../../kernel/http/list";
import { matchSearch } from "../../ports/database/queries/match-search";
import type { Db } from "../../ports/database/schema";
import { listDeletedUsers, listStayed } from "./accounts-repo";
import { type DeletedClientRow, type Piece, readPieces } from "./pieces-repo";

export function listDeletedClients(db: Db, query: DeletedClientListQuery): Promise<Page<DeletedClientRow>> {
  const matches = matchSearch(query.search, ["folded_name", "email", "phone"]);
  return fetchPage(db.selectFrom("deleted_clients").selectAll().where(matches), query, {
    deleted_at: "deleted_at",
    company_name: "folded_name",
  });
}

/** Locks the row until the transaction ends, by an update that changes nothing: that works in both databases. */
export function lockDeletedClient(trx: Db, id: number): Promise<DeletedClientRow | undefined> {
  return trx
    .updateTable("deleted_clients")
    .set((eb) => ({ deleted_at: eb.ref("deleted_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function findDeletedClient(db: Db, id: number): Promise<DeletedClientRow | undefined> {
  return db.selectFrom("deleted_clients").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Clients that can no longer be restored at `now`. */
export function listEnded(db: Db, now: string): Promise<{ id: number }[]> {
  return db.selectFrom("deleted_clients").select("id").where("restorable_until", "<=", now).orderBy("id").execute();
}

/** Deletes the copies and leaves the files to clean-up. @returns ids of the sign-up requests and accounts that were deleted */
export async function erase(trx: Db, { id }: DeletedClientRow, now: string) {
  const signUps: number[] = [];
  const users = await listDeletedUsers(trx, id);
  const stayed = await listStayed(trx, users);
  for await (const { name, rows } of readPieces(trx, id)) {
    if (name === "files") await updateFiles(trx, rows, { dropped_at: now });
    if (name === "sign_ups") signUps.push(...idsOf(rows));
  }
  if (signUps.length > 0) {
    await trx.deleteFrom("sign_ups").where("id", "in", signUps).execute();
    const news = trx.deleteFrom("notifications").where("kind", "=", "sign_up_received");
    await news.where("subject_id", "in", signUps).execute();
  }
  await forget(trx, id);
  return { signUps, userIds: users.map((user) => user.id).filter((userId) => !stayed.includes(userId)) };
}

/** Deletes the copies and frees the addresses; nothing can be restored after this. */
export async function forget(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("deleted_clients").where("id", "=", id).execute();
}

export async function updateFiles(
  trx: Db,
  rows: Piece["rows"],
  change: { client_id?: number; dropped_at: string | null },
): Promise<void> {
  const keys = rows.map(({ key }) => String(key));
  await trx.updateTable("files").set(change).where("key", "in", keys).execute();
}

export function idsOf(rows: Piece["rows"]): number[] {
  return rows.map(({ id }) => Number(id));
}
