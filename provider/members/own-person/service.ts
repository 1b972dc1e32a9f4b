import { profileFields } from "@/lib/contract/cards/fields";
import { completeRules, type MemberField, type MemberRules } from "@/lib/contract/content/member-rules";
import * as ownPersonMessages from "@/lib/contract/content/messages/own-person";
import type { AskForChangeInput, UpdateOwnPersonInput } from "@/lib/contract/content/own-person";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { can } from "@/lib/contract/policies";
import { findProfile } from "../../cards/profile/repo";
import { getClient } from "../../clients/service";
import { readMemberRules } from "../../content/people/repo";
import { getPerson, updatePerson } from "../../content/people/service";
import type { Deps } from "../../deps";
import type { ClientActor } from "../../kernel/http/actor";
import { listRequestsOfPerson } from "../../memberships/change-requests-repo";
import { fromColumns } from "../../ports/database/field-columns";
import { askForChange } from "../change-requests/service";

/** @throws ApiError 404, as do all below, for an account whose card none is */
export async function getOwnPerson(deps: Deps, actor: ClientActor) {
  const person = await getPerson(deps, actor, requireOwn(actor));
  const [stored, requests] = await Promise.all([
    findProfile(deps.db, actor.clientId),
    listRequestsOfPerson(deps.db, person.id),
  ]);
  const profile = stored && fromColumns(profileFields, stored);
  const hasHandles = profile?.person_cards === true && profile.person_handles === true;
  return {
    person: hasHandles ? person : { ...person, handle: "" },
    requests,
    rules: rulesFor(actor, completeRules(profile?.member_rules)),
    branches: profile?.branches ?? [],
    hasCard: profile?.person_cards === true && !person.is_resting,
  };
}

/** @throws ApiError 403 where a field is the company's */
export async function updateOwnPerson(deps: Deps, actor: ClientActor, input: UpdateOwnPersonInput): Promise<void> {
  const { clientId } = actor;
  const id = requireOwn(actor);
  const rules = await readOwnRules(deps, actor);
  const sent = Object.keys(input).filter((field) => input[field as MemberField] !== undefined);
  const kept = sent.filter((field) => rules[field as MemberField] !== "asked");
  if (kept.length > 0) throw await refuse(deps, clientId, kept);
  await updatePerson(deps, actor, id, input);
}

/** @throws ApiError 400 on `field` for what needs no asking, or is on no card */
export async function askForOwnChange(deps: Deps, actor: ClientActor, input: AskForChangeInput): Promise<void> {
  const person = await getPerson(deps, actor, requireOwn(actor));
  const rule = (await readOwnRules(deps, actor))[input.field];
  if (rule === "fixed") return askForChange(deps, actor, person, input);
  throw fieldError("field", rule === "asked" ? ownPersonMessages.mayChange : ownPersonMessages.fieldUnknown);
}

async function readOwnRules({ db }: Deps, actor: ClientActor): Promise<MemberRules> {
  return rulesFor(actor, await readMemberRules(db, actor.clientId));
}

/** Who may edit people is bound to nothing but what no card shows. */
function rulesFor(actor: ClientActor, rules: MemberRules): MemberRules {
  if (!can(actor, "people.edit")) return rules;
  const own = Object.entries(rules).map(([field, rule]) => [field, rule === "fixed" ? "asked" : rule]);
  return Object.fromEntries(own);
}

function requireOwn({ personId }: ClientActor): number {
  if (personId === null) throw new ApiError("not_found", ownPersonMessages.none);
  return personId;
}

async function refuse(deps: Deps, clientId: number, fields: readonly string[]): Promise<ApiError> {
  const message = ownPersonMessages.fixed((await getClient(deps, clientId)).company_name);
  return new ApiError("permission_denied", message, {
    fields: Object.fromEntries(fields.map((field) => [field, [message]])),
  });
}
