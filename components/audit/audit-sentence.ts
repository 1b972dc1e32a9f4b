import { describeActivity } from "@/components/activity/activity-sentence";
import type { Activity, AuditEntry } from "@/lib/contract/audit/schema";
import { type ActivityAction, type AuditAction, activityActions } from "@/lib/contract/audit/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

/** What no account is told of itself. */
const sentences = {
  sign_in_failed: "audit.actions.signInFailed",
  sign_in_denied: "audit.actions.signInDenied",
  sign_out: "audit.actions.signOut",
  session_ended: "audit.actions.sessionEnded",
  other_sessions_ended: "audit.actions.otherSessionsEnded",
  secrets_replaced: "audit.actions.secretsReplaced",
  refresh_token_reused: "audit.actions.refreshTokenReused",
  account_deleted: "audit.actions.accountDeleted",
  administrator_created: "audit.actions.administratorCreated",
  administrator_invited: "audit.actions.administratorInvited",
  administrator_blocked: "audit.actions.administratorBlocked",
  administrator_unblocked: "audit.actions.administratorUnblocked",
  administrator_removed: "audit.actions.administratorRemoved",
  reset_link_mailed: "audit.actions.resetLinkMailed",
  feedback_updated: "audit.actions.feedbackUpdated",
  feedback_deleted: "audit.actions.feedbackDeleted",
  refund_noticed: "audit.actions.refundNoticed",
  refund_beyond: "audit.actions.refundBeyond",
  invoice_mailed: "audit.actions.invoiceMailed",
} as const satisfies Record<Exclude<AuditAction, ActivityAction>, Key>;

/** What was done, whoever did it. One that a newer provider has stands there by its name. */
export function describeEntry(t: T, entry: AuditEntry): string {
  if (isActivity(entry)) return describeActivity(t, { ...entry, is_own: true }, { is_admin: true });
  if (!Object.hasOwn(sentences, entry.action)) return entry.action.replaceAll("_", " ");
  return t(sentences[entry.action as keyof typeof sentences], { detail: entry.detail });
}

/** Who did it, and from where if that was recorded. */
export function describeOrigin(t: T, entry: AuditEntry): string {
  const actor = describeActor(t, entry);
  const { address } = entry;
  if (address === "local") return t("audit.origin.local", { actor });
  return address ? t("audit.origin.address", { actor, address }) : actor;
}

function describeActor(t: T, { actor_id, actor_email, actor_name, target }: AuditEntry): string {
  if (actor_email) return actor_name ? `${actor_name} (${actor_email})` : actor_email;
  if (actor_id !== null) return t("audit.actor.deleted");
  const typed = /^(?:email|phone):(.*)$/s.exec(target)?.[1];
  return typed === undefined ? t("audit.actor.service") : t("audit.actor.typed", { email: typed });
}

function isActivity(entry: AuditEntry): entry is AuditEntry & Omit<Activity, "is_own"> {
  return (activityActions as readonly string[]).includes(entry.action);
}
