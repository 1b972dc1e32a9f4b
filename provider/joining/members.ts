import { ApiError, fieldError } from "@/lib/contract/errors";
import * as joiningMessages from "@/lib/contract/joining/messages";
import { joinLimits } from "@/lib/contract/joining/values";
import { clientTag } from "@/lib/contract/page-tags";
import { type MemberRole, memberRoles } from "@/lib/contract/policies";
import { touchClient } from "../clients/repo";
import { addPerson } from "../content/people/service";
import type { Write } from "../kernel/write/write";
import { findBranch } from "../memberships/branches";
import { findMembership, findMembershipOfPerson, listLeaders, saveMembership } from "../memberships/repo";
import { notify } from "../notifications/service";
import type { Offer } from "./offers";
import * as repo from "./repo";

/** An account that joins, with what its card will say. */
export type Newcomer = { id: number; name: string; phone: string; email: string };

/** Uses the offer within the caller's write, which holds the client. @returns whether the account waits to be let in */
export async function comeIn(open: Write, offer: Offer, newcomer: Newcomer): Promise<boolean> {
  if (offer.kind === "invitation") await acceptInvitation(open, offer, newcomer);
  else if (offer.row.is_with_approval) return askToJoin(open, offer, newcomer);
  else await joinByLink(open, offer, newcomer);
  await repo.deleteRequestOf(open.trx, offer.row.client_id, newcomer.id);
  return false;
}

async function joinByLink(open: Write, { row }: Offer & { kind: "link" }, newcomer: Newcomer): Promise<void> {
  await requireOutside(open, row, newcomer.id);
  await repo.countUse(open.trx, row.id);
  await addMember(open, row, newcomer);
}

async function askToJoin(open: Write, { row }: Offer & { kind: "link" }, newcomer: Newcomer): Promise<true> {
  const { trx, now, record } = open;
  const { client_id, branch_id } = row;
  await requireOutside(open, row, newcomer.id);
  if ((await repo.countRequests(trx, client_id, undefined)) >= joinLimits.waiting)
    throw new ApiError("unavailable", joiningMessages.tooManyWaiting);
  const { id: user_id, name, phone, email } = newcomer;
  const request = { client_id, user_id, branch_id, name, phone, email, created_at: now };
  if (!(await repo.insertRequest(trx, request))) return true;
  await repo.countUse(trx, row.id);
  await record({ action: "join_requested", target: `client:${client_id}`, detail: name, actorId: user_id });
  const userIds = await listLeaders(trx, client_id, branch_id);
  const news = { kind: "join_requested", detail: name, count: null, subjectId: null } as const;
  await notify(open, { clientId: client_id, userIds }, news);
  return true;
}

/** Makes the newcomer a member with a card, within a write that holds the client. @throws ApiError 400 beyond the limit of people */
export async function addMember(
  open: Write,
  { client_id, branch_id }: { client_id: number; branch_id: number | null },
  { id: user_id, name, phone, email }: Newcomer,
): Promise<void> {
  const { trx, now, changed, record } = open;
  await touchClient(trx, client_id, now);
  const branch = await findBranch(trx, client_id, branch_id);
  const person = await addPerson(open, client_id, { name, phone, email, branch_id: branch?.id ?? null });
  const work = { role: "member", person_id: person.id, branch_ids: "[]" } as const;
  await saveMembership(trx, { user_id, client_id, created_at: now, ...work });
  await record({ action: "member_joined", target: `client:${client_id}`, detail: name, actorId: user_id });
  changed(clientTag(client_id));
}

/** Somebody who works for the client already gets what the invitation gives beside. */
async function acceptInvitation(
  open: Write,
  { row }: Offer & { kind: "invitation" },
  newcomer: Newcomer,
): Promise<void> {
  const { trx, now, record } = open;
  const { client_id, company_name, person_id } = row;
  if (!(await repo.deleteInvitation(trx, row.id))) throw fieldError("token", joiningMessages.linkEnded);
  const before = await findMembership(trx, newcomer.id, client_id);
  const role = higherOf(before?.role, row.role);
  if (before?.role === role && (person_id === null || before.person_id !== null))
    throw new ApiError("conflict", joiningMessages.alreadyIn(company_name));
  if (person_id !== null && (await findMembershipOfPerson(trx, person_id)))
    throw new ApiError("conflict", joiningMessages.personTaken);
  const branch_ids = role === row.role ? row.branch_ids : (before?.branch_ids ?? "[]");
  const work = { role, person_id: before?.person_id ?? person_id, branch_ids };
  await saveMembership(trx, { user_id: newcomer.id, client_id, created_at: now, ...work });
  await record({
    action: "member_joined",
    target: `client:${client_id}`,
    detail: newcomer.name,
    actorId: newcomer.id,
  });
}

function higherOf(one: MemberRole | undefined, other: MemberRole): MemberRole {
  return memberRoles.find((role) => role === one || role === other) ?? other;
}

/** @throws ApiError 409 where the account works for the client already */
async function requireOutside(
  { trx }: Write,
  { client_id, company_name }: { client_id: number; company_name: string },
  userId: number,
): Promise<void> {
  if (await findMembership(trx, userId, client_id))
    throw new ApiError("conflict", joiningMessages.alreadyIn(company_name));
}
