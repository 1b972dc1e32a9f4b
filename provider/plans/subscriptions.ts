import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { clientTag, productsTag } from "@/lib/contract/page-tags";
import * as planMessages from "@/lib/contract/plans/messages";
import type { SetClientPlanInput, ShowContentInput } from "@/lib/contract/plans/schema";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { localTime } from "../kernel/local-time";
import { nobody } from "../kernel/write/audit-repo";
import { sumBytes } from "../kernel/write/files-repo";
import { type Write, write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Db } from "../ports/database/schema";
import { readLimitsOf } from "./allowance";
import { listContent } from "./content-rows";
import * as repo from "./repo";
import { countContents, settleClient } from "./resting";

/** Any client's. @throws ApiError 404 */
export async function getUsageOf(deps: Pick<Deps, "db">, clientId: number): Promise<FoundUsage> {
  if (!(await repo.hasClient(deps.db, clientId))) throw new ApiError("not_found", failures.clientNotFound);
  return getUsage(deps, clientId);
}

/**
 * A client's plan with what was set for the client alone (undefined for neither), and how much of it is used: contents by
 * kind, files in bytes.
 */
export async function getUsage({ db }: Pick<Deps, "db">, clientId: number) {
  const [subscription, contents, bytes] = await Promise.all([
    repo.findSubscription(db, clientId),
    countContents(db, clientId),
    sumBytes(db, clientId),
  ]);
  return { subscription, ...contents, bytes };
}
export type FoundUsage = Awaited<ReturnType<typeof getUsage>>;

/**
 * Puts a client on a plan within the caller's write, and settles its contents by it.
 *
 * @throws ApiError 404 for an unknown client, 400 on `plan_id` for an unknown plan
 */
export async function subscribe(
  deps: Pick<Deps, "config" | "now">,
  { trx, now, record, changed }: Write,
  clientId: number,
  { plan_id, started_on, limits, features }: SetClientPlanInput,
): Promise<void> {
  const plan = plan_id === null ? null : await repo.lockPlan(trx, plan_id);
  if (plan === undefined) throw fieldError("plan_id", planMessages.unknown);
  if (!(await lockRow(trx, "clients", "id", clientId))) throw new ApiError("not_found", failures.clientNotFound);
  const own = {
    limits: Object.keys(limits).length > 0 ? JSON.stringify(limits) : null,
    features: features && JSON.stringify(features),
  };
  const times = { started_on: plan && (started_on ?? today(deps)), created_at: now, updated_at: now };
  if (plan || own.limits || own.features)
    await repo.saveSubscription(trx, { client_id: clientId, plan_id, ...own, ...times });
  else await repo.deleteSubscription(trx, clientId);
  await settle(trx, clientId, now);
  await record({ action: "client_plan_set", target: `client:${clientId}`, detail: plan?.name });
  changed(clientTag(clientId), productsTag);
}

/** Puts a new client on the default plan, where there is one. */
export async function subscribeToDefault(deps: Pick<Deps, "config" | "now">, { trx, now }: Write, clientId: number) {
  const plan = await repo.findDefaultPlan(trx);
  if (!plan) return;
  const own = { limits: null, features: null };
  const times = { started_on: today(deps), created_at: now, updated_at: now };
  await repo.saveSubscription(trx, { client_id: clientId, plan_id: plan.id, ...own, ...times });
}

/** Shows what rests; the last of its kind rests in its place. @throws ApiError 404, 403 where the plan has none of it */
export function showContent(deps: Deps, clientId: number, chosen: ShowContentInput): Promise<void> {
  return write(deps, nobody, async ({ trx, now, changed }) => {
    await lockRow(trx, "clients", "id", clientId);
    if ((await readLimitsOf(trx, clientId))[chosen.content] === 0)
      throw new ApiError("permission_denied", failures.permissionDenied);
    const rows = await listContent(trx, chosen.content, clientId);
    requireFound(rows.find(({ id }) => id === chosen.id));
    await settle(trx, clientId, now, chosen);
    changed(clientTag(clientId), productsTag);
  });
}

/** Settles a client's contents; the card's update time is set where that shows. */
export async function settle(trx: Db, clientId: number, now: string, chosen?: ShowContentInput): Promise<void> {
  if (await settleClient(trx, clientId, chosen)) await repo.touchClient(trx, clientId, now);
}

function today({ config, now }: Pick<Deps, "config" | "now">): string {
  return localTime(config.timeZone, now()).day;
}
