import { type SqlBool, sql } from "kysely";
import type { BulkSelection } from "@/lib/contract/clients/bulk";
import type { ClientListQuery } from "@/lib/contract/clients/schema";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { fetchPageById, type Page } from "../kernel/http/list";
import { type SubscriptionColumns, subscriptionColumns } from "../plans/repo";
import { fold } from "../ports/database/folding/fold";
import { type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { countRows } from "../ports/database/queries/count-rows";
import { lockRow } from "../ports/database/queries/lock-row";
import { findMatches, type Matches, matchClient } from "../ports/database/queries/match-client";
import { readTally } from "../ports/database/queries/tallies";
import type { Db, Row } from "../ports/database/schema";

/** A client with fields of its oldest owner's account and its current address. */
export type ClientRow = Row<"clients"> &
  Pick<Row<"users">, "username" | "is_admin" | "sign_in_phone" | "signed_in_at"> &
  Pick<Row<"slugs">, "slug"> & { plan_id: number | null; plan_name: string | null } & SubscriptionColumns;

const orderColumns = {
  id: "clients.id",
  company_name: "clients.folded_name",
  email: "clients.email",
  created_at: "clients.created_at",
  updated_at: "clients.updated_at",
  is_active: "clients.is_active",
};

const searched = ["folded_name", "phone", "email"] as const;

type ClientFilter = Pick<ClientListQuery, "search" | "is_active" | "plan" | "subscription">;

export async function listClients(db: Db, query: ClientListQuery): Promise<Page<ClientRow>> {
  const { search } = query;
  const matches = search === "" ? null : await findMatches(db, search, searched);
  return fetchPageById(
    selectIds(db, query, matches?.onPage),
    query,
    orderColumns,
    (ids) => listClientsById(db, ids),
    () => countClients(db, query, matches),
  );
}

/** Those of the ids that are there. */
export function listClientsById(db: Db, ids: readonly number[]): Promise<ClientRow[]> {
  return selectClients(db).where("clients.id", "in", ids).execute();
}

/** Ids of chosen clients, each once: as they are given, or of all that the list finds. */
export async function listChosen(db: Db, chosen: BulkSelection): Promise<number[]> {
  if ("ids" in chosen) return [...new Set(chosen.ids)];
  const { filter } = chosen;
  const { search } = filter;
  const condition = search === "" ? undefined : matchClient(db, search, searched);
  const rows = await selectIds(db, filter, condition).orderBy("clients.id").execute();
  return rows.map(({ id }) => id);
}

export function findClient(db: Db, id: number): Promise<ClientRow | undefined> {
  return selectClients(db).where("clients.id", "=", id).executeTakeFirst();
}

export async function insertClient(db: Db, client: NewRow<"clients">): Promise<number> {
  const { id } = await db
    .insertInto("clients")
    .values(withFolded("clients", client))
    .returning("id")
    .executeTakeFirstOrThrow();
  await copyOwnerEmail(db, id);
  return id;
}

/** Lists search and sort by it; from then on the database keeps the copy. */
export async function copyOwnerEmail(db: Db, clientId: number): Promise<void> {
  await db
    .updateTable("clients")
    .set((eb) => ({
      email: eb.fn.coalesce(
        eb.selectFrom("users").select("users.email").whereRef("users.id", "=", "clients.owner_id"),
        eb.val(""),
      ),
    }))
    .where("id", "=", clientId)
    .execute();
}

/** The oldest owner is the client's; lists show and search their e-mail. */
export async function nameOwner(trx: Db, clientId: number): Promise<void> {
  const owners = trx.selectFrom("memberships").select("user_id").where("client_id", "=", clientId);
  const { user_id } = await owners.where("role", "=", "owner").orderBy("id").limit(1).executeTakeFirstOrThrow();
  await trx.updateTable("clients").set({ owner_id: user_id }).where("id", "=", clientId).execute();
  await copyOwnerEmail(trx, clientId);
}

/** Undefined fields stay unchanged. */
export async function updateClientRow(db: Db, id: number, change: RowChange<"clients">): Promise<void> {
  await db.updateTable("clients").set(withFolded("clients", change)).where("id", "=", id).execute();
}

/**
 * Locks the client's row until the transaction ends. Call it first in every transaction that reads a client before
 * writing, so that these run one after another.
 */
export async function lockClient(trx: Db, id: number): Promise<void> {
  await lockRow(trx, "clients", "id", id);
}

/**
 * Sets the client's update time, as every change that shows on the card must, and locks its row. `now` is an ISO time.
 *
 * @returns the id of its oldest owner
 * @throws ApiError 404 if the client has been deleted
 */
export async function touchClient(db: Db, clientId: number, now: string): Promise<number> {
  const client = await db
    .updateTable("clients")
    .set({ updated_at: now })
    .where("id", "=", clientId)
    .returning("owner_id")
    .executeTakeFirst();
  if (!client) throw new ApiError("not_found", failures.clientNotFound);
  return client.owner_id;
}

/** Records a former name; giving up the same name again moves it to `now`. */
export async function rememberName(db: Db, clientId: number, name: string, now: string): Promise<void> {
  await db
    .insertInto("company_names")
    .values({ folded_name: fold(name), client_id: clientId, created_at: now })
    .onConflict((conflict) => conflict.columns(["folded_name", "client_id"]).doUpdateSet({ created_at: now }))
    .execute();
}

/** The client with this present or former address, including deleted clients that can be restored, and closed cards. */
export async function findSlugOwner(db: Db, slug: string): Promise<number | undefined> {
  const row = await selectAddresses(db).where("slug", "=", slug).executeTakeFirst();
  return row?.client_id;
}

function selectAddresses(db: Db) {
  const held = db.selectFrom("held_slugs").select(["slug", "client_id"]);
  const closed = db.selectFrom("closed_cards").select(["slug", "client_id"]);
  return db
    .selectFrom(db.selectFrom("slugs").select(["slug", "client_id"]).unionAll(held).unionAll(closed).as("addresses"))
    .select(["slug", "client_id"]);
}

/** Present and former addresses of the client. */
export function listSlugsOf(db: Db, clientId: number): Promise<Omit<Row<"slugs">, "client_id">[]> {
  return db
    .selectFrom("slugs")
    .select(["slug", "is_current", "created_at"])
    .where("client_id", "=", clientId)
    .execute();
}

/**
 * Owners of `base`, or of addresses that start with `base-`. The upper bound works because '.' follows '-' in ASCII.
 */
export function listSlugsFrom(db: Db, base: string): Promise<{ slug: string; client_id: number }[]> {
  return selectAddresses(db)
    .where((eb) => eb.or([eb("slug", "=", base), eb.and([eb("slug", ">", `${base}-`), eb("slug", "<", `${base}.`)])]))
    .execute();
}

/** The previous address stays as a former one. @returns false if `slug` belongs to another client */
export async function makeSlugCurrent(db: Db, clientId: number, slug: string, now: string): Promise<boolean> {
  const owner = await findSlugOwner(db, slug);
  if (owner !== undefined && owner !== clientId) return false;
  await db
    .updateTable("slugs")
    .set({ is_current: false })
    .where("client_id", "=", clientId)
    .where("is_current", "=", true)
    .execute();
  const row = await db
    .insertInto("slugs")
    .values({ slug, client_id: clientId, is_current: true, created_at: now })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet({ is_current: true }).where("slugs.client_id", "=", clientId),
    )
    .returning("slug")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects ids only, so that counting and paging need nothing but an index. */
function selectIds(db: Db, { is_active, plan, subscription }: ClientFilter, condition = sql<SqlBool>`true`) {
  const subscribers = db.selectFrom("subscriptions").select("client_id").where("plan_id", "is not", null);
  return db
    .selectFrom("clients")
    .select("clients.id")
    .where(condition)
    .$if(is_active !== undefined, (clients) => clients.where("clients.is_active", "=", is_active === true))
    .$if(plan === 0, (clients) => clients.where("clients.id", "not in", subscribers))
    .$if(Boolean(plan), (clients) => clients.where("clients.id", "in", subscribers.where("plan_id", "=", plan ?? 0)))
    .$if(subscription !== undefined, (clients) =>
      clients.where("clients.id", "in", subscribers.where("state", "=", subscription ?? "")),
    );
}

/** Without a search the count comes from a tally instead of a scan. */
async function countClients(db: Db, query: ClientListQuery, matches: Matches | null): Promise<number> {
  const { is_active, plan, subscription } = query;
  if (plan !== undefined || subscription !== undefined) return countRows(selectIds(db, query, matches?.condition));
  if (matches) return is_active === undefined ? matches.count() : countRows(selectIds(db, query, matches.condition));
  const all = () => readTally(db, "clients");
  const active = () => readTally(db, "active_clients");
  if (is_active === undefined) return all();
  return is_active ? active() : (await all()) - (await active());
}

function selectClients(db: Db) {
  return db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.owner_id")
    .innerJoin("slugs", (join) => join.onRef("slugs.client_id", "=", "clients.id").on("slugs.is_current", "=", true))
    .leftJoin("subscriptions", "subscriptions.client_id", "clients.id")
    .leftJoin("plans", "plans.id", "subscriptions.plan_id")
    .selectAll("clients")
    .select(["plans.id as plan_id", "plans.name as plan_name"])
    .select(subscriptionColumns)
    .select(["users.username", "users.is_admin", "users.sign_in_phone", "users.signed_in_at", "slugs.slug"]);
}

/** ISO 4217 code of the client's prices; null means the site's currency. */
export async function findCurrency(db: Db, clientId: number): Promise<string | null> {
  const row = await db.selectFrom("profiles").select("currency").where("client_id", "=", clientId).executeTakeFirst();
  return row?.currency ?? null;
}
