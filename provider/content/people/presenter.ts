import { profileLimits } from "@/lib/contract/cards/values";
import type { MemberField } from "@/lib/contract/content/member-rules";
import type { Person, PersonAccount, PersonAddress, TeamPerson } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import { listWrittenLanguages } from "../../clients/card-languages";
import type { CompanyRow } from "../../clients/companies-repo";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import type { PersonAccountRow } from "../../memberships/people-repo";
import { fromColumns } from "../../ports/database/field-columns";
import { toAsciiWords } from "../../ports/database/folding/ascii-words";
import type { Row } from "../../ports/database/schema";
import { hiddenIn, type PersonAddressRow } from "./repo";
import type { TeamPersonRow } from "./service";

export function presentPerson(deps: Deps, row: Pictured<Row<"people">>): Person {
  const { url, set, photo } = presentPicture(deps, row.files);
  return {
    id: row.id,
    ...(row.is_resting && { is_resting: true }),
    ...fromColumns(personFields, row),
    slug: personSlug(row),
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

/** Last part of the address of a person's card and files. The id identifies them, so links still work after a new name. */
function personSlug({ id, name }: Pick<Row<"people">, "id" | "name">): string {
  return [toAsciiWords(name, profileLimits.slug.max), id].filter(Boolean).join("-");
}

export function presentPersonAddress(row: PersonAddressRow): PersonAddress {
  const { id, company, updated_at, handle } = row;
  const short = hasHandles(row) && handle !== "" ? { handle } : {};
  return { id, company, slug: personSlug(row), ...short, updated_at, languages: listWrittenLanguages(row) };
}

type Addressing = Pick<CompanyRow, "is_with_person_cards" | "is_with_person_handles">;

/** What anybody is told of one: nothing that the company hides, and a short address where it has such alone. */
export function presentPublicPerson(
  deps: Deps,
  company: Addressing & Pick<CompanyRow, "member_rules">,
  row: Pictured<Row<"people">>,
): Person {
  const hidden = hiddenIn(company);
  const person = { ...presentPerson(deps, row), ...(!hasHandles(company) && { handle: "" }) };
  if (hidden.length === 0) return person;
  const texts = Object.entries(person.texts ?? {}).map(([language, said]) => [language, without(said, hidden)]);
  return {
    ...person,
    ...Object.fromEntries(hidden.map((field) => [field, emptyOf(field)])),
    ...(hidden.includes("image") && { image_set: undefined, image_photo: null }),
    texts: person.texts && Object.fromEntries(texts),
  };
}

function hasHandles({ is_with_person_cards, is_with_person_handles }: Addressing): boolean {
  return is_with_person_cards === true && is_with_person_handles === true;
}

function emptyOf(field: MemberField) {
  return field === "image" ? null : personFields[field].created.parse(undefined);
}

function without(said: Record<string, unknown>, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(said).filter(([field]) => !hidden.includes(field)));
}
