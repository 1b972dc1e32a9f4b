import { sql } from "kysely";
import type { PersonCount } from "@/lib/contract/analytics/schema";
import type { LeadStatus } from "@/lib/contract/leads/values";
import type { Metric } from "../../analytics/counting/figures";
import type { Range } from "../../analytics/counting/ranges";
import { selectRange, type Times } from "../../analytics/repo";
import type { Db, Row } from "../../ports/database/schema";

const metrics = { views: "person:view", contacts: "person:contact_saved" } as const satisfies Partial<
  Record<PersonCount, Metric>
>;

/** What cards brought in a range, by person; also of those who are gone. */
export async function sumFiguresByPerson(db: Db, clientId: number, range: Range) {
  const sumOf = (metric: Metric) => sql<number>`sum(case metric when ${sql.lit(metric)} then count else 0 end)`;
  const rows = await db
    .selectFrom(selectRange(db, clientId, range, Object.values(metrics)))
    .select(["item", sumOf(metrics.views).as("views"), sumOf(metrics.contacts).as("contacts")])
    .groupBy("item")
    .execute();
  return new Map(rows.map(({ item, ...counts }) => [Number(item), counts]));
}

const waiting: LeadStatus = "new";

/** Leads of that time by whose they are, and how many of them are no longer new. */
export async function countLeadsByPerson(db: Db, clientId: number, { start, end }: Times) {
  const rows = await db
    .selectFrom("leads")
    .select((eb) => [
      "person_id",
      eb.fn.countAll<number>().as("leads"),
      eb.fn.countAll<number>().filterWhere("status", "!=", waiting).as("answers"),
    ])
    .where("client_id", "=", clientId)
    .where("person_id", "is not", null)
    .where("created_at", ">=", start)
    .where("created_at", "<", end)
    .groupBy("person_id")
    .execute();
  return new Map(rows.map(({ person_id, ...counts }) => [person_id, counts]));
}

export type Named = Pick<Row<"people">, "id" | "branch_id" | "folded_name">;

/** In the company's own order. */
export function listNames(db: Db, clientId: number): Promise<Named[]> {
  const people = db.selectFrom("people").select(["id", "branch_id", "folded_name"]).where("client_id", "=", clientId);
  return people.orderBy("position").orderBy("id").execute();
}

/** In any order. */
export async function listPeople(db: Db, clientId: number, ids: readonly number[]): Promise<Row<"people">[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("people").selectAll().where("client_id", "=", clientId).where("id", "in", ids).execute();
}
