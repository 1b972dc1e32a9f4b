import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as joiningMessages from "@/lib/contract/joining/messages";
import type { InviteInput } from "@/lib/contract/joining/schema";
import { invitationLimits } from "@/lib/contract/joining/values";
import { can, type MemberRole, reachOf } from "@/lib/contract/policies";
import { lockClient } from "../clients/repo";
import { findConfirmBy } from "../clients/sign-ups/repo";
import { findPerson } from "../content/people/repo";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { createLinkToken, hashSecret } from "../kernel/http/tokens";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { listOwnBranches } from "../memberships/branches";
import { listBranches } from "../memberships/branches-repo";
import { requireReached } from "../memberships/reach";
import { findMembershipOfPerson } from "../memberships/repo";
import type { Db, Row } from "../ports/database/schema";
import { sendTeamInvitation } from "./jobs";
import { isOpen } from "./links";
import * as repo from "./repo";

const { withoutPerson } = invitationLimits;
const day = 24 * 60 * 60;

/** `token` is null for one that goes by mail. */
export type Made = { row: repo.InvitationRow; token: string | null };

/** Who is invited and who waits, and what links there are, within reach. */
export async function tellJoining({ db, now }: Deps, actor: ClientActor) {
  const { clientId } = actor;
  const { branchIds } = reachOf(actor);
  const time = now().toISOString();
  const [invitations, waiting, links, branches] = await Promise.all([
    repo.listInvitations(db, clientId, branchIds, time),
    repo.countRequests(db, clientId, branchIds),
    repo.listLinks(db, clientId, branchIds),
    listOwnBranches(db, actor),
  ]);
  return { invitations, waiting, open_links: links.filter((link) => isOpen(link, time)).length, branches };
}

/**
 * Invites a person within reach, or, as an owner, an owner or manager.
 *
 * @throws ApiError 400 on a field or beyond a limit, 403 for a role that the caller does not give, 404 for a person that it does
 * not reach, 409 for one that has an account, 429 for too many mails
 */
export async function invite(deps: Deps, actor: ClientActor, input: InviteInput, by: AuditActor): Promise<Made> {
  const { clientId } = actor;
  const { role = "member", person_id } = input;
  if (!givesRole(actor, role)) throw new ApiError("permission_denied", failures.permissionDenied);
  if (person_id === null && role === "member") throw fieldError("person_id", joiningMessages.personRequired);
  return makeInvitation(deps, clientId, by, input.by_mail, async ({ trx, now }) => {
    const branch_ids = role === "manager" ? await ownBranches(trx, clientId, input.branch_ids) : [];
    if (person_id === null || role === "owner") return { ...input, role, person_id: null, branch_ids };
    const person = requireReached(actor, await findPerson(trx, clientId, person_id));
    const before = await findWaiting(trx, person_id, now);
    requireGiven(actor, before);
    return { ...contactOf(person), ...(input.role ? { role, branch_ids } : before) };
  });
}

/** Whoever does not give a role does not take it away either, or hand out a link to it. */
export function givesRole(actor: ClientActor, role: MemberRole): boolean {
  return role === "member" || can(actor, "team.manage");
}

/** What a person is invited to already, or else a member: so they stay with a new link. */
export async function findWaiting(
  db: Db,
  personId: number,
  now: string,
): Promise<Pick<Invited, "role" | "branch_ids">> {
  const before = await repo.findInvitationOfPerson(db, personId, now);
  return before ? { role: before.role, branch_ids: JSON.parse(before.branch_ids) } : { role: "member", branch_ids: [] };
}

function requireGiven(actor: ClientActor, { role }: Pick<Invited, "role">): void {
  if (!givesRole(actor, role)) throw new ApiError("permission_denied", joiningMessages.ownersInvitation);
}

/** @throws ApiError 403 for one to a role that the caller does not give, 404 for none within reach */
export function withdrawInvitation(deps: Deps, actor: ClientActor, id: number, by: AuditActor): Promise<void> {
  const { clientId } = actor;
  const { branchIds } = reachOf(actor);
  return endInvitation(deps, clientId, id, by, async (db, now) => {
    const invitations = await repo.listInvitations(db, clientId, branchIds, now);
    const one = invitations.find((invitation) => invitation.id === id);
    if (one) requireGiven(actor, one);
    return one;
  });
}

/** The one that `find` finds. @throws ApiError 404 */
export function endInvitation(
  deps: Deps,
  clientId: number,
  id: number,
  by: AuditActor,
  find: (db: Db, now: string) => Promise<repo.InvitationRow | undefined>,
): Promise<void> {
  return write(deps, by, async ({ trx, now, record }) => {
    await lockClient(trx, clientId);
    const invitation = await find(trx, now);
    if (!invitation || !(await repo.deleteInvitation(trx, id))) throw new ApiError("not_found", failures.notFound);
    await record({ action: "invitation_withdrawn", target: `client:${clientId}`, detail: invitation.name });
  });
}

