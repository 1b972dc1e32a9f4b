import { randomBytes } from "node:crypto";
import * as appointmentMessages from "@/lib/contract/appointments/messages";
import type {
  AppointmentListQuery,
  SendAppointmentInput,
  SlotsQuery,
  UpdateAppointmentInput,
} from "@/lib/contract/appointments/schema";
import type { AppointmentDecision, AppointmentStatus } from "@/lib/contract/appointments/values";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { HandOverInput } from "@/lib/contract/leads/schema";
import { reachOf } from "@/lib/contract/policies";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { appointmentLimits, visitorFormLimits } from "@/lib/contract/visitors/values";
import type { Language } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import { type Counter, countEnquiry } from "../analytics/events/service";
import { cardLanguages } from "../clients/card-languages";
import { findOpenCompany } from "../clients/companies";
import { findPerson } from "../content/people/repo";
import type { Deps } from "../deps";
import type { Actor, ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import type { Visitor } from "../kernel/http/visitor";
import { localTime } from "../kernel/local-time";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { listTakers, requireTaker } from "../memberships/handing-over";
import { findSentTo } from "../memberships/reach-repo";
import { listConcerned } from "../memberships/repo";
import { notify } from "../notifications/service";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Db, Row } from "../ports/database/schema";
import type { FormGuard, KindBound } from "../visitors/service";
import { type Diary, readDiary, readOpenDiary } from "./diaries";
import * as repo from "./repo";
import { isFree, listDays, listFree, type Rules, type Stretch, stretchOf } from "./slots";

/** @throws ApiError 404 for no such card, for one that gives no appointments, and for a person who gives none */
export async function listSlots(deps: Deps, companyName: string, query: SlotsQuery) {
  const { id } = await findOpenCompany(deps, companyName);
  const person = await findSentTo(deps.db, id, query.person);
  const { diary, rules } = await readRules(deps, deps.db, id, person);
  const now = deps.now();
  const service = diary.services.find((one) => one.id === query.service);
  if (!service) return { diary, days: [], slots: [] };
  const days = listDays(rules, now);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const all = { start: stretchOf(rules.timeZone, first).start, end: stretchOf(rules.timeZone, last).end };
  const end = all.end + service.minutes * 60_000;
  const booked = await repo.listBooked(deps.db, diary, { ...all, end }, now.toISOString());
  const freeOn = (day: string) => listFree(rules, day, { minutes: service.minutes, now, booked });
  return {
    diary,
    days: days.filter((day) => freeOn(day).length > 0),
    slots: query.day === undefined ? [] : freeOn(query.day),
  };
}

/** What judges and counts requests of this process. */
type Desk = { guard: FormGuard; counter: Counter };

/** How many times one network may ask one company for in a day, which is for how long each may be held. */
export const appointmentBound: KindBound = {
  name: "appointments_of_network",
  points: appointmentLimits.perNetwork,
  seconds: appointmentLimits.held / 1_000,
};

type Sending = {
  companyName: string;
  input: SendAppointmentInput;
  t: T;
  visitor: Visitor | null;
  actor: Actor | null;
  address: string;
};

/**
 * The token of the visitor's page; null for a form that is left out. A form that comes again is stored and counted once,
 * and gets what it got.
 * @throws ApiError 404 as `listSlots`, 409 for a time that is not free, 400 and 503 when too many wait, 429 for too many, and as `FormGuard.check`
 */
export async function sendAppointment(deps: Deps, { guard, counter }: Desk, sending: Sending): Promise<string | null> {
  const { companyName, input, t, visitor, actor, address } = sending;
  const company = await findOpenCompany(deps, companyName);
  const ticket = await guard.check(company.id, { form: input, texts: [input.name, input.note] });
  if (ticket === null) return null;
  const store = (take: () => Promise<void>) =>
    write(deps, nobody, async (open) => {
      const { trx, now } = open;
      // First, because it holds the client's row: requests then look at what is free one after the other.
      requireFound(await lockRow(trx, "clients", "id", company.id));
      const before = await repo.findByTicket(trx, company.id, ticket);
      if (before) return before;
      const person = await findSentTo(trx, company.id, input.person);
      const { service, slot } = await findSlot(open, await readRules(deps, trx, company.id, person), input);
      if ((await repo.countWaiting(trx, company.id, now)) >= visitorFormLimits.waiting)
        throw new ApiError("form_not_taken", visitorFormMessages.notTaken, { headers: { "retry-after": "3600" } });
      if ((await repo.countWaitingOf(trx, company.id, input.phone, now)) >= appointmentLimits.perNumber)
        throw new ApiError("bad_request", appointmentMessages.enoughWaiting);
      await take();
      const token = randomBytes(16).toString("base64url");
      const { name, phone, note } = input;
      const person_id = person?.id ?? null;
      const starts_at = new Date(slot.start).toISOString();
      const subjectId = await repo.insertAppointment(trx, {
        client_id: company.id,
        person_id,
        ticket,
        token,
        status: "requested",
        service: service.name,
        minutes: service.minutes,
        price: service.price,
        starts_at,
        ends_at: new Date(slot.end).toISOString(),
        held_until: heldUntil(now, starts_at),
        name,
        phone,
        note,
        message: "",
        consent: t.say(consentTexts.appointment(company.company_name)),
        language: input.language ?? null,
        sequence: 0,
        created_at: now,
        updated_at: now,
      });
      await tell(open, { client_id: company.id, person_id, name, id: subjectId }, "appointment_requested");
      return { token, created_at: now };
    });
  const sent = await guard.admit(company.id, address, store);
  await countEnquiry(deps, counter, { slug: company.slug, visitor, actor, ticket, createdAt: sent.created_at });
  return sent.token;
}

