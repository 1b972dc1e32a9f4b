/** Changes by a client to the content of its card. */
export const contentActions = [
  "document_created",
  "document_renamed",
  "document_deleted",
  "product_created",
  "product_updated",
  "product_deleted",
  "video_created",
  "video_updated",
  "video_deleted",
  "banner_created",
  "banner_updated",
  "banner_deleted",
  "person_created",
  "person_updated",
  "person_deleted",
  "people_changed",
  "person_role_set",
  "person_left",
  "person_returned",
  "person_forgotten",
  "appointments_updated",
  "profile_updated",
  "profile_deleted",
] as const;
export type ContentAction = (typeof contentActions)[number];

/** Actions that accounts see; all others stay in the audit log. */
export const activityActions = [
  "sign_in",
  "account_updated",
  "sign_in_phone_set",
  "sign_in_phone_removed",
  "password_changed",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_renewed",
  "recovery_code_used",
  "passkey_added",
  "passkey_renamed",
  "passkey_removed",
  "reset_link_created",
  "slug_changed",
  "client_created",
  "client_confirmed",
  "client_renamed",
  "client_email_changed",
  "client_phone_changed",
  "client_blocked",
  "client_unblocked",
  "client_deleted",
  "client_closed",
  "client_restored",
  "client_erased",
  "sign_up_received",
  "sign_up_deleted",
  "lead_deleted",
  "leads_handed_over",
  "visitor_data_deleted",
  "card_exported",
  "card_imported",
  "site_updated",
  "plan_created",
  "plan_updated",
  "plan_deleted",
  "client_plan_set",
  "client_plan_restored",
  "client_plan_chosen",
  "client_plan_ending",
  "client_plan_kept",
  "client_subscription_changed",
  "client_days_given",
  "billing_updated",
  "payment_confirmed",
  "payment_refused",
  "payment_added",
  "refund_made",
  "announcement_created",
  "announcement_updated",
  "announcement_deleted",
  "mail_text_changed",
  ...contentActions,
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Filters of the activity. */
export const activityFilters = {
  all: activityActions,
  without_sign_ins: activityActions.filter((action) => action !== "sign_in"),
  clients: activityActions.filter((action) => /^(client|sign_up|slug|card)_/.test(action)),
  content: contentActions,
} as const satisfies Record<string, readonly ActivityAction[]>;
export type ActivityFilter = keyof typeof activityFilters;

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
  "refund_noticed",
  "refund_beyond",
  "invoice_mailed",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Filters of the audit log, beside single actions. */
export const auditFilters = {
  all: auditActions,
  sign_ins: ["sign_in", "sign_in_failed", "sign_in_denied", "sign_out", "session_ended", "other_sessions_ended"],
  refused: ["sign_in_failed", "sign_in_denied", "refresh_token_reused"],
  safety: auditActions.filter((action) =>
    /password|two_factor|recovery|passkey|sign_in_phone|client_(email|phone)|reset_link|secret|admin/.test(action),
  ),
  clients: auditActions.filter((action) => /^(client|sign_up|slug|card)_/.test(action)),
  content: auditActions.filter((action) =>
    /^(document|product|video|banner|person|profile|appointments|feedback|leads?|visitor|site|account)_/.test(action),
  ),
} as const satisfies Record<string, readonly AuditAction[]>;
export type AuditFilter = keyof typeof auditFilters;
