import type { Activity } from "@/lib/contract/audit/schema";
import type { ActivityAction } from "@/lib/contract/audit/values";
import { can, principalOf } from "@/lib/contract/policies";

type Sentence = (entry: Activity) => string;

/** Whoever did it stands before these where it was somebody else. */
const sentences: Record<ActivityAction, Sentence> = {
  sign_in: () => "Signed in",
  account_updated: () => "Updated the account details",
  sign_in_phone_set: (entry) => `Changed the phone number for signing in${aboutWhom("of", entry)}`,
  sign_in_phone_removed: (entry) => `Removed the phone number for signing in${aboutWhom("of", entry)}`,
  password_changed: (entry) =>
    isAboutOther(entry) ? `Changed the password of ${nameOf(entry)}` : "Changed the password",
  two_factor_on: () => "Turned on two-step verification",
  two_factor_off: (entry) => `Turned off two-step verification${aboutWhom("for", entry)}`,
  recovery_codes_renewed: () => "Made new recovery codes",
  recovery_code_used: () => "Used a recovery code",
  passkey_added: () => "Added a passkey",
  passkey_renamed: ({ detail }) => (detail ? `Renamed a passkey to ${quote(detail)}` : "Removed a passkey's name"),
  passkey_removed: () => "Removed a passkey",
  reset_link_created: (entry) => `Created a reset link${aboutWhom("for", entry)}`,
  slug_changed: ({ detail }) => `Changed the card link: ${detail}`,
  client_created: (entry) => `Created the client ${nameOf(entry)}`,
  client_renamed: ({ detail }) => `Changed the company name: ${detail}`,
  client_email_changed: (entry) => `Changed the email${aboutWhom("of", entry)}: ${entry.detail}`,
  client_phone_changed: (entry) => `Changed the phone number${aboutWhom("of", entry)}: ${entry.detail}`,
  client_blocked: (entry) => `Deactivated the client ${nameOf(entry)}`,
  client_unblocked: (entry) => `Activated the client ${nameOf(entry)}`,
  client_deleted: ({ detail, client_id }) => `Deleted the client ${detail ? quote(detail) : `no. ${client_id}`}`,
  client_restored: (entry) => `Restored the client ${nameOf(entry)}`,
  client_erased: ({ client_id }) => `Deleted the client no. ${client_id} for good`,
  sign_up_received: ({ detail }) => `${quote(detail)} requested a card`,
  sign_up_deleted: ({ detail }) => `Deleted the sign-up request from ${quote(detail)}`,
  lead_deleted: (entry) => (isAboutOther(entry) ? `Deleted an enquiry of ${nameOf(entry)}` : "Deleted an enquiry"),
  visitor_data_deleted: (entry) => `Deleted visitor data${toWhom(entry)}: ${entry.detail}`,
  site_updated: () => "Changed the site settings",
  document_created: ({ detail }) => `Uploaded the document ${quote(detail)}`,
  document_renamed: ({ detail }) => `Renamed a document to ${quote(detail)}`,
  document_deleted: ({ detail }) => `Deleted the document ${quote(detail)}`,
  product_created: ({ detail }) => `Added the product ${quote(detail)}`,
  product_updated: ({ detail }) => `Updated the product ${quote(detail)}`,
  product_deleted: ({ detail }) => `Deleted the product ${quote(detail)}`,
  video_created: ({ detail }) => `Added the video ${quote(detail)}`,
  video_updated: ({ detail }) => `Updated the video ${quote(detail)}`,
  video_deleted: ({ detail }) => `Deleted the video ${quote(detail)}`,
  banner_created: ({ detail }) => `Created the banner ${quote(detail)}`,
  banner_updated: ({ detail }) => `Updated the banner ${quote(detail)}`,
  banner_deleted: ({ detail }) => `Deleted the banner ${quote(detail)}`,
  person_created: ({ detail }) => `Added the person ${quote(detail)}`,
  person_updated: ({ detail }) => `Updated the person ${quote(detail)}`,
  person_deleted: ({ detail }) => `Deleted the person ${quote(detail)}`,
  appointments_updated: () => "Changed the appointment settings",
  profile_updated: () => "Updated the company profile",
  profile_deleted: () => "Deleted the company profile",
  card_exported: (entry) => `Downloaded a backup${aboutWhom("of", entry)}`,
  card_imported: (entry) => `Restored a backup${aboutWhom("of", entry)}`,
};

/** What a client is told of its own account, where that reads differently; it is nobody's act but an administrator's. */
const ownAccount: Partial<Record<ActivityAction, string>> = {
  client_created: "Your account was created",
  client_blocked: "Your account was deactivated",
  client_unblocked: "Your account was activated",
};

/** One entry as the viewer reads it: 'Uploaded the document "Catalogue"'. */
export function describeActivity(entry: Activity, viewer: { is_admin: boolean }): string {
  const seesClients = can(principalOf(viewer), "clients.see");
  if (!seesClients && ownAccount[entry.action]) return ownAccount[entry.action] as string;
  // To a client its own account needs no name.
  const sentence = sentences[entry.action](seesClients ? entry : { ...entry, client_id: null });
  if (entry.is_own || entry.action === "sign_up_received") return sentence;
  return `${seesClients ? "Another" : "An"} administrator ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function isAboutOther({ client_id }: Activity): boolean {
  return client_id !== null;
}

function toWhom(entry: Activity): string {
  if (!isAboutOther(entry)) return "";
  return ` at ${entry.company_name ? quote(entry.company_name) : "a deleted client"}`;
}

/** `how` it is about another one: " for Brass & Co", " of Brass & Co". */
function aboutWhom(how: string, entry: Activity): string {
  return isAboutOther(entry) ? ` ${how} ${nameOf(entry)}` : "";
}

function nameOf({ company_name, detail }: Activity): string {
  const name = company_name ?? detail;
  return name ? quote(name) : "(deleted)";
}

function quote(name: string): string {
  return `"${name}"`;
}