/** @throws ApiError 404 for what no token is, and for that of a company that is blocked */
export async function getOwn({ db }: Pick<Deps, "db">, token: string): Promise<repo.AddressedRow> {
  return requireFound(await repo.findByToken(db, token));
}

export async function withdraw(deps: Deps, token: string): Promise<repo.AddressedRow> {
  const { client_id: clientId } = await getOwn(deps, token);
  return write(deps, nobody, async (open) => {
    const { trx, now } = open;
    await lockRow(trx, "clients", "id", clientId);
    const row = requireFound(await repo.findByToken(trx, token));
    if (!canWithdraw(row, now)) return row;
    const { message, sequence, id } = row;
    const rest = { message, held_until: null, sequence: sequence + 1, updated_at: now };
    await repo.decide(trx, id, { status: "withdrawn", ...rest });
    await tell(open, row, "appointment_withdrawn");
    return requireFound(await repo.findByToken(trx, token));
  });
}

/** Where a client's card is, as its visitors are told. */
export type Card = { slug: string; time_zone: string; language: Language | null; languages_off: readonly string[] };

export async function getCard({ db, config }: Pick<Deps, "db" | "config">, clientId: number): Promise<Card> {
  const row = requireFound(await repo.findCard(db, clientId));
  return { ...cardLanguages(row), slug: row.slug, time_zone: row.time_zone ?? config.timeZone };
}

export async function listAppointments(deps: Deps, actor: ClientActor, { day, ...query }: AppointmentListQuery) {
  const { time_zone } = await readDiary(deps, deps.db, actor.clientId);
  const within = day === undefined ? null : stretchOf(time_zone, day);
  const now = deps.now().toISOString();
  return { page: await repo.listAppointments(deps.db, reachOf(actor), { ...query, within }, now), time_zone };
}

export async function getAppointment({ db }: Pick<Deps, "db">, actor: ClientActor, id: number) {
  const { token } = requireFound(await repo.findAppointment(db, reachOf(actor), id));
  return requireFound(await repo.findByToken(db, token));
}

/** @throws ApiError 404, 400 for one that is over, 409 where its sender cancelled it or its time is not free any more */
export function updateAppointment(
  deps: Deps,
  actor: ClientActor,
  id: number,
  { status, message }: UpdateAppointmentInput,
): Promise<repo.AppointmentRow> {
  const reach = reachOf(actor);
  return write(deps, nobody, async (open) => {
    const { trx, now } = open;
    await lockRow(trx, "clients", "id", actor.clientId);
    const row = requireFound(await repo.findAppointment(trx, reach, id));
    if (row.status === "withdrawn") throw new ApiError("conflict", appointmentMessages.withdrawn);
    if (row.starts_at <= now) throw new ApiError("bad_request", appointmentMessages.over);
    if (row.status === status && row.message === message) return row;
    const willHold = status === "requested" || status === "confirmed";
    if (willHold && row.status !== "confirmed") await requireRoom(deps, open, row, status);
    const held_until =
      status === "confirmed" ? row.ends_at : willHold ? heldUntil(row.created_at, row.starts_at) : null;
    const sequence = row.sequence + Number(row.status !== status);
    await repo.decide(trx, id, { status, message, held_until, sequence, updated_at: now });
    return requireFound(await repo.findAppointment(trx, reach, id));
  });
}

/**
 * Also to somebody whose own diary is full then: who hands over has agreed on it with them.
 *
 * @throws ApiError 404, and as `requireTaker`
 */
