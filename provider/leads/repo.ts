import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { ExportLeadsQuery, LeadListQuery } from "@/lib/contract/leads/schema";
import type { LeadStatus } from "@/lib/contract/leads/values";
import type { Reach } from "@/lib/contract/policies";
import { fetchPageById, type Page } from "../kernel/http/list";
import { isOfPerson, isWithinReach } from "../memberships/reach-repo";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { countRows } from "../ports/database/queries/count-rows";
import { matchContact, matchSearch } from "../ports/database/queries/match-search";
import type { Database, Db, Row } from "../ports/database/schema";

/** A lead with its company's name, and that of whose card it came from. */
export type LeadRow = Row<"leads"> & { company_name: string; person_name: string | null };

export function listLeads(db: Db, reach: Reach, query: LeadListQuery): Promise<Page<LeadRow>> {
  const matching = db.selectFrom("leads").select("leads.id").where(isMatch(reach, query));
  const columns = { created_at: "created_at", remind_on: { nullable: "remind_on" } };
  return fetchPageById(matching, query, columns, (ids) => selectLeads(db).where("leads.id", "in", ids).execute());
}

/**
 * Up to `limit` leads older than the id `before`, newest first. Paging by id means that no lead comes twice while new
 * ones arrive.
 */
export function listLeadsBefore(
  db: Db,
  reach: Reach,
  query: ExportLeadsQuery,
  before: number,
  limit: number,
): Promise<LeadRow[]> {
  return selectLeads(db)
    .where(isMatch(reach, query))
    .where("leads.id", "<", before)
    .orderBy("leads.id", "desc")
    .limit(limit)
    .execute();
}

export function findLead(db: Db, reach: Reach, id: number): Promise<LeadRow | undefined> {
  return selectLeads(db).where(isWithinReach("leads", reach)).where("leads.id", "=", id).executeTakeFirst();
}

export function findLeadByTicket(db: Db, clientId: number, ticket: string) {
  return db
    .selectFrom("leads")
    .select(["created_at", "items", "total", "currency"])
    .where("client_id", "=", clientId)
    .where("ticket", "=", ticket)
    .executeTakeFirst();
}

