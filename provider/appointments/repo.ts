import { type ExpressionBuilder, type Insertable, sql } from "kysely";
import type { AppointmentListQuery } from "@/lib/contract/appointments/schema";
import type { AppointmentStatus } from "@/lib/contract/appointments/values";
import type { Reach } from "@/lib/contract/policies";
import type { PersonFilter } from "@/lib/contract/visitors/schema";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import { fetchPage, type Page } from "../kernel/http/list";
import { isOfPerson, isWithinReach } from "../memberships/reach-repo";
import { foldPhone } from "../ports/database/folding/fold-phone";
import { type NewRow, withFolded } from "../ports/database/folding/folded-texts";
import { countRows } from "../ports/database/queries/count-rows";
import type { Database, Db, Row } from "../ports/database/schema";
import type { Stretch } from "./slots";

/** With the name of whose card it came from. */
export type AppointmentRow = Row<"appointments"> & { person_name: string | null };

/** An appointment with the company that it was asked of. */
export type AddressedRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** What a list is narrowed by; `within` is a day of the company's. */
type Narrowing = Omit<AppointmentListQuery, "day"> & { within: Stretch | null };

/** Whose diary is looked at: a person's own, or with null that of the client, where all stands that is in nobody's own. */
export type Whose = { client_id: number; person_id: number | null };

const longest = appointmentLimits.minutes.max * 60_000;

export function listAppointments(
  db: Db,
  reach: Reach,
  { within, status, person, ...query }: Narrowing,
  now: string,
): Promise<Page<AppointmentRow>> {
  const isToCome = sql<boolean>`ends_at > ${now}`;
  const rows = selectAppointments(db)
    .where(isWithinReach("appointments", reach))
    .$if(person !== undefined, (all) => all.where(isOfPerson("appointments", person as PersonFilter)))
    .$if(within !== null, (all) => all.where(startsWithin(within as Stretch)))
    .$if(status !== undefined, (all) => all.where(hasStatus(status as AppointmentStatus, now)));
  // Counted without an order, and then read in one that no column has.
  const inOrder = rows
    .orderBy(sql`case when ${isToCome} then 0 else 1 end`)
    .orderBy(sql`case when ${isToCome} then starts_at end`)
    .orderBy("starts_at", "desc");
  return fetchPage(rows, query, { id: "appointments.id" }, { inOrder });
}

/**
 * Whatever keeps others from a time between the two in a diary: what is confirmed, however wrong the clock goes, and
 * requests that have an answer coming at `now`; without it no requests.
 */
export async function listBooked(
  db: Db,
  { client_id, person_id }: Whose,
  { start, end }: Stretch,
  now: string | null,
): Promise<Stretch[]> {
  const rows = await db
    .selectFrom("appointments")
    .select(["starts_at", "ends_at"])
    .$if(person_id !== null, (all) => all.where("person_id", "=", person_id))
    .$if(person_id === null, (all) => all.where("client_id", "=", client_id).where(isInNobodysOwn(client_id)))
    .where((eb) => eb.or([eb("status", "=", "confirmed"), ...(now === null ? [] : [eb("held_until", ">", now)])]))
    .where("ends_at", ">", new Date(start).toISOString())
    .where(startsWithin({ start: start - longest, end }))
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) }));
}

export function findAppointment(db: Db, reach: Reach, id: number): Promise<AppointmentRow | undefined> {
  const within = selectAppointments(db).where(isWithinReach("appointments", reach));
  return within.where("appointments.id", "=", id).executeTakeFirst();
}

function selectAppointments(db: Db) {
  return db
    .selectFrom("appointments")
    .leftJoin("people", "people.id", "appointments.person_id")
    .selectAll("appointments")
    .select("people.name as person_name");
}

export function findByTicket(
  db: Db,
  clientId: number,
  ticket: string,
): Promise<Pick<AppointmentRow, "token" | "created_at"> | undefined> {
  const own = db.selectFrom("appointments").select(["token", "created_at"]).where("client_id", "=", clientId);
  return own.where("ticket", "=", ticket).executeTakeFirst();
}

/** Of an active client alone. */
export function findByToken(db: Db, token: string) {
  return db
    .selectFrom("appointments")
    .innerJoin("clients", "clients.id", "appointments.client_id")
    .innerJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .leftJoin("people", "people.id", "appointments.person_id")
    .selectAll("appointments")
    .select("people.name as person_name")
    .select(["clients.company_name", "clients.phone as company_phone", "clients.email as company_email"])
    .select("clients.landline_chat")
    .select(["slugs.slug", "profiles.time_zone", "profiles.address"])
    .select(["profiles.language as card_language", "profiles.languages_off"])
    .where("appointments.token", "=", token)
    .where("clients.is_active", "=", true)
    .executeTakeFirst();
}