export function handOverAppointment(
  deps: Deps,
  actor: ClientActor,
  id: number,
  { person_id }: HandOverInput,
): Promise<repo.AppointmentRow> {
  const { clientId } = actor;
  return write(deps, nobody, async (open) => {
    const { trx, now } = open;
    await lockRow(trx, "clients", "id", clientId);
    await requireTaker(trx, actor, person_id);
    const row = requireFound(await repo.findAppointment(trx, reachOf(actor), id));
    if (row.person_id === person_id) return row;
    await repo.giveAppointment(trx, id, { person_id, updated_at: now });
    const userIds = await listTakers(trx, actor, person_id);
    const news = { kind: "appointment_handed_over", detail: row.name, count: null, subjectId: id } as const;
    await notify(open, { clientId, userIds }, news);
    return requireFound(await repo.findAppointment(trx, reachOf(actor), id));
  });
}

/** As it is for everybody: nobody has to write down that a request was not answered. */
export function statusOf(row: Pick<repo.AppointmentRow, "status" | "held_until">, now: string): AppointmentStatus {
  return row.status === "requested" && !isHeld(row, now) ? "expired" : (row.status as AppointmentStatus);
}

export function canWithdraw(row: repo.AppointmentRow, now: string): boolean {
  return row.starts_at > now && isHeld(row, now);
}

function isHeld({ held_until }: Pick<repo.AppointmentRow, "held_until">, now: string): boolean {
  return held_until !== null && held_until > now;
}

/** A request keeps its time for a day, and no longer than until it would begin. */
function heldUntil(since: string, start: string): string {
  const latest = new Date(Date.parse(since) + appointmentLimits.held).toISOString();
  return latest < start ? latest : start;
}

/** What was asked for, where it is offered and free. @throws ApiError 409 */
async function findSlot({ trx, now }: Write, { diary, rules }: OpenDiary, input: SendAppointmentInput) {
  const service = diary.services.find(({ id }) => id === input.service);
  if (!service) throw new ApiError("slot_taken", appointmentMessages.slotTaken);
  const { minutes } = service;
  const start = Date.parse(input.start);
  const booked = await repo.listBooked(trx, diary, { start, end: start + minutes * 60_000 }, now);
  const { day } = localTime(rules.timeZone, new Date(start));
  const free = listFree(rules, day, { minutes, now: new Date(now), booked });
  const slot = free.find((one) => one.start === start);
  if (!slot) throw new ApiError("slot_taken", appointmentMessages.slotTaken);
  return { service, slot };
}

/**
 * Whether one that had let its time go can have it back, and one that has it can be confirmed: a clock that went forward
 * and back gave the same time to two. @throws ApiError 409
 */
async function requireRoom(
  deps: Deps,
  { trx, now }: Write,
  row: repo.AppointmentRow,
  status: AppointmentDecision,
): Promise<void> {
  const hasTime = isHeld(row, now);
  if (hasTime && status !== "confirmed") return;
  const slot: Stretch = { start: Date.parse(row.starts_at), end: Date.parse(row.ends_at) };
  const { client_id: clientId, person_id } = row;
  const person = person_id === null ? undefined : await findPerson(trx, clientId, person_id);
  const diary = await readDiary(deps, trx, clientId, person);
  if (!isFree(slot, await repo.listBooked(trx, diary, slot, hasTime ? null : now), diary.at_once))
    throw new ApiError("slot_taken", appointmentMessages.slotTaken);
}

type OpenDiary = { diary: Diary; rules: Rules };

/** @throws ApiError 404 where none are given */
async function readRules(deps: Deps, db: Db, clientId: number, person?: Row<"people">): Promise<OpenDiary> {
  const diary = await readOpenDiary(deps, db, clientId, person);
  if (!diary) throw new ApiError("not_found", failures.notFound);
  const { hours, step, at_once, notice_hours, ahead_days, time_zone } = diary;
  const amounts = { step, atOnce: at_once, noticeHours: notice_hours, aheadDays: ahead_days };
  return { diary, rules: { hours, timeZone: time_zone, ...amounts } };
}

type Told = Pick<repo.AppointmentRow, "client_id" | "person_id" | "name" | "id">;

async function tell(
  open: Write,
  { client_id: clientId, person_id, name: detail, id: subjectId }: Told,
  kind: "appointment_requested" | "appointment_withdrawn",
): Promise<void> {
  const userIds = await listConcerned(open.trx, clientId, person_id);
  await notify(open, { clientId, userIds }, { kind, detail, count: null, subjectId });
}