export type Invited = Pick<InviteInput, "person_id" | "branch_ids" | "name" | "phone" | "email"> & { role: MemberRole };

/** Within one write: stores it, and hands out its token or leaves the mail that brings one. */
export async function makeInvitation(
  deps: Deps,
  clientId: number,
  by: AuditActor,
  isMailed: boolean,
  find: (open: Write) => Promise<Invited>,
): Promise<Made> {
  if (isMailed) await requireMail(deps, clientId);
  return write(deps, by, async (open) => {
    await lockClient(open.trx, clientId);
    const invited = await find(open);
    if (invited.person_id === null && (await repo.countWithoutPerson(open.trx, clientId, open.now)) >= withoutPerson)
      throw new ApiError("limit_reached", joiningMessages.tooManyInvitations);
    if (invited.person_id !== null && (await findMembershipOfPerson(open.trx, invited.person_id)))
      throw new ApiError("conflict", joiningMessages.personTaken);
    const { id, token } = await saveInvitation(open, clientId, by, invited);
    if (isMailed) {
      if (!invited.email) throw fieldError("email", joiningMessages.emailNeeded);
      if (!(await mailInvitation(deps, open, { id, clientId, email: invited.email })))
        throw new ApiError("too_many_requests", joiningMessages.tooManyMails);
    }
    return { row: requireFound(await repo.findInvitation(open.trx, id, open.now)), token: isMailed ? null : token };
  });
}

/** @returns the only copy of its token */
export async function saveInvitation(
  open: Write,
  clientId: number,
  by: Pick<AuditActor, "actorId">,
  invited: Invited,
): Promise<{ id: number; token: string }> {
  const saved = await keepInvitation(open, clientId, by, invited);
  await open.record({
    action: "member_invited",
    target: `client:${clientId}`,
    detail: invited.name || invited.email,
  });
  return saved;
}

/** The same without an entry in the log: of many, which have one together. */
export async function keepInvitation(
  { trx, now }: Write,
  client_id: number,
  { actorId: created_by }: Pick<AuditActor, "actorId">,
  { role, person_id, branch_ids, name, phone, email }: Invited,
): Promise<{ id: number; token: string }> {
  const token = createLinkToken();
  const id = await repo.saveInvitation(trx, {
    ...{ client_id, created_by, person_id, role, name, phone, email },
    branch_ids: JSON.stringify(branch_ids),
    token_hash: hashSecret(token),
    created_at: now,
    expires_at: new Date(Date.parse(now) + invitationLimits.lasts).toISOString(),
  });
  return { id, token };
}

/** @returns false beyond the mails of a day */
export async function mailInvitation(
  deps: Deps,
  { enqueue }: Write,
  { id, clientId, email }: { id: number; clientId: number; email: string },
): Promise<boolean> {
  if (!(await takeMail(deps, clientId, email))) return false;
  await enqueue(sendTeamInvitation, { invitation_id: id });
  return true;
}

/** Counts a mail. @returns false beyond those of a day, to the address or of the company */
export async function takeMail({ shared }: Deps, clientId: number, email: string): Promise<boolean> {
  const { mailsPerDay, mailsToAddress } = invitationLimits;
  const ofAddress = shared.createLimiter({ name: "invitations to address", points: mailsToAddress, seconds: day });
  const ofClient = shared.createLimiter({ name: "invitation mails", points: mailsPerDay, seconds: day });
  return (await ofAddress.take(email)) === 0 && (await ofClient.take(String(clientId))) === 0;
}

/** @throws ApiError 400 where no mail is sent, 409 before the client is confirmed: strangers' mail is not for whoever signs up */
export async function requireMail({ db, mail }: Deps, clientId: number): Promise<void> {
  if (!mail.isOn) throw new ApiError("bad_request", joiningMessages.mailOff);
  if (await findConfirmBy(db, clientId)) throw new ApiError("conflict", signUpMessages.unconfirmed);
}

async function ownBranches(db: Db, clientId: number, wanted: readonly number[]): Promise<number[]> {
  const ids = (await listBranches(db, clientId)).flatMap(({ id }) => id ?? []);
  const own = ids.filter((id) => wanted.includes(id));
  if (own.length === 0) throw fieldError("branch_ids", joiningMessages.branchRequired);
  return own;
}

/** What an invitation has of a person. */
export function contactOf({
  id: person_id,
  name,
  phone,
  email,
}: Pick<Row<"people">, "id" | "name" | "phone" | "email">) {
  return { person_id, name, phone, email };
}