export function countWaiting(db: Db, clientId: number, now: string): Promise<number> {
  return countRows(db.selectFrom("appointments").where("client_id", "=", clientId).where(hasStatus("requested", now)));
}

export function countWaitingOf(db: Db, clientId: number, phone: string, now: string): Promise<number> {
  const own = db.selectFrom("appointments").where("client_id", "=", clientId).where(hasStatus("requested", now));
  return countRows(own.where("folded_phone", "=", foldPhone(phone)));
}

export async function insertAppointment(db: Db, appointment: NewRow<"appointments">): Promise<number> {
  const { id } = await db
    .insertInto("appointments")
    .values(withFolded("appointments", appointment))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Decision = Pick<AppointmentRow, "status" | "message" | "held_until" | "sequence" | "updated_at">;

export async function decide(db: Db, id: number, decision: Decision): Promise<void> {
  await db.updateTable("appointments").set(decision).where("id", "=", id).execute();
}

export async function giveAppointment(
  db: Db,
  id: number,
  to: Pick<AppointmentRow, "person_id" | "updated_at">,
): Promise<void> {
  await db.updateTable("appointments").set(to).where("id", "=", id).execute();
}

/** `contact` is an e-mail address, which nobody gives here, or a number; the latest first. Null for all clients. */
export async function findAppointmentsOfContact(db: Db, owner: number | null, contact: string) {
  if (contact.includes("@")) return [];
  return db
    .selectFrom("appointments")
    .innerJoin("clients", "clients.id", "appointments.client_id")
    .leftJoin("people", "people.id", "appointments.person_id")
    .selectAll("appointments")
    .select(["clients.company_name", "people.name as person_name"])
    .where("appointments.folded_phone", "=", foldPhone(contact))
    .$if(owner !== null, (all) => all.where("appointments.client_id", "=", owner as number))
    .orderBy("appointments.id", "desc")
    .execute();
}

/** What there was. */
export async function deleteAppointmentsOfContact(
  db: Db,
  clientId: number,
  contact: string,
): Promise<{ id: number }[]> {
  if (contact.includes("@")) return [];
  const own = db.deleteFrom("appointments").where("client_id", "=", clientId);
  return own.where("folded_phone", "=", foldPhone(contact)).returning("id").execute();
}

type Where = ExpressionBuilder<Database, "appointments">;

function startsWithin({ start, end }: Stretch) {
  const [from, to] = [start, end].map((at) => new Date(at).toISOString()) as [string, string];
  return (eb: Where) => eb.and([eb("starts_at", ">=", from), eb("starts_at", "<", to)]);
}

function isInNobodysOwn(clientId: number) {
  return (eb: Where) => {
    const people = eb.selectFrom("people").select("people.id").where("people.client_id", "=", clientId);
    const owners = people.where("people.appointments", "=", "own");
    return eb.or([eb("person_id", "is", null), eb("person_id", "not in", owners)]);
  };
}

/** A request that nobody answered in time has no status of its own. */
function hasStatus(status: AppointmentStatus, now: string) {
  return (eb: Where) => {
    if (status === "requested") return eb.and([eb("status", "=", status), eb("held_until", ">", now)]);
    if (status === "expired") return eb.and([eb("status", "=", "requested"), eb("held_until", "<=", now)]);
    return eb("status", "=", status);
  };
}

/** Where a client's card is, in which language, and the clock that it goes by. */
export function findCard(db: Db, clientId: number) {
  return db
    .selectFrom("slugs")
    .leftJoin("profiles", "profiles.client_id", "slugs.client_id")
    .select(["slugs.slug", "profiles.time_zone", "profiles.language as card_language", "profiles.languages_off"])
    .where("slugs.client_id", "=", clientId)
    .where("slugs.is_current", "=", true)
    .executeTakeFirst();
}

export type DiaryRow = NonNullable<Awaited<ReturnType<typeof findDiary>>>;

/** What a client has chosen, all of it null where nothing, with its hours, places and clock. */
export function findDiary(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .leftJoin("appointment_settings as chosen", "chosen.client_id", "clients.id")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .select([
      "chosen.is_on",
      "chosen.services",
      "chosen.step",
      "chosen.at_once",
      "chosen.notice_hours",
      "chosen.ahead_days",
      "profiles.opening_hours",
      "profiles.time_zone",
      "profiles.branches",
      "profiles.member_rules",
    ])
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}

export async function writeSettings(db: Db, settings: Insertable<Database["appointment_settings"]>): Promise<void> {
  const { client_id: _, created_at: __, ...change } = settings;
  await db
    .insertInto("appointment_settings")
    .values(settings)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(change))
    .execute();
}
