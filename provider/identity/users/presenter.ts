import type { CurrentUser, User, Workplace } from "@/lib/contract/identity/schema";
import { readPhone } from "@/lib/contract/phone-number";
import { memberRoles } from "@/lib/contract/policies";
import { isLanguage } from "@/lib/i18n/languages";
import { presentShown } from "../../announcements/presenter";
import type { AnnouncementRow } from "../../announcements/repo";
import type { Actor } from "../../kernel/http/actor";
import { presentAllowance, presentSubscription } from "../../plans/presenter";
import type { Row } from "../../ports/database/schema";
import type { AccountRow } from "./repo";
import { hasPassword } from "./service";

export function presentUser(user: Pick<Row<"users">, "id" | "email" | "username" | "is_admin">): User {
  return {
    id: user.id,
    email: user.email ?? "",
    username: user.username,
    is_admin: user.is_admin,
    is_client: !user.is_admin,
  };
}

/** The phone number that signs in, formatted as `+91 98300 12345`; null if there is none. */
export function presentSignInPhone({ sign_in_phone: digits }: Pick<Row<"users">, "sign_in_phone">): string | null {
  return digits === null ? null : (readPhone(`+${digits}`)?.formatInternational() ?? `+${digits}`);
}

/** What its owner signs in with: the e-mail, else the phone number. */
export function presentSignInName(user: Pick<Row<"users">, "email" | "sign_in_phone">): string {
  return user.email ?? presentSignInPhone(user) ?? "";
}

type Beside = {
  companies: Workplace[];
  waitsFor: string[];
  announcements: readonly AnnouncementRow[];
  changeRequests: number | undefined;
  mayLeave: boolean;
};

/** The account of a session. An expired e-mail change is left out, even though its row may still exist. */
export function presentCurrentUser(
  account: AccountRow,
  actor: Pick<Actor, "lacksTwoFactor" | "role" | "personId" | "branchIds">,
  { companies, waitsFor, announcements, changeRequests, mayLeave }: Beside,
  now: Date,
): CurrentUser {
  const isPending = account.pending_until !== null && account.pending_until > now.toISOString();
  return {
    ...presentUser({ ...account, is_admin: actor.role === "administrator" }),
    client_id: account.client_id,
    company_name: account.company_name,
    role: memberRoles.find((role) => role === actor.role) ?? null,
    person_id: actor.personId,
    branch_ids: [...actor.branchIds],
    ...(changeRequests !== undefined && { change_requests: changeRequests }),
    phone: account.phone,
    sign_in_phone: presentSignInPhone(account),
    slug: account.slug,
    created_at: account.created_at,
    pending_email: isPending ? account.pending_email : null,
    two_factor_missing: actor.lacksTwoFactor,
    has_passkey: Boolean(account.has_passkey),
    has_password: hasPassword(account),
    language: isLanguage(account.language) ? account.language : null,
    allowance: account.client_id === null ? null : presentAllowance(account),
    confirm_by: account.confirm_by,
    subscription: presentSubscription(account),
    companies,
    ...(mayLeave && { may_leave: true }),
    ...(account.is_admin && account.is_active && companies.length > 0 && { runs_site: true }),
    ...(waitsFor.length > 0 && { waits_for: waitsFor }),
    announcements: announcements.map((announcement) => presentShown(announcement, account.language)),
  };
}
