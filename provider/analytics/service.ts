import type { AnalyticsQuery, CompanyFiguresQuery } from "@/lib/contract/analytics/schema";
import { dayAfter, dayOf } from "@/lib/contract/clock";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as planMessages from "@/lib/contract/plans/messages";
import { figuresWithoutFeature } from "@/lib/contract/plans/values";
import type { Deps } from "../deps";
import type { Actor } from "../kernel/http/actor";
import { localTime, startOfDay } from "../kernel/local-time";
import { readAllowance } from "../plans/allowance";
import type { Db } from "../ports/database/schema";
import { totals, visitorMetrics } from "./counting/figures";
import { listMonths, type Range, rangeBefore, toRange } from "./counting/ranges";
import * as overview from "./overview-repo";
import * as repo from "./repo";

export type Measured = Awaited<ReturnType<typeof measureCards>>;

const summed = [...totals, "kind", "hour", ...visitorMetrics, "target:social"] as const;

const none = { documents: [], products: [], videos: [] };

/**
 * The caller's card, the named one, or all. @throws ApiError 403 for a client that names another, 404 for an unknown
 * client
 */
export async function measureCards(deps: Deps, actor: Actor, query: AnalyticsQuery) {
  const { db } = deps;
  const { whose, range, times } = await readRange(deps, actor, query);
  const months = listMonths(range);
  return {
    range,
    months,
    sums: await repo.sumFigures(db, whose, range, summed),
    before: await repo.sumFigures(db, whose, rangeBefore(range), ["views", "visitors", "kind"]),
    byDay: await repo.listTotals(db, whose, "day", range),
    byMonth: await repo.listTotals(db, whose, "month", { from: months[0] ?? range.from, to: range.to }),
    opened: whose === null ? none : await rankContents(deps, whose, range),
    documents: await repo.measureDocuments(db, whose, times),
    products: await repo.measureProducts(db, whose, times),
    feedback: await repo.measureFeedback(db, whose, times),
  };
}

/** Whose figures are asked for, and of which days there. @throws ApiError as `measureCards`, and as `requireWithinPlan` */
export async function readRange(deps: Deps, actor: Actor, query: AnalyticsQuery) {
  const { whose, timeZone } = await chooseCards(deps, actor, query);
  const { day } = localTime(timeZone, deps.now());
  const range = toRange(query, day);
  if (actor.clientId !== null) await requireWithinPlan(deps.db, actor.clientId, range, day);
  return { whose, range, times: timesOf(timeZone, range) };
}

/** @throws ApiError 402 for days before those that the client's plan shows */
async function requireWithinPlan(db: Db, clientId: number, { from }: Range, today: string): Promise<void> {
  if (from > dayAfter(today, -figuresWithoutFeature)) return;
  const { features } = await readAllowance(db, clientId);
  if (!features.includes("figures")) throw new ApiError("plan_lacks", planMessages.figuresLacking);
}

async function rankContents({ db }: Deps, clientId: number, range: Range) {
  return {
    documents: await repo.rankContents(db, clientId, range, "document_opened"),
    products: await repo.rankContents(db, clientId, range, "product_opened"),
    videos: await repo.rankContents(db, clientId, range, "video_opened"),
  };
}

/** A visitor counts as live for this long, in milliseconds. */
const presence = 5 * 60_000;

/** @throws ApiError as `measureCards` */
export async function countLiveVisitors(deps: Deps, actor: Actor, query: AnalyticsQuery): Promise<number> {
  const { whose } = await chooseCards(deps, actor, query);
  const since = deps.now().getTime() - presence;
  return repo.countLive(deps.db, whose, { at: new Date(since).toISOString(), day: dayAfter(dayOf(since), -1) });
}

/** In the site's time zone. */
export function listCompanyFigures({ db, config, now }: Deps, query: CompanyFiguresQuery) {
  return repo.listCompanyFigures(db, toRange(query, localTime(config.timeZone, now()).day), query);
}

/** `whose` null: all companies. */
async function chooseCards({ db, config }: Deps, actor: Actor, { client_id }: AnalyticsQuery) {
  const whose = actor.clientId ?? client_id ?? null;
  if (client_id !== undefined && client_id !== whose)
    throw new ApiError("permission_denied", failures.permissionDenied);
  const client = whose === null ? null : await repo.findZone(db, whose);
  if (client === undefined) throw new ApiError("not_found", failures.clientNotFound);
  return { whose, timeZone: client?.time_zone ?? config.timeZone };
}

function timesOf(timeZone: string, { from, to }: Range): repo.Times {
  return {
    start: startOfDay(timeZone, from).toISOString(),
    end: startOfDay(timeZone, dayAfter(to)).toISOString(),
  };
}

export function getOverview({ db }: Deps, { clientId }: Actor): Promise<overview.Counts> {
  return clientId === null ? overview.countAll(db) : overview.countOfClient(db, clientId);
}