export async function insertLead(db: Db, lead: NewRow<"leads">): Promise<number> {
  const { id } = await db
    .insertInto("leads")
    .values(withFolded("leads", lead))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined fields stay unchanged. */
export async function updateLead(db: Db, reach: Reach, id: number, change: RowChange<"leads">): Promise<void> {
  await db
    .updateTable("leads")
    .set(withFolded("leads", change))
    .where(isWithinReach("leads", reach))
    .where("id", "=", id)
    .execute();
}

/** @returns the id of the lead's client */
export async function deleteLead(db: Db, reach: Reach, id: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom("leads")
    .where(isWithinReach("leads", reach))
    .where("leads.id", "=", id)
    .returning("client_id")
    .executeTakeFirst();
  return row?.client_id;
}

/** Those of the ids that are within reach, each once, the oldest first. */
export function listLeadsById(db: Db, reach: Reach, ids: readonly number[]) {
  return db
    .selectFrom("leads")
    .select(["id", "name", "person_id"])
    .where("id", "in", ids)
    .where(isWithinReach("leads", reach))
    .orderBy("id")
    .execute();
}

type Giving = Pick<Row<"leads">, "person_id" | "climbs_at" | "updated_at">;

export async function giveLeads(db: Db, ids: readonly number[], to: Giving): Promise<void> {
  await db.updateTable("leads").set(to).where("id", "in", ids).execute();
}

/** Statuses without leads are missing. */
export function countByStatus(db: Db, reach: Reach): Promise<{ status: string; count: number }[]> {
  return db
    .selectFrom("leads")
    .where(isWithinReach("leads", reach))
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
}

export function countWaiting(db: Db, clientId: number): Promise<number> {
  const waiting: LeadStatus = "new";
  return countRows(db.selectFrom("leads").where("client_id", "=", clientId).where("status", "=", waiting));
}

/** `contact` is a lower-case e-mail or a phone number. Newest first. */
export function findLeadsOfContact(db: Db, reach: Reach, contact: string): Promise<LeadRow[]> {
  return selectLeads(db)
    .where(isWithinReach("leads", reach))
    .where(isFrom(contact))
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();
}

/** @returns the ids of the deleted leads */
export function deleteLeadsOfContact(db: Db, clientId: number, contact: string): Promise<{ id: number }[]> {
  return db.deleteFrom("leads").where("client_id", "=", clientId).where(isFrom(contact)).returning("id").execute();
}

export type Reminder = Awaited<ReturnType<typeof listReminders>>[number];

/** Leads with a reminder up to the day `latest` that has not been sent, with the company's time zone. */
export function listReminders(db: Db, { latest, after, limit }: { latest: string; after: number; limit: number }) {
  return db
    .selectFrom("leads")
    .leftJoin("profiles", "profiles.client_id", "leads.client_id")
    .select(["leads.id", "leads.client_id", "leads.person_id", "leads.name", "leads.remind_on", "profiles.time_zone"])
    .where("leads.remind_on", "<=", latest)
    .where((eb) => eb.or([eb("reminded_on", "is", null), eb("reminded_on", "!=", eb.ref("leads.remind_on"))]))
    .where("leads.id", ">", after)
    .orderBy("leads.id")
    .limit(limit)
    .$narrowType<{ remind_on: string }>()
    .execute();
}

/** Marks the reminder of that day as sent; false if another transaction has already done so. */
export async function takeReminder(trx: Db, id: number, day: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("leads")
    .set({ reminded_on: day })
    .where("id", "=", id)
    .where("remind_on", "=", day)
    .where((eb) => eb.or([eb("reminded_on", "is", null), eb("reminded_on", "!=", day)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Climbing = Awaited<ReturnType<typeof listClimbing>>[number];

/** Leads of people that should have been answered by `now`. */
export function listClimbing(db: Db, { now, after, limit }: { now: string; after: number; limit: number }) {
  return db
    .selectFrom("leads")
    .select(["id", "climbs_at"])
    .where("climbs_at", "<=", now)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ climbs_at: string }>()
    .execute();
}

/** The lead, which climbs no more; undefined where it was handed over, or another transaction has taken it. */
export function takeClimb(trx: Db, id: number, climbsAt: string) {
  return trx
    .updateTable("leads")
    .set({ climbs_at: null })
    .where("id", "=", id)
    .where("climbs_at", "=", climbsAt)
    .returning(["client_id", "person_id", "name", "status"])
    .executeTakeFirst();
}

export function findSettings(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .select(["is_owner_told", "climb_hours"])
    .where("id", "=", clientId)
    .executeTakeFirst();
}

type Settings = Pick<Row<"clients">, "is_owner_told" | "climb_hours">;

export async function writeSettings(trx: Db, clientId: number, settings: Settings): Promise<void> {
  await trx.updateTable("clients").set(settings).where("id", "=", clientId).execute();
}

/** Part of a query: leads within reach that are asked for. */
function isMatch(reach: Reach, { search, status, kind, reminded, person }: ExportLeadsQuery): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "leads">();
  return eb.and([
    isWithinReach("leads", reach),
    matchSearch(search, ["leads.folded_name", "leads.folded_message", "leads.folded_phone", "leads.email"]),
    ...(status ? [eb("leads.status", "=", status)] : []),
    ...(kind ? [eb("leads.kind", "=", kind)] : []),
    ...(person ? [isOfPerson("leads", person)] : []),
    ...(reminded ? [eb("leads.remind_on", "is not", null)] : []),
  ]);
}

function selectLeads(db: Db) {
  return db
    .selectFrom("leads")
    .innerJoin("clients", "clients.id", "leads.client_id")
    .leftJoin("people", "people.id", "leads.person_id")
    .selectAll("leads")
    .select(["clients.company_name", "people.name as person_name"]);
}

function isFrom(contact: string) {
  return matchContact(contact, { email: "leads.email", phone: "leads.folded_phone" });
}
