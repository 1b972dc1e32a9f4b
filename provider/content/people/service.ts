import * as personMessages from "@/lib/contract/content/messages/person";
import type { CreatePersonInput, UpdatePersonInput } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import { ApiError } from "@/lib/contract/errors";
import { clientTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { requireWholeOrder } from "../../kernel/http/require-whole-order";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import { storePicture } from "../../media/pictures";
import { withPicture, withPictures } from "../../media/repo";
import { listBranches } from "../../memberships/branches-repo";
import { readLimitsOf } from "../../plans/allowance";
import { settleClient } from "../../plans/resting";
import { toColumns } from "../../ports/database/field-columns";
import type { Db } from "../../ports/database/schema";
import type { ContentQuery } from "../own-rows";
import { writeContent } from "../write-content";
import * as repo from "./repo";

/** People are returned with their photos' files, here and below. */
export async function listPeople({ db }: Deps, clientId: number, query: ContentQuery) {
  const { rows, count } = await repo.listPeople(db, clientId, query);
  return { rows: await withPictures(db, rows, "image"), count };
}

export async function getPerson({ db }: Deps, clientId: number, id: number) {
  return withPicture(db, requireFound(await repo.findPerson(db, clientId, id)), "image");
}

/** A new person is added at the end. */
export async function createPerson(deps: Deps, clientId: number, { image: file, ...fields }: CreatePersonInput) {
  await requirePlace(deps.db, clientId);
  const image = file ? await storePhoto(deps, clientId, file) : null;
  return writeContent(deps, clientId, async ({ trx, now, keepFiles, note }) => {
    const position = await requirePlace(trx, clientId);
    await requireBranch(trx, clientId, fields.branch_id);
    await note("person_created", fields.name);
    await keepFiles(image);
    const person = await repo.insertPerson(trx, {
      ...toColumns(personFields, fields),
      client_id: clientId,
      image,
      position,
      created_at: now,
      updated_at: now,
    });
    return withPicture(trx, person, "image");
  });
}

export async function updatePerson(deps: Deps, clientId: number, id: number, input: UpdatePersonInput) {
  const person = await getPerson(deps, clientId, id);
  if (isEmptyChange(input)) return person;
  const { image: sent, ...fields } = input;
  const image = sent ? await storePhoto(deps, clientId, sent) : sent === "" ? null : undefined;
  return writeContent(deps, clientId, async ({ trx, now, keepFiles, dropFiles, note }) => {
    const current = requireFound(await repo.findPerson(trx, clientId, id));
    await requireBranch(trx, clientId, fields.branch_id);
    await note("person_updated", fields.name ?? current.name);
    if (image !== undefined) {
      await keepFiles(image);
      await dropFiles(current.image);
    }
    const change = { ...toColumns(personFields, fields), image, updated_at: now };
    return withPicture(trx, requireFound(await repo.updatePerson(trx, clientId, id, change)), "image");
  });
}

export function deletePerson(deps: Deps, clientId: number, id: number): Promise<void> {
  return writeContent(deps, clientId, async ({ trx, dropFiles, withdrawn, note }) => {
    const { image, name } = requireFound(await repo.deletePerson(trx, clientId, id));
    await settleClient(trx, clientId);
    await note("person_deleted", name);
    await dropFiles(image);
    withdrawn(clientTag(clientId));
  });
}

/** @throws ApiError 409 unless `ids` are exactly the client's people, each once */
export function orderPeople(deps: Deps, clientId: number, ids: readonly number[]): Promise<void> {
  return writeContent(deps, clientId, async ({ trx }) => {
    requireWholeOrder(ids, await repo.listPersonIds(trx, clientId), personMessages.orderChanged);
    await repo.orderPeople(trx, clientId, ids);
  });
}

/**
 * The position after the last person. Checked twice on create: early, before the photo is processed for nothing, and in
 * the transaction, to prevent a race.
 */
async function requirePlace(db: Db, clientId: number): Promise<number> {
  const { people: most } = await readLimitsOf(db, clientId);
  const { count, lastPosition } = await repo.measurePeople(db, clientId);
  if (count >= most) throw new ApiError("limit_reached", personMessages.limit(most));
  return lastPosition + 1;
}

/** @throws ApiError 400 on `branch_id` for none of the profile's */
async function requireBranch(db: Db, clientId: number, branchId: number | null | undefined): Promise<void> {
  if (!branchId || (await listBranches(db, clientId)).some(({ id }) => id === branchId)) return;
  throw new ApiError("validation_error", personMessages.branchUnknown, {
    fields: { branch_id: [personMessages.branchUnknown] },
  });
}

async function storePhoto(deps: Deps, clientId: number, file: File): Promise<string> {
  return (await storePicture(deps, { clientId, use: "person" }, file)).upload;
}
