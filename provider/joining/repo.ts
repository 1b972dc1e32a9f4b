import type { Insertable } from "kysely";
import type { ListQuery } from "@/lib/contract/pagination";
import type { Reach } from "@/lib/contract/policies";
import { fetchPage, type Page } from "../kernel/http/list";
import { countRows } from "../ports/database/queries/count-rows";
import type { Database, Db, Row } from "../ports/database/schema";

/** What those reach who run branches is of their branches; owners reach all. */
export type Branches = Pick<Reach, "branchIds">["branchIds"];

const withNone = (branchIds: readonly number[]) => [...branchIds, 0];

export function listLinks(db: Db, clientId: number, branchIds: Branches): Promise<Row<"join_links">[]> {
  let links = db.selectFrom("join_links").selectAll().where("client_id", "=", clientId);
  if (branchIds) links = links.where("branch_id", "in", withNone(branchIds));
  return links.orderBy("id", "desc").execute();
}

export function countLinks(db: Db, clientId: number): Promise<number> {
  return countRows(db.selectFrom("join_links").where("client_id", "=", clientId));
}

export function insertLink(trx: Db, link: Insertable<Database["join_links"]>): Promise<Row<"join_links">> {
  return trx.insertInto("join_links").values(link).returningAll().executeTakeFirstOrThrow();
}

/** @returns false where there is none within reach */
export async function deleteLink(trx: Db, clientId: number, id: number, branchIds: Branches): Promise<boolean> {
  let link = trx.deleteFrom("join_links").where("client_id", "=", clientId).where("id", "=", id);
  if (branchIds) link = link.where("branch_id", "in", withNone(branchIds));
  return (await link.executeTakeFirst()).numDeletedRows > 0n;
}

/** A link of an active client, by what its address ends in. */
export function findLink(db: Db, token: string) {
  return db
    .selectFrom("join_links")
    .innerJoin("clients", "clients.id", "join_links.client_id")
    .leftJoin("users", "users.id", "join_links.created_by")
    .selectAll("join_links")
    .select(["clients.company_name", "users.username as inviter"])
    .where("join_links.token", "=", token)
    .where("clients.is_active", "=", true)
    .executeTakeFirst();
}

export async function countUse(trx: Db, linkId: number): Promise<void> {
  const link = trx.updateTable("join_links").where("id", "=", linkId);
  await link.set((eb) => ({ used: eb("used", "+", 1) })).execute();
}

function selectRequests(db: Db, clientId: number, branchIds: Branches) {
  const requests = db.selectFrom("join_requests").where("client_id", "=", clientId);
  return branchIds ? requests.where("branch_id", "in", withNone(branchIds)) : requests;
}

export function listRequests(
  db: Db,
  clientId: number,
  branchIds: Branches,
  query: ListQuery,
): Promise<Page<Row<"join_requests">>> {
  return fetchPage(selectRequests(db, clientId, branchIds).selectAll(), query, {});
}

export function countRequests(db: Db, clientId: number, branchIds: Branches): Promise<number> {
  return countRows(selectRequests(db, clientId, branchIds));
}

/** @returns whether the account did not wait already */
export async function insertRequest(trx: Db, request: Insertable<Database["join_requests"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("join_requests")
    .values(request)
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of parallel calls, one gets it. */
export function takeRequest(
  trx: Db,
  clientId: number,
  id: number,
  branchIds: Branches,
): Promise<Row<"join_requests"> | undefined> {
  let request = trx.deleteFrom("join_requests").where("client_id", "=", clientId).where("id", "=", id);
  if (branchIds) request = request.where("branch_id", "in", withNone(branchIds));
  return request.returningAll().executeTakeFirst();
}

/** Of an account that has come in another way. */
export async function deleteRequestOf(trx: Db, clientId: number, userId: number): Promise<void> {
  await trx.deleteFrom("join_requests").where("client_id", "=", clientId).where("user_id", "=", userId).execute();
}

function selectInvitations(db: Db, now: string) {
  return db
    .selectFrom("invitations")
    .leftJoin("people", "people.id", "invitations.person_id")
    .selectAll("invitations")
    .select(["people.branch_id"])
    .where("invitations.expires_at", ">", now);
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Those that hold, the newest first; those who run branches see those for their people. */
export function listInvitations(db: Db, clientId: number, branchIds: Branches, now: string) {
  let invitations = selectInvitations(db, now).where("invitations.client_id", "=", clientId);
  if (branchIds) invitations = invitations.where("people.branch_id", "in", withNone(branchIds));
  return invitations.orderBy("invitations.id", "desc").execute();
}

export function findInvitation(db: Db, id: number, now: string): Promise<InvitationRow | undefined> {
  return selectInvitations(db, now).where("invitations.id", "=", id).executeTakeFirst();
}

export function findInvitationOfPerson(db: Db, personId: number, now: string): Promise<InvitationRow | undefined> {
  return selectInvitations(db, now).where("invitations.person_id", "=", personId).executeTakeFirst();
}

/** One of an active client, by its token's hash. */
export function findInvitationByHash(db: Db, tokenHash: string, now: string) {
  return selectInvitations(db, now)
    .innerJoin("clients", "clients.id", "invitations.client_id")
    .leftJoin("users", "users.id", "invitations.created_by")
    .select(["clients.company_name", "users.username as inviter"])
    .where("invitations.token_hash", "=", tokenHash)
    .where("clients.is_active", "=", true)
    .executeTakeFirst();
}

/** The client's owners with their accounts, the oldest first. */
export function listOwners(db: Db, clientId: number) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.username", "users.email", "users.sign_in_phone", "memberships.created_at"])
    .where("memberships.client_id", "=", clientId)
    .where("memberships.role", "=", "owner")
    .orderBy("memberships.id")
    .execute();
}
export type OwnerRow = Awaited<ReturnType<typeof listOwners>>[number];

/** Replaces one that the person, or whoever has this name, number and e-mail, has already. @returns the id */
export async function saveInvitation(trx: Db, invitation: Omit<Row<"invitations">, "id">): Promise<number> {
  const { client_id, person_id, role, name, phone, email } = invitation;
  const former = trx.deleteFrom("invitations").where("client_id", "=", client_id);
  await (person_id === null
    ? former.where((eb) => eb.and({ role, name, phone, email })).where("person_id", "is", null)
    : former.where("person_id", "=", person_id)
  ).execute();
  const { id } = await trx.insertInto("invitations").values(invitation).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Gives one another token. @returns false where it is gone */
export async function renewInvitation(trx: Db, id: number, token_hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invitations")
    .set({ token_hash })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of parallel calls with one invitation, one gets it. */
export async function deleteInvitation(trx: Db, id: number): Promise<boolean> {
  return (await trx.deleteFrom("invitations").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

export function countWithoutPerson(db: Db, clientId: number, now: string): Promise<number> {
  const invitations = db.selectFrom("invitations").where("client_id", "=", clientId).where("person_id", "is", null);
  return countRows(invitations.where("expires_at", ">", now));
}

/** Whom the client has, as far as it tells whether a row of a table is one of them. */
export function listKnownPeople(db: Db, clientId: number) {
  const people = db.selectFrom("people").select(["id", "name", "phone", "email"]);
  return people.where("client_id", "=", clientId).orderBy("id").execute();
}
