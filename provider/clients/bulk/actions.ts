import type { BulkAction } from "@/lib/contract/clients/bulk";
import type { SkipReason } from "@/lib/contract/clients/values";
import { inviteByMail } from "../../identity/reset-links/service";
import type { AuditActor } from "../../kernel/write/audit-repo";
import type { Write } from "../../kernel/write/write";
import { addDays } from "../../plans/days";
import { findPlan } from "../../plans/repo";
import { moveToPlan } from "../../plans/subscriptions";
import { putBackTerms, readTerms } from "../../plans/terms";
import type { Clock } from "../../plans/turning";
import type { Row } from "../../ports/database/schema";
import type { ClientRow } from "../repo";
import { blockOrUnblock } from "../service";
import type { Outcome } from "./repo";

/** Why nothing would happen to a client; null if something would. */
export function judge({ is_active, plan_id, due_on }: ClientRow, action: BulkAction): SkipReason | null {
  switch (action.kind) {
    case "block":
      return is_active ? null : "already";
    case "unblock":
      return is_active ? "already" : null;
    case "links":
      return is_active ? null : "blocked";
    case "days":
      if (plan_id === null) return "no_plan";
      return due_on === null ? "nothing_due" : null;
    case "plan": {
      const setsDays = action.started_on !== undefined || action.due_on !== undefined;
      return plan_id === action.plan_id && (plan_id === null || !setsDays) ? "already" : null;
    }
  }
}

type Turn = { clock: Clock; open: Write; by: AuditActor; client: ClientRow; action: BulkAction };

/** Does it to one client, within a write that holds the client. */
export async function act(turn: Turn) {
  const { client, action, open } = turn;
  const reason = judge(client, action);
  if (reason) return { outcome: reason };
  if (action.kind === "plan" && action.plan_id !== null && !(await findPlan(open.trx, action.plan_id)))
    return { outcome: "plan_deleted" as const };
  const before = await readTerms(open.trx, client.id);
  await change(turn);
  return { outcome: "done" as const, before, after: await readTerms(open.trx, client.id) };
}

async function change({ clock, open, by, client, action }: Turn): Promise<void> {
  switch (action.kind) {
    case "block":
    case "unblock":
      return blockOrUnblock(open, client, action.kind === "unblock");
    case "links":
      return inviteByMail(open, client.owner_id, by, { isKnown: true });
    case "days":
      return addDays(clock, open, client.id, action.days);
    case "plan":
      return moveToPlan(clock, open, client.id, action);
  }
}

/** What went by mail cannot be taken back. */
export function canBeUndone({ kind }: BulkAction): boolean {
  return kind !== "links";
}

/** Takes it back from one client, unless somebody has changed since what it has changed. */
export async function takeBack(
  { clock, open, client, action }: Turn,
  { before, after }: Pick<Row<"bulk_items">, "before" | "after">,
): Promise<{ outcome: Outcome }> {
  if (action.kind === "block" || action.kind === "unblock") {
    const wasActive = action.kind === "block";
    if (client.is_active === wasActive) return { outcome: "changed_since" };
    await blockOrUnblock(open, client, wasActive);
    return { outcome: "done" };
  }
  if ((await readTerms(open.trx, client.id)) !== after) return { outcome: "changed_since" };
  return { outcome: (await putBackTerms(clock, open, client.id, before)) ? "done" : "plan_deleted" };
}
