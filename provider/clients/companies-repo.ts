import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPageById } from "../kernel/http/list";
import { fold } from "../ports/database/folding/fold";
import { readTally } from "../ports/database/queries/tallies";
import type { Db } from "../ports/database/schema";

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyBySlug>>>;

/** The active client with this present or former address. */
export function findCompanyBySlug(db: Db, slug: string) {
  return selectCompany(db)
    .where("clients.id", "=", (eb) => eb.selectFrom("slugs").select("client_id").where("slug", "=", slug))
    .executeTakeFirst();
}

/** The oldest active client with this name, ignoring case. */
export function findCompanyByName(db: Db, name: string) {
  return selectCompany(db)
    .where("clients.folded_name", "=", fold(name))
    .orderBy("clients.id")
    .limit(1)
    .executeTakeFirst();
}

/** The active client that gave up this name last, ignoring case. */
export function findCompanyByFormerName(db: Db, name: string) {
  return selectCompany(db)
    .innerJoin("company_names", "company_names.client_id", "clients.id")
    .where("company_names.folded_name", "=", fold(name))
    .orderBy("company_names.created_at", "desc")
    .orderBy("clients.id")
    .limit(1)
    .executeTakeFirst();
}

export type CompanyAddressRow = Awaited<ReturnType<typeof listCompanyAddresses>>["rows"][number];

/** Addresses of all active clients, and what says the languages of their cards. */
export function listCompanyAddresses(db: Db, query: ListQuery) {
  const active = db.selectFrom("clients").select("clients.id").where("clients.is_active", "=", true);
  const count = () => readTally(db, "active_clients");
  const findRows = (ids: readonly number[]) =>
    db
      .selectFrom("clients")
      .innerJoin("slugs", "slugs.client_id", "clients.id")
      .leftJoin("profiles", "profiles.client_id", "clients.id")
      .select(["clients.id", "slugs.slug", "clients.updated_at", "clients.confirm_by"])
      .select(["profiles.language as card_language", "profiles.languages_off", "profiles.texts"])
      .where("slugs.is_current", "=", true)
      .where("clients.id", "in", ids)
      .execute();
  return fetchPageById(active, query, { id: "clients.id" }, findRows, count);
}

function selectCompany(db: Db) {
  return db
    .selectFrom("clients")
    .innerJoin("slugs as current", (join) =>
      join.onRef("current.client_id", "=", "clients.id").on("current.is_current", "=", true),
    )
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .select([
      "clients.id",
      "clients.owner_id",
      "clients.company_name",
      "clients.phone",
      "clients.landline_chat",
      "clients.updated_at",
      "clients.email",
      "current.slug",
      "profiles.language",
      "profiles.is_with_person_cards",
      "profiles.is_with_person_handles",
      "profiles.member_rules",
      "clients.confirm_by",
      "subscriptions.state",
    ])
    .where("clients.is_active", "=", true);
}
