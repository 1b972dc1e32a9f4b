import type { MemberField } from "@/lib/contract/content/member-rules";
import * as personMessages from "@/lib/contract/content/messages/person";
import type { CreatePersonInput, UpdatePersonInput } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { clientTag, peopleTag } from "@/lib/contract/page-tags";
import { can, reachOf } from "@/lib/contract/policies";
import type { Deps } from "../../deps";
import type { ClientActor } from "../../kernel/http/actor";
import type { Page } from "../../kernel/http/list";
import { requireFound } from "../../kernel/http/require-found";
import { requireWholeOrder } from "../../kernel/http/require-whole-order";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import type { Write } from "../../kernel/write/write";
import { storePicture } from "../../media/pictures";
import { type Pictured, withPicture, withPictures } from "../../media/repo";
import { requireBranch, requireOwnBranch } from "../../memberships/branches";
import { listAccountsOf, listInvitedOf, type PersonAccountRow } from "../../memberships/people-repo";
import { requireReached } from "../../memberships/reach";
import { readLimitsOf } from "../../plans/allowance";
import { toColumns } from "../../ports/database/field-columns";
import type { Db, Row } from "../../ports/database/schema";
import { type ContentWrite, writeContent } from "../write-content";
import { takeHandle } from "./handles";
import { findHandle } from "./handles-repo";
import * as repo from "./repo";

/** A person with the account, or whether an invitation waits for one. */
export type TeamPersonRow = Pictured<Row<"people">> & { account: PersonAccountRow | undefined; isInvited: boolean };

/** People are returned with their photos' files, here and below. Nobody is found by what is `hidden`. */
export async function listPeople(
  { db, now }: Deps,
  clientId: number,
  query: repo.PeopleQuery,
  hidden: readonly MemberField[] = [],
) {
  const within = { reach: { clientId }, now: now().toISOString(), hidden };
  return withFiles(db, await repo.listPeople(db, clientId, query, within));
}

/** @throws ApiError 404 */
export async function getShownPerson({ db }: Deps, clientId: number, id: number) {
  const person = requireFound(await repo.findPerson(db, clientId, id));
  if (person.is_resting) throw new ApiError("not_found", failures.notFound);
  return withPicture(db, person, "image");
}

/** Those whom the caller looks after; each with its account, here and below. */
export async function listTeam(deps: Deps, actor: ClientActor, query: repo.PeopleQuery) {
  const within = { reach: reachOf(actor), now: deps.now().toISOString() };
  const { rows, count } = await withFiles(deps.db, await repo.listPeople(deps.db, actor.clientId, query, within));
  return { rows: await withAccounts(deps, deps.db, rows), count };
}

export function listTeamIds({ db, now }: Deps, actor: ClientActor, filter: repo.PeopleFilter): Promise<number[]> {
  return repo.listFoundIds(db, actor.clientId, filter, { reach: reachOf(actor), now: now().toISOString() });
}

/** @throws ApiError 404, also for one whom the caller does not look after, here and below */
export async function getPerson(deps: Deps, actor: ClientActor, id: number): Promise<TeamPersonRow> {
  return asTeamPerson(deps, deps.db, await findReached(deps.db, actor, id));
}

/** Whose a present or former short address is; of one who left as well. @throws ApiError 404 */
export async function getHandle({ db }: Deps, clientId: number, handle: string) {
  return requireFound(await findHandle(db, clientId, handle.toLowerCase()));
}

/** Addresses of the cards that search engines may list, after one id. */
export async function listPersonAddresses({ db }: Deps, { after, page_size }: { after: number; page_size: number }) {
  const rows = await repo.listPersonAddresses(db, after, page_size);
  return { rows, last: await repo.findLastPersonId(db) };
}

/** A new person is added at the end. */
export async function createPerson(deps: Deps, actor: ClientActor, { image: file, ...fields }: CreatePersonInput) {
  const { clientId } = actor;
  await requirePlace(deps.db, clientId);
  const image = file ? await storePhoto(deps, clientId, file) : null;
  const create = async (open: ContentWrite) => {
    const { trx, keepFiles, note } = open;
    await requireOwnBranch(trx, actor, fields.branch_id);
    const person = await addPerson(open, clientId, fields, image);
    await note("person_created", fields.name);
    await keepFiles(image);
    return asTeamPerson(deps, trx, person);
  };
  return writeContent(deps, actor, create);
}

type NewPerson = Pick<CreatePersonInput, "name"> & Partial<Omit<CreatePersonInput, "image">>;
const blank = {
  ...{ role: "", phone: "", whatsapp: "", email: "", about: "", handle: "" },
  ...{ branch_id: null, links: [], hours: null, texts: null },
  appointments: "company" as const,
};

