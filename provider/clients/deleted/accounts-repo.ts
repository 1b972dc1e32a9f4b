import type { Db, Row } from "../../ports/database/schema";
import type { DeletedClientRow } from "./pieces-repo";

/** The owner's account as it was when deleted. */
export async function findDeletedOwner(trx: Db, client: DeletedClientRow): Promise<Row<"users"> | undefined> {
  return (await listDeletedUsers(trx, client.id)).find(({ id }) => id === client.owner_id);
}

export async function listDeletedUsers(trx: Db, clientId: number): Promise<Row<"users">[]> {
  const pieces = trx.selectFrom("deleted_rows").select("rows").where("client_id", "=", clientId);
  const users = await pieces.where("name", "=", "users").orderBy("position").execute();
  return users.flatMap(({ rows }) => JSON.parse(rows) as Row<"users">[]);
}

/** Whether the owner's account is there, since it had other clients when this one was deleted. */
export async function hasOwner(trx: Db, client: DeletedClientRow): Promise<boolean> {
  const owner = await findDeletedOwner(trx, client);
  return owner !== undefined && (await listStayed(trx, [owner])).length > 0;
}

/** Those of the accounts that are there. Ids alone do not tell: a backup may be another site's. */
export async function listStayed(trx: Db, users: readonly Row<"users">[]): Promise<number[]> {
  const ids = users.map(({ id }) => id);
  const present = await trx.selectFrom("users").select(["id", "created_at"]).where("id", "in", ids).execute();
  const isStayer = (user: { id: number; created_at: string }) =>
    users.some(({ id, created_at }) => id === user.id && created_at === user.created_at);
  return present.filter(isStayer).map(({ id }) => id);
}
