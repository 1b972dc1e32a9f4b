import { profileLimits } from "@/lib/contract/cards/values";
import { type MemberField, type MemberRules, memberFields } from "@/lib/contract/content/member-rules";
import type { Person, PersonAccount, TeamPerson } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import type { PersonAccountRow } from "../../memberships/people-repo";
import { fromColumns } from "../../ports/database/field-columns";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";
import type { TeamPersonRow } from "./service";

export function presentPerson(deps: Deps, row: Pictured<Row<"people">>): Person {
  const { url, set, photo } = presentPicture(deps, row.files);
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    ...fromColumns(personFields, row),
    slug: [toAsciiWords(row.name, profileLimits.slug.max), row.id].filter(Boolean).join("-"),
    image: url,
    image_set: set,
    image_photo: photo,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function presentTeamPerson(deps: Deps, { account, isInvited, ...row }: TeamPersonRow): TeamPerson {
  return { ...presentPerson(deps, row), account: presentAccount(account, isInvited) };
}

function presentAccount(account: PersonAccountRow | undefined, isInvited: boolean): PersonAccount {
  if (!account) return { status: isInvited ? "invited" : "none", role: null, branch_ids: [], seen_at: null };
  const { role, branch_ids, seen_at } = account;
  return { status: "joined", role, branch_ids: JSON.parse(branch_ids), seen_at };
}

/** The same as anybody is told of it: without what the company hides. */
export function presentPublicPerson(deps: Deps, row: Pictured<Row<"people">>, rules: MemberRules): Person {
  const hidden = memberFields.filter((field) => rules[field] === "hidden");
  const person = presentPerson(deps, row);
  if (hidden.length === 0) return person;
  const texts = Object.entries(person.texts ?? {}).map(([language, said]) => [language, without(said, hidden)]);
  return {
    ...person,
    ...Object.fromEntries(hidden.map((field) => [field, emptyOf(field)])),
    ...(hidden.includes("image") && { image_set: undefined, image_photo: null }),
    texts: person.texts && Object.fromEntries(texts),
  };
}

function emptyOf(field: MemberField) {
  return field === "image" ? null : personFields[field].created.parse(undefined);
}

function without(said: Record<string, unknown>, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(said).filter(([field]) => !hidden.includes(field)));
}
