import type { BulkAction, StartBulkInput } from "@/lib/contract/clients/bulk";
import * as bulkMessages from "@/lib/contract/clients/bulk-messages";
import { bulkLimits } from "@/lib/contract/clients/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as planMessages from "@/lib/contract/plans/messages";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { readLimits } from "../../plans/allowance";
import { findPlan } from "../../plans/repo";
import { countBeyond } from "../../plans/resting";
import type { Db } from "../../ports/database/schema";
import { listChosen, listClientsById } from "../repo";
import { canBeUndone, judge } from "./actions";
import { runBulk } from "./jobs";
import * as repo from "./repo";

/** How many clients came out how, or would; null for those whose turn has not come. */
type Outcomes = Map<repo.Outcome | null, number>;
export type Run = {
  id: number | null;
  outcomes: Outcomes;
  /** Of a dry run: how many have content that would rest. */
  resting: number;
  isFinished: boolean;
  undoableUntil: string | null;
};

/**
 * Does the same to many clients, soon after; a dry run only says what would come of it.
 *
 * @throws ApiError 400 for an unknown plan, or for links where mail is off
 */
export async function startBulk(
  deps: Deps,
  { action, clients, dry_run }: StartBulkInput,
  by: AuditActor,
): Promise<Run> {
  await requirePossible(deps, action, dry_run);
  const ids = await listChosen(deps.db, clients);
  if (dry_run) return foresee(deps.db, action, ids);
  const run = await write(deps, by, async ({ trx, now, enqueue }) => {
    const run = await repo.insertRun(trx, { action: JSON.stringify(action), undoes: null, created_at: now });
    await repo.insertItems(trx, run.id, ids);
    await enqueue(runBulk, { run_id: run.id, by });
    return run;
  });
  return readRun(deps, run);
}

/** @throws ApiError 404 for one that is unknown, or over for longer than it can be undone */
export async function getBulk(deps: Deps, id: number): Promise<Run> {
  return readRun(deps, requireFound(await repo.findRun(deps.db, id)));
}

/** @throws ApiError 404, 409 unless it can be undone */
export async function undoBulk(deps: Deps, id: number, by: AuditActor): Promise<Run> {
  const undo = await write(deps, by, async ({ trx, now, enqueue }) => {
    const run = requireFound(await repo.lockRun(trx, id));
    if (!(await findUndoTime({ ...deps, db: trx }, run))) throw new ApiError("conflict", bulkMessages.notUndoable);
    const undo = await repo.insertRun(trx, { action: run.action, undoes: id, created_at: now });
    await repo.copyDoneItems(trx, id, undo.id);
    await enqueue(runBulk, { run_id: undo.id, by });
    return undo;
  });
  return readRun(deps, undo);
}

/** Whom links would be for is told without mail too: they can be handed over. */
async function requirePossible({ db, mail }: Deps, action: BulkAction, isDryRun: boolean): Promise<void> {
  if (action.kind === "links" && !mail.isOn && !isDryRun)
    throw new ApiError("bad_request", accountMessages.resetMailOff);
  if (action.kind !== "plan" || action.plan_id === null) return;
  if (!(await findPlan(db, action.plan_id))) throw fieldError("plan_id", planMessages.unknown);
}

/** Clients judged at once. */
const batch = 500;

async function foresee(db: Db, action: BulkAction, ids: readonly number[]): Promise<Run> {
  const outcomes: Outcomes = new Map();
  const plan = action.kind === "plan" && action.plan_id !== null ? await findPlan(db, action.plan_id) : undefined;
  const limits = readLimits(plan?.limits ?? null);
  let resting = 0;
  for (let start = 0; start < ids.length; start += batch) {
    const chosen = ids.slice(start, start + batch);
    const clients = await listClientsById(db, chosen);
    const judged = clients.map((client) => ({ id: client.id, outcome: judge(client, action) ?? ("done" as const) }));
    for (const { outcome } of judged) add(outcomes, outcome, 1);
    add(outcomes, "deleted", chosen.length - clients.length);
    const moving = judged.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
    if (action.kind === "plan") resting += await countBeyond(db, moving, limits);
  }
  return { id: null, outcomes, resting, isFinished: true, undoableUntil: null };
}

function add(outcomes: Outcomes, outcome: repo.Outcome, count: number): void {
  if (count > 0) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
}

async function readRun(deps: Pick<Deps, "db" | "now">, run: repo.RunRow): Promise<Run> {
  return {
    id: run.id,
    outcomes: await repo.countOutcomes(deps.db, run.id),
    resting: 0,
    isFinished: run.finished_at !== null,
    undoableUntil: await findUndoTime(deps, run),
  };
}

/** Until when a run can be undone; null if it cannot, or was. */
async function findUndoTime({ db, now }: Pick<Deps, "db" | "now">, run: repo.RunRow): Promise<string | null> {
  const { id, undoes, finished_at } = run;
  if (undoes !== null || finished_at === null || !canBeUndone(JSON.parse(run.action))) return null;
  const until = new Date(Date.parse(finished_at) + bulkLimits.undoFor);
  return until > now() && !(await repo.isUndone(db, id)) ? until.toISOString() : null;
}
