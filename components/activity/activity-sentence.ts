import type { Activity } from "@/lib/contract/audit/schema";
import type { ActivityAction } from "@/lib/contract/audit/values";
import { can, principalOf } from "@/lib/contract/policies";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

type Sentence = Key | ((entry: Activity) => Key);

/** Each says who did it as well, by `actor`. */
const sentences: Record<ActivityAction, Sentence> = {
  sign_in: "activity.actions.signIn",
  account_updated: "activity.actions.accountUpdated",
  sign_in_phone_set: aboutWhom("activity.actions.signInPhoneSet", "activity.actions.signInPhoneSetOf"),
  sign_in_phone_removed: aboutWhom("activity.actions.signInPhoneRemoved", "activity.actions.signInPhoneRemovedOf"),
  password_changed: aboutWhom("activity.actions.passwordChanged", "activity.actions.passwordChangedOf"),
  two_factor_on: "activity.actions.twoFactorOn",
  two_factor_off: aboutWhom("activity.actions.twoFactorOff", "activity.actions.twoFactorOffOf"),
  recovery_codes_renewed: "activity.actions.recoveryCodesRenewed",
  recovery_code_used: "activity.actions.recoveryCodeUsed",
  passkey_added: "activity.actions.passkeyAdded",
  passkey_renamed: ({ detail }) => (detail ? "activity.actions.passkeyRenamed" : "activity.actions.passkeyNameRemoved"),
  passkey_removed: "activity.actions.passkeyRemoved",
  reset_link_created: aboutWhom("activity.actions.resetLinkCreated", "activity.actions.resetLinkCreatedOf"),
  slug_changed: "activity.actions.slugChanged",
  client_created: "activity.actions.clientCreated",
  client_confirmed: "activity.actions.clientConfirmed",
  client_renamed: "activity.actions.clientRenamed",
  client_email_changed: aboutWhom("activity.actions.clientEmailChanged", "activity.actions.clientEmailChangedOf"),
  client_phone_changed: aboutWhom("activity.actions.clientPhoneChanged", "activity.actions.clientPhoneChangedOf"),
  client_blocked: "activity.actions.clientBlocked",
  client_unblocked: "activity.actions.clientUnblocked",
  client_deleted: ({ detail }) => (detail ? "activity.actions.clientDeleted" : "activity.actions.clientNumberDeleted"),
  client_closed: ({ detail }) => (detail ? "activity.actions.clientClosed" : "activity.actions.clientNumberClosed"),
  client_restored: "activity.actions.clientRestored",
  client_erased: "activity.actions.clientErased",
  sign_up_received: "activity.own.signUpReceived",
  sign_up_deleted: "activity.actions.signUpDeleted",
  lead_deleted: aboutWhom("activity.actions.leadDeleted", "activity.actions.leadDeletedOf"),
  leads_handed_over: "activity.actions.leadsHandedOver",
  visitor_data_deleted: (entry) => {
    if (!isAboutOther(entry)) return "activity.actions.visitorDataDeleted";
    return entry.company_name
      ? "activity.actions.visitorDataDeletedAt"
      : "activity.actions.visitorDataDeletedAtDeleted";
  },
  plan_created: "activity.actions.planCreated",
  plan_updated: "activity.actions.planUpdated",
  plan_deleted: "activity.actions.planDeleted",
  client_plan_set: ({ detail }) => (detail ? "activity.actions.clientPlanSet" : "activity.actions.clientPlanEnded"),
  client_plan_restored: "activity.actions.planRestored",
  client_plan_chosen: "activity.actions.planChosen",
  client_plan_ending: "activity.actions.planEnding",
  client_plan_kept: "activity.actions.planKept",
  client_subscription_changed: "activity.actions.subscriptionChanged",
  client_days_given: "activity.actions.daysGiven",
  billing_updated: "activity.actions.billingUpdated",
  payment_confirmed: "activity.actions.paymentConfirmed",
  payment_refused: "activity.actions.paymentRefused",
  payment_added: "activity.actions.paymentAdded",
  refund_made: "activity.actions.refundMade",
  announcement_created: "activity.actions.announcementCreated",
  announcement_updated: "activity.actions.announcementUpdated",
  announcement_deleted: "activity.actions.announcementDeleted",
  mail_text_changed: "activity.actions.mailTextChanged",
  site_updated: "activity.actions.siteUpdated",
  document_created: "activity.actions.documentCreated",
  document_renamed: "activity.actions.documentRenamed",
  document_deleted: "activity.actions.documentDeleted",
  product_created: "activity.actions.productCreated",
  product_updated: "activity.actions.productUpdated",
  product_deleted: "activity.actions.productDeleted",
  video_created: "activity.actions.videoCreated",
  video_updated: "activity.actions.videoUpdated",
  video_deleted: "activity.actions.videoDeleted",
  banner_created: "activity.actions.bannerCreated",
  banner_updated: "activity.actions.bannerUpdated",
  banner_deleted: "activity.actions.bannerDeleted",
  person_created: "activity.actions.personCreated",
  person_updated: "activity.actions.personUpdated",
  people_changed: "activity.actions.peopleChanged",
  person_role_set: "activity.actions.personRoleSet",
  person_deleted: "activity.actions.personDeleted",
  person_left: "activity.actions.personLeft",
  person_returned: "activity.actions.personReturned",
  person_forgotten: "activity.actions.personForgotten",
  people_added: "activity.actions.peopleAdded",
  join_link_created: "activity.actions.joinLinkCreated",
  join_link_closed: "activity.actions.joinLinkClosed",
  join_requested: "activity.actions.joinRequested",
  join_refused: "activity.actions.joinRefused",
  member_joined: "activity.actions.memberJoined",
  member_invited: "activity.actions.memberInvited",
  invitation_withdrawn: "activity.actions.invitationWithdrawn",
  change_requested: "activity.actions.changeRequested",
  change_refused: "activity.actions.changeRefused",
  appointments_updated: "activity.actions.appointmentsUpdated",
  profile_updated: "activity.actions.profileUpdated",
  profile_deleted: "activity.actions.profileDeleted",
  card_exported: aboutWhom("activity.actions.cardExported", "activity.actions.cardExportedOf"),
  card_imported: aboutWhom("activity.actions.cardImported", "activity.actions.cardImportedOf"),
};

