import { activityActions } from "./activity-basics";

/** Everything that is recorded. */
export const auditActions = [
  ...activityActions,
  "sign_in_failed",
  "sign_in_denied",
  "sign_out",
  "session_ended",
  "other_sessions_ended",
  "secrets_replaced",
  "refresh_token_reused",
  "administrator_created",
  "administrator_invited",
  "administrator_blocked",
  "administrator_unblocked",
  "administrator_removed",
  "reset_link_mailed",
  "feedback_updated",
  "feedback_deleted",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Parts of the record that may be looked at alone, beside single actions. */
export const auditFilters = {
  all: auditActions,
  sign_ins: ["sign_in", "sign_in_failed", "sign_in_denied", "sign_out", "session_ended", "other_sessions_ended"],
  refused: ["sign_in_failed", "sign_in_denied", "refresh_token_reused"],
  safety: auditActions.filter((action) =>
    /password|two_factor|recovery|passkey|sign_in_phone|client_(email|phone)|reset_link|secret|admin/.test(action),
  ),
  clients: auditActions.filter((action) => /^(client|sign_up|slug|card)_/.test(action)),
  content: auditActions.filter((action) =>
    /^(document|product|video|banner|person|profile|appointments|feedback|lead|visitor|site|account)_/.test(action),
  ),
} as const satisfies Record<string, readonly AuditAction[]>;
export type AuditFilter = keyof typeof auditFilters;