/** Adds a person at the end, within a write that holds the client. @throws ApiError 400 beyond its limit */
export async function addPerson(
  { trx, now, changed }: Pick<Write, "trx" | "now" | "changed">,
  clientId: number,
  fields: NewPerson,
  image: string | null = null,
): Promise<Row<"people">> {
  const position = await requirePlace(trx, clientId);
  const person = await repo.insertPerson(trx, {
    ...toColumns(personFields, { ...blank, ...fields }),
    client_id: clientId,
    image,
    position,
    created_at: now,
    updated_at: now,
  });
  await takeHandle(trx, person, now);
  changed(peopleTag);
  return person;
}

/** How many people the client may have, how many more, and the position of the next. */
export async function measurePlaces(db: Db, clientId: number): Promise<{ most: number; free: number; next: number }> {
  const { people: most } = await readLimitsOf(db, clientId);
  const { count, lastPosition } = await repo.measurePeople(db, clientId);
  return { most, free: Math.max(0, most - count), next: lastPosition + 1 };
}

export async function updatePerson(deps: Deps, actor: ClientActor, id: number, input: UpdatePersonInput) {
  const { clientId } = actor;
  const person = await getPerson(deps, actor, id);
  if (isEmptyChange(input)) return person;
  const { image: sent, ...fields } = input;
  const image = sent ? await storePhoto(deps, clientId, sent) : sent === "" ? null : undefined;
  const update = async (open: ContentWrite) => {
    const { branch_id } = await findReached(open.trx, actor, id);
    const isMoved = fields.branch_id !== undefined && fields.branch_id !== branch_id;
    // A member who may say it is in no branch's charge.
    if (isMoved && can(actor, "people.edit")) await requireOwnBranch(open.trx, actor, fields.branch_id ?? null);
    return asTeamPerson(deps, open.trx, await changePerson(open, clientId, id, { ...fields, image }));
  };
  return writeContent(deps, actor, update);
}

/** Within a write; `image` is an upload. @throws ApiError 404, 400 on `branch_id` and `handle` */
export async function changePerson(
  { trx, now, keepFiles, dropFiles, changed, withdrawn, note }: ContentWrite,
  clientId: number,
  id: number,
  { image, ...fields }: Omit<UpdatePersonInput, "image"> & { image?: string | null | undefined },
): Promise<Row<"people">> {
  const current = requireFound(await repo.findPerson(trx, clientId, id));
  if (fields.branch_id) await requireBranch(trx, clientId, fields.branch_id);
  await note("person_updated", fields.name ?? current.name);
  if (image !== undefined) {
    await keepFiles(image);
    await dropFiles(current.image);
  }
  const change = { ...toColumns(personFields, fields), image, updated_at: now };
  const person = requireFound(await repo.updatePerson(trx, clientId, id, change));
  if (person.name !== current.name) changed(peopleTag);
  if (person.handle !== current.handle) {
    await takeHandle(trx, person, now);
    // A stale page at the former address would not redirect.
    withdrawn(clientTag(clientId), peopleTag);
  }
  return person;
}

/** @throws ApiError 409 unless `ids` are exactly the client's people, each once */
export function orderPeople(deps: Deps, actor: ClientActor, ids: readonly number[]): Promise<void> {
  const { clientId } = actor;
  const order = async ({ trx }: ContentWrite) => {
    requireWholeOrder(ids, await repo.listPersonIds(trx, clientId), personMessages.orderChanged);
    await repo.orderPeople(trx, clientId, ids);
  };
  return writeContent(deps, actor, order);
}

async function findReached(db: Db, actor: ClientActor, id: number): Promise<Row<"people">> {
  return requireReached(actor, await repo.findPerson(db, actor.clientId, id));
}

async function withFiles(db: Db, { rows, count }: Page<Row<"people">>): Promise<Page<Pictured<Row<"people">>>> {
  return { rows: await withPictures(db, rows, "image"), count };
}

async function withAccounts(deps: Deps, db: Db, rows: Pictured<Row<"people">>[]): Promise<TeamPersonRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = deps.now().toISOString();
  const accounts = new Map((await listAccountsOf(db, ids, now)).map((account) => [account.person_id, account]));
  const invited = new Set((await listInvitedOf(db, ids, now)).map(({ person_id }) => person_id));
  return rows.map((row) => ({ ...row, account: accounts.get(row.id), isInvited: invited.has(row.id) }));
}

async function asTeamPerson(deps: Deps, db: Db, row: Row<"people">): Promise<TeamPersonRow> {
  const [person] = await withAccounts(deps, db, await withPictures(db, [row], "image"));
  return person as TeamPersonRow;
}

/**
 * The position after the last person. Checked twice on create: early, before the photo is processed for nothing, and in
 * the transaction, to prevent a race.
 */
async function requirePlace(db: Db, clientId: number): Promise<number> {
  const { most, free, next } = await measurePlaces(db, clientId);
  if (free === 0) throw new ApiError("limit_reached", personMessages.limit(most));
  return next;
}

async function storePhoto(deps: Deps, clientId: number, file: File): Promise<string> {
  return (await storePicture(deps, { clientId, use: "person" }, file)).upload;
}
