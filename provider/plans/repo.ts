import { type Insertable, sql, type Updateable } from "kysely";
import { restingStates } from "@/lib/contract/plans/subscription";
import { countRows } from "../ports/database/queries/count-rows";
import { lockRow } from "../ports/database/queries/lock-row";
import { readTally } from "../ports/database/queries/tallies";
import type { Database, Db, Row } from "../ports/database/schema";

export type PlanRow = Row<"plans">;

/** All that there are, in the administrators' order. */
export function listPlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom("plans").selectAll().where("deleted_at", "is", null).orderBy("position").orderBy("id").execute();
}

export function findDefaultPlan(db: Db): Promise<PlanRow | undefined> {
  return db
    .selectFrom("plans")
    .selectAll()
    .where("is_default", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export function findPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom("plans").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

/** Locks the row until the transaction ends; undefined for one that is not there, or deleted. */
export async function lockPlan(trx: Db, id: number): Promise<PlanRow | undefined> {
  const plan = await lockRow(trx, "plans", "id", id);
  return plan?.deleted_at === null ? plan : undefined;
}

export function insertPlan(db: Db, plan: Insertable<Database["plans"]>): Promise<PlanRow> {
  return db.insertInto("plans").values(plan).returningAll().executeTakeFirstOrThrow();
}

export function updatePlan(db: Db, id: number, change: Updateable<Database["plans"]>): Promise<PlanRow> {
  return db.updateTable("plans").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** At most one plan is the default. */
export async function clearDefault(db: Db): Promise<void> {
  await db.updateTable("plans").set({ is_default: false }).where("is_default", "=", true).execute();
}

/** How many clients are on each plan, by its id. */
export async function countSubscribers(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("subscriptions")
    .select((eb) => ["plan_id", eb.fn.countAll<number>().as("count")])
    .where("plan_id", "is not", null)
    .groupBy("plan_id")
    .execute();
  return new Map(rows.map(({ plan_id, count }) => [Number(plan_id), Number(count)]));
}

export async function countSubscribersOf(db: Db, planId: number): Promise<number> {
  const { count } = await db
    .selectFrom("subscriptions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("plan_id", "=", planId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function countResting(db: Db): Promise<number> {
  return countRows(db.selectFrom("subscriptions").where("state", "in", restingStates));
}

/** How many have chosen it as their next one. */
export function countNextOf(db: Db, planId: number): Promise<number> {
  return countRows(db.selectFrom("subscriptions").where("next_plan_id", "=", planId));
}

export async function countWithoutPlan(db: Db): Promise<number> {
  const subscribers = await countRows(db.selectFrom("subscriptions").where("plan_id", "is not", null));
  return (await readTally(db, "clients")) - subscribers;
}

export async function hasClient(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("clients").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Sets the update time of a client whose card shows something else now. */
export async function touchClient(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("clients").set({ updated_at: now }).where("id", "=", id).execute();
}

/** Clients on a plan, or on none for null, by id. */
export function listClientsOn(
  db: Db,
  planId: number | null,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("clients")
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .select("clients.id")
    .where("subscriptions.plan_id", planId === null ? "is" : "=", planId)
    .where("clients.id", ">", after)
    .orderBy("clients.id")
    .limit(limit)
    .execute();
}

/** What says what a client may have: its plan's, and its own. */
export const allowanceColumns = [
  "plans.limits",
  "plans.features",
  "subscriptions.limits as own_limits",
  "subscriptions.features as own_features",
] as const;
export type AllowanceColumns = {
  limits: string | null;
  features: string | null;
  own_limits: string | null;
  own_features: string | null;
};

/** What says how a client's plan stands. */
export const subscriptionColumns = ["subscriptions.state", "subscriptions.due_on", "subscriptions.is_ending"] as const;
export type SubscriptionColumns = { state: string | null; due_on: string | null; is_ending: boolean | null };

/** A client's subscription with its plan and the next one, deleted ones too; undefined for a client without one. */
export function findSubscription(db: Db, clientId: number) {
  return db
    .selectFrom("subscriptions")
    .leftJoin("plans", "plans.id", "subscriptions.plan_id")
    .leftJoin("plans as next", "next.id", "subscriptions.next_plan_id")
    .select([
      "subscriptions.plan_id",
      "subscriptions.started_on",
      "subscriptions.next_plan_id",
      "subscriptions.changes_on",
    ])
    .select(["subscriptions.is_trial", "subscriptions.anchor_on", "subscriptions.paused_on", "subscriptions.told_on"])
    .select(["plans.name", "plans.price_thousandths", "plans.currency", "plans.months"])
    .select(["next.id as next_id", "next.name as next_name", "next.price_thousandths as next_price_thousandths"])
    .select(["next.currency as next_currency", "next.months as next_months"])
    .select(allowanceColumns)
    .select(subscriptionColumns)
    .where("subscriptions.client_id", "=", clientId)
    .executeTakeFirst();
}
export type FoundSubscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** What a client is on and by when it is to be paid: what an undo puts back. Undefined for a client without a row. */
export function findTerms(db: Db, clientId: number) {
  return db
    .selectFrom("subscriptions")
    .select(["plan_id", "next_plan_id", "changes_on", "is_ending", "started_on", "is_trial", "due_on"])
    .select(["anchor_on", "paused_on", "limits", "features"])
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}
export type Terms = NonNullable<Awaited<ReturnType<typeof findTerms>>>;

/** The limits that were set for clients alone, by their ids. */
export async function listOwnLimits(db: Db, clientIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("subscriptions")
    .select(["client_id", "limits"])
    .where("client_id", "in", clientIds)
    .where("limits", "is not", null)
    .execute();
  return new Map(rows.map(({ client_id, limits }) => [client_id, limits ?? "{}"]));
}

export async function deleteSubscription(db: Db, clientId: number): Promise<void> {
  await db.deleteFrom("subscriptions").where("client_id", "=", clientId).execute();
}

/** How many clients are to pay how much in which month; those whose card rests, or whose plan ends, are left out. */
export async function sumDueMonths(db: Db) {
  const month = sql<string>`substr(subscriptions.due_on, 1, 7)`;
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("plans", (join) =>
      join.on((eb) => eb("plans.id", "=", eb.fn.coalesce("subscriptions.next_plan_id", "subscriptions.plan_id"))),
    )
    .select(["plans.price_thousandths", "plans.currency", "plans.months", "subscriptions.is_trial", month.as("month")])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("subscriptions.due_on", "is not", null)
    .where("subscriptions.state", "not in", restingStates)
    .where("subscriptions.is_ending", "=", false)
    .where("plans.price_thousandths", ">", 0)
    .groupBy([month, "plans.price_thousandths", "plans.currency", "plans.months", "subscriptions.is_trial"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
export type DueMonth = Awaited<ReturnType<typeof sumDueMonths>>[number];

export async function updateSubscription(
  db: Db,
  clientId: number,
  change: Updateable<Database["subscriptions"]>,
): Promise<void> {
  await db.updateTable("subscriptions").set(change).where("client_id", "=", clientId).execute();
}

/** Clients whose plan has something to tell by a day, by id. */
export function listDue(
  db: Db,
  day: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("subscriptions")
    .select("client_id as id")
    .where("next_on", "<=", day)
    .where("client_id", ">", after)
    .orderBy("client_id")
    .limit(limit)
    .execute();
}

export async function saveSubscription(db: Db, row: Insertable<Database["subscriptions"]>): Promise<void> {
  const { client_id: _, created_at: __, ...change } = row;
  await db
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(change))
    .execute();
}
