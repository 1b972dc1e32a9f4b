import { describeActivity } from "@/components/activity/activity-sentence";
import type { Activity, AuditEntry } from "@/lib/contract/audit/schema";
import { type ActivityAction, type AuditAction, activityActions } from "@/lib/contract/audit/values";

/** What no account is told of itself. */
const sentences: Record<Exclude<AuditAction, ActivityAction>, string | ((entry: AuditEntry) => string)> = {
  sign_in_failed: "Sign-in failed: wrong password, code or passkey",
  sign_in_denied: "Sign-in failed: the account is deactivated",
  sign_out: "Signed out",
  session_ended: "Ended a session",
  other_sessions_ended: "Ended all other sessions",
  secrets_replaced: "Replaced the secrets of the service",
  refresh_token_reused: "Session ended: its token was used twice",
  administrator_created: "Created an administrator",
  administrator_invited: ({ detail }) => `Invited the administrator ${detail}`,
  administrator_blocked: ({ detail }) => `Blocked the administrator ${detail}`,
  administrator_unblocked: ({ detail }) => `Unblocked the administrator ${detail}`,
  administrator_removed: ({ detail }) => `Removed the administrator ${detail}`,
  reset_link_mailed: "Was emailed a reset link",
  feedback_updated: "Updated a review",
  feedback_deleted: "Deleted a review",
};

/** What was done, whoever did it. */
export function describeEntry(entry: AuditEntry): string {
  if (isActivity(entry)) return describeActivity({ ...entry, is_own: true }, { is_admin: true });
  const sentence = sentences[entry.action as keyof typeof sentences] ?? entry.action.replaceAll("_", " ");
  return typeof sentence === "string" ? sentence : sentence(entry);
}

/** Who did it. */
export function describeActor({ actor_id, actor_email, actor_name, target }: AuditEntry): string {
  if (actor_email) return actor_name ? `${actor_name} (${actor_email})` : actor_email;
  if (actor_id !== null) return "A deleted account";
  const typed = /^email:(.*)$/s.exec(target)?.[1];
  return typed === undefined ? "The service itself" : `Someone who typed ${typed}`;
}

/** From where it was done; empty where that is not recorded. */
export function describePlace({ address }: AuditEntry): string {
  if (address === "local") return "on the server itself";
  return address && `from ${address}`;
}

function isActivity(entry: AuditEntry): entry is AuditEntry & Omit<Activity, "is_own"> {
  return (activityActions as readonly string[]).includes(entry.action);
}