/** What a client is told of its own account, where that reads differently; it is nobody's act but an administrator's. */
const ownAccount: Partial<Record<ActivityAction, Sentence>> = {
  client_created: "activity.own.clientCreated",
  client_plan_set: ({ detail }) => (detail ? "activity.own.clientPlanSet" : "activity.own.clientPlanEnded"),
  client_plan_restored: "activity.own.planRestored",
  client_plan_chosen: "activity.own.planChosen",
  client_plan_ending: "activity.own.planEnding",
  client_plan_kept: "activity.own.planKept",
  client_subscription_changed: "activity.own.subscriptionChanged",
  client_days_given: "activity.own.daysGiven",
  client_confirmed: "activity.own.clientConfirmed",
  client_blocked: "activity.own.clientBlocked",
  client_unblocked: "activity.own.clientUnblocked",
};

/** One entry as the viewer reads it: 'Uploaded the document "Catalogue"'. */
export function describeActivity(t: T, entry: Activity, viewer: { is_admin: boolean }): string {
  const seesClients = can(principalOf(viewer), "clients.see");
  const own = ownAccount[entry.action];
  // To a client its own account needs no name.
  const told = seesClients ? entry : { ...entry, client_id: null };
  const sentence = (!seesClients && own) || sentences[entry.action];
  return t(typeof sentence === "string" ? sentence : sentence(told), {
    // Whoever else of the company did it is named beside the sentence.
    actor: actorOf(entry.is_own || entry.colleague != null, seesClients),
    name: nameOf(t, told),
    company: told.company_name ?? "",
    detail: told.detail,
    number: String(told.client_id),
  });
}

function actorOf(isOwn: boolean, seesClients: boolean): "own" | "an" | "other" {
  if (isOwn) return "own";
  return seesClients ? "other" : "an";
}

function isAboutOther({ client_id }: Activity): boolean {
  return client_id !== null;
}

/** `of` names whose it is where that is not the viewer's own. */
function aboutWhom(plain: Key, of: Key): (entry: Activity) => Key {
  return (entry) => (isAboutOther(entry) ? of : plain);
}

function nameOf(t: T, { company_name, detail }: Activity): string {
  const name = company_name ?? detail;
  return name ? t("activity.name", { name }) : t("activity.deleted");
}
