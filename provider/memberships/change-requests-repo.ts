import type { RequestField } from "@/lib/contract/content/own-person";
import type { Reach } from "@/lib/contract/policies";
import { countRows } from "../ports/database/queries/count-rows";
import type { Db, Row } from "../ports/database/schema";
import { isReached } from "./reach-repo";

/** The person as the card says it now, with what is asked for. */
export type ChangeRequestRow = Row<"people"> &
  Pick<Row<"change_requests">, "field" | "value" | "note" | "membership_id"> & { request_id: number; asked_at: string };

/** The oldest first. */
export function listChangeRequests(db: Db, reach: Reach): Promise<ChangeRequestRow[]> {
  return selectWithin(db, reach).orderBy("change_requests.id").execute();
}

export function listRequestsOfPerson(db: Db, personId: number): Promise<ChangeRequestRow[]> {
  return selectRequests(db).where("people.id", "=", personId).orderBy("change_requests.id").execute();
}

export function countChangeRequests(db: Db, reach: Reach): Promise<number> {
  return countRows(selectWithin(db, reach).clearSelect());
}

export function findChangeRequest(db: Db, reach: Reach, id: number): Promise<ChangeRequestRow | undefined> {
  return selectWithin(db, reach).where("change_requests.id", "=", id).executeTakeFirst();
}

/** @returns whether nothing was asked for that field before */
export async function putChangeRequest(
  trx: Db,
  request: Omit<Row<"change_requests">, "id" | "membership_id"> & { user_id: number; field: RequestField },
): Promise<boolean> {
  const { user_id, ...asked } = request;
  const { numDeletedRows } = await trx
    .deleteFrom("change_requests")
    .where("person_id", "=", asked.person_id)
    .where("field", "=", asked.field)
    .executeTakeFirst();
  const membership = trx.selectFrom("memberships").select("id").where("user_id", "=", user_id);
  await trx
    .insertInto("change_requests")
    .values((eb) => ({
      ...asked,
      membership_id: eb.selectFrom(membership.where("client_id", "=", asked.client_id).as("own")).select("own.id"),
    }))
    .execute();
  return numDeletedRows === 0n;
}

export async function deleteChangeRequest(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("change_requests").where("id", "=", id).execute();
}

/** The account that asked. */
export async function listAskers(db: Db, membershipId: number): Promise<number[]> {
  const askers = await db.selectFrom("memberships").select("user_id").where("id", "=", membershipId).execute();
  return askers.map(({ user_id }) => user_id);
}

function selectWithin(db: Db, reach: Reach) {
  return selectRequests(db).where("change_requests.client_id", "=", reach.clientId).where(isReached(reach));
}

function selectRequests(db: Db) {
  return db
    .selectFrom("change_requests")
    .innerJoin("people", "people.id", "change_requests.person_id")
    .selectAll("people")
    .select([
      "change_requests.id as request_id",
      "change_requests.field",
      "change_requests.value",
      "change_requests.note",
      "change_requests.membership_id",
      "change_requests.created_at as asked_at",
    ]);
}
