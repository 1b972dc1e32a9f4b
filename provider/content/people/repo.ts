import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { profileFields } from "@/lib/contract/cards/fields";
import { completeRules, type MemberField, type MemberRules, memberFields } from "@/lib/contract/content/member-rules";
import type { TeamListQuery } from "@/lib/contract/content/person";
import { personFields } from "@/lib/contract/content/person-fields";
import type { Reach } from "@/lib/contract/policies";
import { fetchPage, type Page } from "../../kernel/http/list";
import { listInvitedPeople, listPeopleWithAccount } from "../../memberships/people-repo";
import { isReached } from "../../memberships/reach-repo";
import { foldedColumns } from "../../ports/database/folding/folded-texts";
import { matchSearch } from "../../ports/database/queries/match-search";
import type { Database, Db, Row } from "../../ports/database/schema";
import { createOrderedRows } from "../ordered-rows";
import type { ContentQuery } from "../own-rows";

const orderColumns = {
  position: "position",
  name: "folded_name",
  created_at: "created_at",
  updated_at: "updated_at",
};

export const {
  find: findPerson,
  insert: insertPerson,
  update: updatePerson,
  remove: deletePerson,
  measure: measurePeople,
  listIds: listPersonIds,
  order: orderPeople,
} = createOrderedRows("people", orderColumns);

export type PeopleFilter = Pick<ContentQuery, "search" | "is_resting"> &
  Partial<Pick<TeamListQuery, "branch" | "role" | "status">>;
export type PeopleQuery = ContentQuery & PeopleFilter;
/** `now` is an ISO time; nobody is found by what is `hidden`: a branch then has nobody, and everybody is in none. */
type Within = { reach: Reach; now: string; hidden?: readonly MemberField[] };

const searched = [...foldedColumns("people"), "email"];
const { names: textNames } = personFields.texts;

/** A text in other languages is searched with all others: where one of them is hidden, so are these. */
function searchedBut(hidden: readonly MemberField[]): string[] {
  const isHidden = (name: string) => hidden.some((field) => field === name);
  const areTextsHidden = textNames.some(isHidden);
  return searched.filter((column) =>
    column === "folded_texts" ? !areTextsHidden : !isHidden(column.replace("folded_", "")),
  );
}

export function listPeople(db: Db, clientId: number, query: PeopleQuery, within: Within): Promise<Page<Row<"people">>> {
  return fetchPage(selectPeople(db, clientId, query, within).selectAll(), query, orderColumns);
}

/** Of all whom the filter finds, in the client's own order. */
export async function listFoundIds(db: Db, clientId: number, filter: PeopleFilter, within: Within): Promise<number[]> {
  const people = selectPeople(db, clientId, filter, within).select("id").orderBy("position").orderBy("id");
  return (await people.execute()).map(({ id }) => id);
}

function selectPeople(
  db: Db,
  clientId: number,
  { branch, role, status, is_resting, search }: PeopleFilter,
  { reach, now, hidden = [] }: Within,
) {
  const joined = listPeopleWithAccount(db, clientId);
  const invited = listInvitedPeople(db, clientId, now);
  return db
    .selectFrom("people")
    .where((eb) => eb.and({ client_id: clientId, is_resting }))
    .where(isReached(reach))
    .where(matchSearch(search, searchedBut(hidden)))
    .$if(branch !== undefined, (rows) => rows.where(isInBranch(branch || null, hidden.includes("branch_id"))))
    .$if(role !== undefined, (rows) => rows.where("id", "in", listPeopleWithAccount(db, clientId, role)))
    .$if(status === "joined", (rows) => rows.where("id", "in", joined))
    .$if(status === "invited", (rows) => rows.where("id", "not in", joined).where("id", "in", invited))
    .$if(status === "none", (rows) => rows.where("id", "not in", joined).where("id", "not in", invited));
}

function isInBranch(branch: number | null, isHidden: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "people">();
  return isHidden ? eb.lit(branch === null) : eb("branch_id", branch ? "=" : "is", branch);
}

/** What the client's members may say on their cards. */
export async function readMemberRules(db: Db, clientId: number): Promise<MemberRules> {
  const profile = db.selectFrom("profiles").select("member_rules").where("client_id", "=", clientId);
  return rulesIn((await profile.executeTakeFirst()) ?? { member_rules: null });
}

/** What no card shows of the client's people. */
export function hiddenIn(profile: Pick<Row<"profiles">, "member_rules">): MemberField[] {
  const rules = rulesIn(profile);
  return memberFields.filter((field) => rules[field] === "hidden");
}

export function rulesIn({ member_rules }: Pick<Row<"profiles">, "member_rules">): MemberRules {
  return completeRules(profileFields.member_rules.column.read(member_rules));
}

export type PersonAddressRow = Awaited<ReturnType<typeof listPersonAddresses>>[number];

/** People of active clients whose cards search engines may list, by id. */
export function listPersonAddresses(db: Db, after: number, limit: number) {
  return db
    .selectFrom("people")
    .innerJoin("clients", "clients.id", "people.client_id")
    .innerJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .innerJoin("profiles", "profiles.client_id", "clients.id")
    .select(["people.id", "people.name", "people.handle", "people.updated_at", "people.texts"])
    .select(["slugs.slug as company", "profiles.language as card_language", "profiles.languages_off"])
    .select(["profiles.is_with_person_cards", "profiles.is_with_person_handles"])
    .where("profiles.is_with_person_cards", "=", true)
    .where("profiles.is_with_listed_people", "=", true)
    .where("people.is_resting", "=", false)
    .where("clients.is_active", "=", true)
    .where("clients.confirm_by", "is", null)
    .where("people.id", ">", after)
    .orderBy("people.id")
    .limit(limit)
    .execute();
}

/** 0 if there are no people. */
export async function findLastPersonId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("people")
    .select((eb) => eb.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
