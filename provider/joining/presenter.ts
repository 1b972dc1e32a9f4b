import type { Invitation, JoinLink, JoinOffer, JoinRequest, Owners } from "@/lib/contract/joining/schema";
import { presentSignInPhone } from "../identity/users/presenter";
import type { Row } from "../ports/database/schema";
import { isOpen } from "./links";
import type { Offer } from "./offers";
import type { InvitationRow, OwnerRow } from "./repo";

export function presentLink(row: Row<"join_links">, now: Date): JoinLink {
  return {
    id: row.id,
    token: row.token,
    branch_id: row.branch_id,
    ends_at: row.ends_at,
    most: row.most,
    used: row.used,
    needs_approval: row.is_with_approval,
    is_open: isOpen(row, now.toISOString()),
    created_at: row.created_at,
  };
}

export function presentRequest(row: Row<"join_requests">): JoinRequest {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    branch_id: row.branch_id,
    created_at: row.created_at,
  };
}

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    role: row.role,
    person_id: row.person_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    branch_ids: JSON.parse(row.branch_ids),
    expires_at: row.expires_at,
  };
}

export function presentOwner(row: OwnerRow): Owners["owners"][number] {
  return {
    id: row.id,
    name: row.username,
    email: row.email ?? "",
    phone: presentSignInPhone(row),
    joined_at: row.created_at,
  };
}

export function presentOffer({ offer, branch }: { offer: Offer; branch: string | null }): JoinOffer {
  const { company_name, inviter } = offer.row;
  const told = { company_name, inviter, branch };
  if (offer.kind === "link")
    return { ...told, role: "member", needs_approval: offer.row.is_with_approval, name: "", phone: "", email: "" };
  const { role, name, phone, email } = offer.row;
  return { ...told, role, needs_approval: false, name, phone, email };
}
