import { createOwnRows } from "../content/own-rows";
import type { Db } from "../ports/database/schema";

const people = createOwnRows("people", {
  position: "position",
  name: "folded_name",
  created_at: "created_at",
  updated_at: "updated_at",
});

export const {
  list: listPeople,
  find: findPerson,
  insert: insertPerson,
  update: updatePerson,
  remove: deletePerson,
} = people;

/** How many people the client has, and the last one's position; 0 without any. */
export function measurePeople(db: Db, clientId: number): Promise<{ count: number; lastPosition: number }> {
  return db
    .selectFrom("people")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.max("position"), eb.val(0)).as("lastPosition"),
    ])
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
}

export async function listPersonIds(db: Db, clientId: number): Promise<number[]> {
  const rows = await db.selectFrom("people").select("id").where("client_id", "=", clientId).execute();
  return rows.map(({ id }) => id);
}

/** The people take the places of their ids, from 1. */
export async function orderPeople(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) await people.update(db, clientId, id, { position: index + 1 });
}
