import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database, Db, Row } from "../ports/database/schema";

/*
 * Parts of queries over `users`: a membership of the account in an active client. `clientId` names one; otherwise it is the
 * oldest.
 */

export function membershipOfUser(clientId?: string | number): Expression<number | null> {
  return selectMembership(clientId).orderBy("own.id").limit(1).$asScalar();
}

/** The one that the session has chosen, if it has. */
export function membershipOfSession(clientId?: string | number): Expression<number | null> {
  const { ref } = expressionBuilder<Database, "sessions">();
  return selectMembership(clientId)
    .orderBy((own) => own.case().when("own.client_id", "=", ref("sessions.client_id")).then(0).else(1).end())
    .orderBy("own.id")
    .limit(1)
    .$asScalar();
}

function selectMembership(clientId?: string | number) {
  const eb = expressionBuilder<Database, "users">();
  const own = eb
    .selectFrom("memberships as own")
    .innerJoin("clients as theirs", "theirs.id", "own.client_id")
    .select("own.id")
    .whereRef("own.user_id", "=", "users.id")
    .where("theirs.is_active", "=", true);
  return clientId === undefined ? own : own.where("own.client_id", "=", Number(clientId) || 0);
}

/** Whether the account may sign in: a blocked administrator does for its companies alone. */
export function isAdmitted(): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "users">();
  const works = eb.selectFrom("memberships as own").select("own.id").whereRef("own.user_id", "=", "users.id");
  const alsoWorks = eb.and([eb("users.is_admin", "=", true), eb.exists(works)]);
  return eb.or([eb("users.is_active", "=", true), alsoWorks]);
}

/** The companies that an account works for, the oldest membership first. */
export function listCompanies(db: Db, userId: number) {
  return db
    .selectFrom("memberships")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .select(["clients.id", "clients.company_name", "clients.is_active", "memberships.role"])
    .where("memberships.user_id", "=", userId)
    .orderBy("memberships.id")
    .execute();
}

/** The company, where the account works for others or the site as well: what tells of it has to say of which. */
export async function findAmongSeveral(db: Db, userId: number, clientId: number | null) {
  const [companies, runsSite] = await Promise.all([listCompanies(db, userId), isAdministrator(db, userId)]);
  return companies.length > 1 || runsSite ? companies.find(({ id }) => id === clientId) : undefined;
}

export async function isAdministrator(db: Db, userId: number): Promise<boolean> {
  const user = db.selectFrom("users").select("id").where("id", "=", userId).where("is_active", "=", true);
  return (await user.where("is_admin", "=", true).executeTakeFirst()) !== undefined;
}

export function listOwners(db: Db, clientId: number): Promise<{ user_id: number }[]> {
  const members = db.selectFrom("memberships").select("user_id").where("client_id", "=", clientId);
  return members.where("role", "=", "owner").orderBy("id").execute();
}

/** Whether it has only one left, who can neither leave nor become anything else. */
export async function hasOneOwner(db: Db, clientId: number): Promise<boolean> {
  return (await listOwners(db, clientId)).length === 1;
}

/** Of the account whose own card a person's is. */
export function findMembershipOfPerson(db: Db, personId: number): Promise<Row<"memberships"> | undefined> {
  return db.selectFrom("memberships").selectAll().where("person_id", "=", personId).executeTakeFirst();
}

export async function setPerson(trx: Db, id: number, person_id: number | null): Promise<void> {
  await trx.updateTable("memberships").set({ person_id }).where("id", "=", id).execute();
}

export async function deleteMembership(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("memberships").where("id", "=", id).execute();
}

/**
 * Whom to tell of what came by a person, or by none: the person's account, and the owners, unless they have said that the
 * account is enough.
 */
export async function listConcerned(db: Db, clientId: number, personId: number | null): Promise<number[]> {
  const account = personId === null ? undefined : await findAccountOf(db, clientId, personId);
  const client = db.selectFrom("clients").select("is_owner_told").where("id", "=", clientId);
  if (account !== undefined && !(await client.executeTakeFirst())?.is_owner_told) return [account];
  const owners = (await listOwners(db, clientId)).map(({ user_id }) => user_id);
  return [...new Set([...owners, ...(account === undefined ? [] : [account])])];
}

/** The account whose card a person's is, if it may sign in. */
export async function findAccountOf(db: Db, clientId: number, personId: number): Promise<number | undefined> {
  const accounts = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.user_id")
    .where("memberships.client_id", "=", clientId)
    .where("memberships.person_id", "=", personId)
    .where(isAdmitted());
  return (await accounts.executeTakeFirst())?.user_id;
}

