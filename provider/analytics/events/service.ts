import { randomUUID } from "node:crypto";
import { type CardEvent, type EventKind, type EventReport, linkOriginSchema } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { originParameter } from "@/lib/contract/link-origin";
import { can } from "@/lib/contract/policies";
import { networkOf } from "@/lib/runtime/http/network-of";
import { log } from "@/lib/runtime/log/log";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import type { Visitor } from "../../kernel/http/visitor";
import { localTime } from "../../kernel/local-time";
import { nobody } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { tooManyAttempts } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";
import { compareFigures, metrics, personMetrics, toFigures } from "../counting/figures";
import { type Recorder, startRecorder } from "../counting/recorder";
import { createVisitorHash } from "../counting/salts";
import { sourceOf } from "../counting/source";
import { addVisitors } from "../milestones";
import * as repo from "./repo";

type WriteDeps = Parameters<typeof write>[0];

/** Limits and visitor hash of this process. */
export function createCounter({ db, shared }: Pick<Deps, "db" | "shared">) {
  return {
    limits: createEventLimits(shared),
    hashVisitor: createVisitorHash((day, fresh) => repo.findSalt(db, day, fresh)),
  };
}

export type Counter = ReturnType<typeof createCounter>;

type Sender = {
  slug: string;
  /** Null for a bot. */
  visitor: Visitor | null;
  /** Who has signed in. */
  actor: Actor | null;
};

type Report = Sender & {
  /** Sent by a card, or made by the server. */
  report: Omit<EventReport, "events"> & { events: readonly (Omit<CardEvent, "kind"> & { kind: EventKind })[] };
};

/** Ignores signed-in users. @throws ApiError 404 for an unknown card, 429 beyond the limits */
export async function recordEvents(
  deps: Deps,
  counter: Counter,
  { visitor, actor, report, slug }: Report,
): Promise<void> {
  if (!visitor) {
    // 404 for a blocked card, also for bots.
    await requireCompany(deps, slug);
    return;
  }
  await counter.limits.check(deps.recorder, { network: visitor.address, card: slug }, report.events.length);
  const company = await requireCompany(deps, slug);
  if (actor && can(actor, "card.viewUncounted", { clientId: company.id })) return;
  await counter.limits.check(deps.recorder, { company: company.id }, report.events.length);

  const { address, agent, device, language, country, town, isPrivate } = visitor;
  const source = sourceOf({ ...report, agent });
  const now = deps.now();
  const named = report.events.flatMap(({ person }) => person ?? []);
  const people = await repo.findPeople(deps.db, company.id, named);
  for (const event of report.events) {
    const at = timeOf(event, report.sent, now);
    if (!at) continue;
    const { day, hour } = localTime(company.time_zone ?? deps.config.timeZone, at);
    const seen = { clientId: company.id, day, address, agent };
    deps.recorder.add({
      client_id: company.id,
      day,
      id: event.id,
      hour,
      at: at.toISOString(),
      kind: event.kind,
      target: event.target ?? null,
      person_id: event.person !== undefined && people.has(event.person) ? event.person : null,
      visitor: isPrivate ? null : await counter.hashVisitor(seen, now),
      source,
      device,
      language,
      country,
      town,
    });
  }
}

async function requireCompany({ db }: Deps, slug: string) {
  const company = await repo.findCounted(db, slug);
  if (!company) throw new ApiError("not_found", failures.companyNotFound);
  return company;
}

/** Idempotent by ticket. Beyond the limits the form is stored but not counted. */
export async function countEnquiry(
  deps: Deps,
  counter: Counter,
  { ticket, createdAt, ...sender }: Sender & { ticket: string; createdAt: string },
): Promise<void> {
  const event = { id: ticket, kind: "enquiry_sent" as const, at: Date.parse(createdAt) };
  const report = { events: [event], sent: deps.now().getTime() };
  await recordEvents(deps, counter, { ...sender, report }).catch((error) => {
    if (!(error instanceof ApiError)) log.error("An enquiry could not be counted", error);
  });
}

/** A view without the script, by the pixel's referrer; `person` is whose card the page is. */
export function viewReport(page: string | null, person: number | undefined, now: Date): EventReport {
  const at = now.getTime();
  const origin = page && URL.canParse(page) ? new URL(page).searchParams.get(originParameter) : null;
  const view: CardEvent = { id: randomUUID(), kind: "view", person, at };
  return { events: [view], sent: at, origin: linkOriginSchema.parse(origin ?? undefined) };
}

/** The sender's clock, so a resent event keeps its time; a wrong clock is corrected by its offset. Null if too old. */
function timeOf({ at }: Pick<CardEvent, "at">, sent: number, now: Date): Date | null {
  const { age, ahead } = eventLimits;
  const isClockRight = Math.abs(sent - now.getTime()) <= ahead;
  const time = Math.min(isClockRight ? at : now.getTime() - Math.max(0, sent - at), now.getTime());
  return now.getTime() - time <= age ? new Date(time) : null;
}

export function startRecording(deps: Omit<Deps, "recorder">): Recorder {
  return startRecorder((events, dropped) =>
    write(deps, nobody, async ({ trx, now }) => {
      await repo.insertEvents(trx, events, now);
      await repo.addDropped(trx, now.slice(0, 10), dropped);
    }),
  );
}

/** Days per round. */
const batch = 100;

/** Recounts changed days from their events, so order, repetition and delay do not matter. */
export async function rollUp(deps: WriteDeps, signal: AbortSignal): Promise<void> {
  for (;;) {
    const days = await repo.listChangedDays(deps.db, batch);
    for (const day of days) {
      if (signal.aborted) return;
      await write(deps, nobody, (open) => rollUpDay(open, day));
    }
    if (days.length < batch) return;
  }
}

/** Of two processes the second waits and finds the day done. */
async function rollUpDay(open: Write, day: repo.CompanyDay): Promise<void> {
  const { trx } = open;
  if (!(await repo.takeChangedDay(trx, day))) return;
  const before = await repo.listFigures(trx, day, [...metrics, ...personMetrics]);
  const after = toFigures(day.day, await repo.countEvents(trx, day), await repo.countVisitors(trx, day));
  const changes = compareFigures(before, after);
  await repo.addToFigures(trx, day, changes);
  const visitors = changes.find(({ metric }) => metric === "visitors")?.count ?? 0;
  await addVisitors(open, day.client_id, visitors);
}

type Whose = { network: string; card: string } | { company: number };

/**
 * Per network against faked visits, per company against filling the disk. Events over a card's own limit do not use up
 * the network's.
 */
function createEventLimits(shared: SharedState) {
  const { perMinute, perNetworkMinute, perCompanyHour } = eventLimits;
  const create = (name: string, points: number, seconds: number) => shared.createLimiter({ name, points, seconds });
  const cards = create("events_of_network_at_card", perMinute, 60);
  const networks = create("events_of_network", perNetworkMinute, 60);
  const companies = create("events_of_company", perCompanyHour, 3_600);

  async function findWait(whose: Whose): Promise<number> {
    if ("company" in whose) return companies.take(String(whose.company));
    const network = networkOf(whose.network);
    return (await cards.take(`${network} ${whose.card}`)) || networks.take(network);
  }

  return {
    /** Beyond the limit counts `events` as dropped. @throws ApiError 429 */
    async check(recorder: Recorder, whose: Whose, events: number): Promise<void> {
      const wait = await findWait(whose);
      if (wait === 0) return;
      recorder.drop("network" in whose ? "network" : "company", events);
      throw tooManyAttempts(wait);
    },
  };
}
