import * as ownPersonMessages from "@/lib/contract/content/messages/own-person";
import type { AskForChangeInput, RefuseChangeInput, RequestField } from "@/lib/contract/content/own-person";
import { updatePersonSchema } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import { ApiError } from "@/lib/contract/errors";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { reachOf } from "@/lib/contract/policies";
import { changePerson } from "../../content/people/service";
import { writeContent } from "../../content/write-content";
import type { Deps } from "../../deps";
import type { ClientActor } from "../../kernel/http/actor";
import type { Write } from "../../kernel/write/write";
import { withPicture } from "../../media/repo";
import { requireBranch } from "../../memberships/branches";
import * as repo from "../../memberships/change-requests-repo";
import { listLeaders } from "../../memberships/repo";
import { notify } from "../../notifications/service";
import type { Db, Row } from "../../ports/database/schema";

export function listChangeRequests({ db }: Deps, actor: ClientActor) {
  return repo.listChangeRequests(db, reachOf(actor));
}

/** Asks whoever looks after the person. @throws ApiError 400 on `value` if a form would not take it */
export function askForChange(
  deps: Deps,
  actor: ClientActor,
  person: Row<"people">,
  { field, value, note }: AskForChangeInput,
): Promise<void> {
  const { clientId, userId } = actor;
  const fields = readFields(field, value);
  const target = `client:${clientId}`;
  return writeContent(deps, actor, async (open) => {
    const { trx, now } = open;
    if (fields.branch_id) await requireBranch(trx, clientId, fields.branch_id);
    const wish = { field, value: field === "hours" ? hoursText(fields.hours) : value, note };
    const asked = { client_id: clientId, person_id: person.id, ...wish, created_at: now };
    const isNew = await repo.putChangeRequest(trx, { ...asked, user_id: userId });
    await open.record({ action: "change_requested", actorId: userId, target, detail: person.name });
    if (!isNew) return;
    const userIds = (await listLeaders(trx, clientId, person.branch_id)).filter((leader) => leader !== userId);
    const news = { kind: "change_requested", detail: person.name, count: null, subjectId: null } as const;
    await notify(open, { clientId, userIds }, news);
  });
}

/** @throws ApiError 404 if it is not within reach, 409 if it was answered, 400 if the card cannot say so any more */
export function approveChange(deps: Deps, actor: ClientActor, id: number) {
  const { clientId } = actor;
  return writeContent(deps, actor, async (open) => {
    const request = await takeRequest(open.trx, actor, id);
    const fields = readFields(request.field, request.value);
    const person = await changePerson(open, clientId, request.id, fields);
    await tellAsker(open, clientId, request, { isMade: true, detail: "" });
    return withPicture(open.trx, person, "image");
  });
}

/** @throws as `approveChange` */
export function refuseChange(
  deps: Deps,
  actor: ClientActor,
  id: number,
  { reason }: RefuseChangeInput = { reason: "" },
): Promise<void> {
  const { clientId, userId } = actor;
  return writeContent(deps, actor, async (open) => {
    const request = await takeRequest(open.trx, actor, id);
    await open.record({
      action: "change_refused",
      actorId: userId,
      target: `client:${clientId}`,
      detail: request.name,
    });
    await tellAsker(open, clientId, request, { isMade: false, detail: reason });
  });
}

/** As a person's hours are kept, so that both are read alike. */
function hoursText(hours: OpeningHours | null = null): string {
  return personFields.hours.column.write(hours) ?? "";
}

async function takeRequest(trx: Db, actor: ClientActor, id: number): Promise<repo.ChangeRequestRow> {
  const request = await repo.findChangeRequest(trx, reachOf(actor), id);
  if (!request) throw new ApiError("not_found", ownPersonMessages.requestGone);
  await repo.deleteChangeRequest(trx, id);
  return request;
}

/** The count of such news is how many changes were made. */
async function tellAsker(
  open: Write,
  clientId: number,
  { membership_id: membershipId }: repo.ChangeRequestRow,
  { isMade, detail }: { isMade: boolean; detail: string },
): Promise<void> {
  const userIds = await repo.listAskers(open.trx, membershipId);
  await notify(open, { clientId, userIds }, { kind: "change_decided", detail, count: Number(isMade), subjectId: null });
}

/** As a form of the person would be read. */
function readFields(field: RequestField, value: string) {
  const read = updatePersonSchema.safeParse({ [field]: value });
  if (read.success) return read.data as Omit<typeof read.data, "image">;
  const messages = read.error.issues.map(({ message }) => message);
  throw new ApiError("validation_error", messages[0] ?? ownPersonMessages.valueInvalid, {
    fields: { value: messages },
  });
}
