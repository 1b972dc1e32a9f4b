import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Reach } from "@/lib/contract/policies";
import type { PersonFilter } from "@/lib/contract/visitors/schema";
import type { Database, Db, Row } from "../ports/database/schema";

/** What comes by people's cards. */
type Table = "leads" | "appointments";

/** Part of a query: people within somebody's reach. */
export function isReached({ branchIds, personId }: Reach): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "people">();
  if (branchIds === undefined) return eb.and([]);
  // No branch is 0, and a list must not be empty.
  return eb.or([eb("people.branch_id", "in", [...branchIds, 0]), eb("people.id", "=", personId ?? 0)]);
}

/** Part of a query: what came by people within somebody's reach, and by nobody where that is the whole company. */
export function isWithinReach(table: Table, reach: Reach): Expression<SqlBool> {
  const { clientId, branchIds, personId } = reach;
  const eb = expressionBuilder<Database, Table>();
  if (clientId === null) return eb.lit(true);
  if (branchIds === undefined) return eb(`${table}.client_id`, "=", clientId);
  // A person is of one client, so that the index of people is enough.
  if (branchIds.length === 0) return eb(`${table}.person_id`, "=", personId ?? 0);
  return eb(`${table}.person_id`, "in", selectPeople(clientId, reach));
}

/** Part of a query: what came by one person, or by none. */
export function isOfPerson(table: Table, person: PersonFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, Table>();
  return person === "none" ? eb(`${table}.person_id`, "is", null) : eb(`${table}.person_id`, "=", person);
}

/** Whether a person of the client is within reach. */
export async function isPersonWithinReach(db: Db, reach: Reach & { clientId: number }, id: number): Promise<boolean> {
  const own = db.selectFrom("people").select("id").where("client_id", "=", reach.clientId).where("id", "=", id);
  return (await own.where(isReached(reach)).executeTakeFirst()) !== undefined;
}

/** The person whose card something was sent from: none for nobody, for one of others, and for one whose card rests. */
export async function findSentTo(db: Db, clientId: number, personId?: number): Promise<Row<"people"> | undefined> {
  if (personId === undefined) return undefined;
  const people = db.selectFrom("people").selectAll().where("client_id", "=", clientId).where("id", "=", personId);
  return people.where("is_resting", "=", false).executeTakeFirst();
}

function selectPeople(clientId: number, reach: Reach) {
  return expressionBuilder<Database, never>()
    .selectFrom("people")
    .select("people.id")
    .where("people.client_id", "=", clientId)
    .where(isReached(reach));
}