/** Who looks after a person's work: the managers of the branch, else the owners; never the person's own account. */
export async function listOverseers(db: Db, clientId: number, personId: number): Promise<number[]> {
  const person = db.selectFrom("people").select("branch_id").where("client_id", "=", clientId);
  const branchId = (await person.where("id", "=", personId).executeTakeFirst())?.branch_id ?? null;
  const own = await findAccountOf(db, clientId, personId);
  const managers = (await listManagers(db, clientId, branchId)).filter((id) => id !== own);
  if (managers.length > 0) return managers;
  return (await listOwners(db, clientId)).map(({ user_id }) => user_id).filter((id) => id !== own);
}

type NewMembership = Pick<Row<"memberships">, "user_id" | "client_id" | "role" | "created_at"> &
  Partial<Pick<Row<"memberships">, "person_id" | "branch_ids">>;

/** Nothing for an account that works for the client already. */
export async function insertMembership(db: Db, membership: NewMembership): Promise<void> {
  await db
    .insertInto("memberships")
    .values(membership)
    .onConflict((conflict) => conflict.columns(["user_id", "client_id"]).doNothing())
    .execute();
}

/** For this session, and those to come. @returns false where the account does not work for the client, or it is blocked */
export async function chooseMembership(
  trx: Db,
  { userId, sessionId, clientId }: { userId: number; sessionId: string; clientId: number },
  now: string,
): Promise<boolean> {
  const active = trx.selectFrom("clients").select("id").where("id", "=", clientId).where("is_active", "=", true);
  const { numUpdatedRows } = await trx
    .updateTable("memberships")
    .set({ chosen_at: now })
    .where("user_id", "=", userId)
    .where("client_id", "in", active)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.updateTable("sessions").set({ client_id: clientId }).where("id", "=", sessionId).execute();
  return true;
}

/** The same for the site. @returns false for an account that is no administrator, or blocked as one */
export async function chooseAdministration(
  trx: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<boolean> {
  if (!(await isAdministrator(trx, userId))) return false;
  await trx.updateTable("memberships").set({ chosen_at: null }).where("user_id", "=", userId).execute();
  await trx.updateTable("sessions").set({ client_id: null }).where("id", "=", sessionId).execute();
  return true;
}

/** The client that the account chose last; null where it never had a choice, and for an administrator who chose the site. */
export async function findChosenClient(db: Db, userId: number): Promise<number | null> {
  const chosen = db.selectFrom("memberships").select("client_id").where("user_id", "=", userId);
  const newest = chosen.where("chosen_at", "is not", null).orderBy("chosen_at", "desc").limit(1);
  return (await newest.executeTakeFirst())?.client_id ?? null;
}

/** How the account works for the client, if it does. */
export function findMembership(db: Db, userId: number, clientId: number): Promise<Row<"memberships"> | undefined> {
  const membership = db.selectFrom("memberships").selectAll().where("user_id", "=", userId);
  return membership.where("client_id", "=", clientId).executeTakeFirst();
}

/** Makes or changes how an account works for a client. */
export async function saveMembership(
  trx: Db,
  { user_id, client_id, created_at, ...work }: Required<NewMembership>,
): Promise<void> {
  await trx
    .insertInto("memberships")
    .values({ user_id, client_id, created_at, ...work })
    .onConflict((conflict) => conflict.columns(["user_id", "client_id"]).doUpdateSet(work))
    .execute();
}

/** The accounts that look after who is in a branch: owners, and its managers. */
export async function listLeaders(db: Db, clientId: number, branchId: number | null): Promise<number[]> {
  const owners = (await listOwners(db, clientId)).map(({ user_id }) => user_id);
  return [...owners, ...(await listManagers(db, clientId, branchId))];
}

async function listManagers(db: Db, clientId: number, branchId: number | null): Promise<number[]> {
  const members = db.selectFrom("memberships").select(["user_id", "branch_ids"]).where("client_id", "=", clientId);
  const managers = await members.where("role", "=", "manager").orderBy("id").execute();
  const ofBranch = managers.filter(({ branch_ids }) => (JSON.parse(branch_ids) as number[]).includes(branchId ?? 0));
  return ofBranch.map(({ user_id }) => user_id);
}

/** The companies that an account has asked to join, and that have not answered. */
export async function listAwaited(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("join_requests")
    .innerJoin("clients", "clients.id", "join_requests.client_id")
    .select("clients.company_name")
    .where("join_requests.user_id", "=", userId)
    .orderBy("join_requests.id")
    .execute();
  return rows.map(({ company_name }) => company_name);
}
