import type { AuditListQuery, ExportAuditQuery } from "@/lib/contract/audit/schema";
import { auditFilters } from "@/lib/contract/audit/values";
import { fetchPageById, type Page } from "../kernel/http/list";
import { countRows } from "../ports/database/queries/count-rows";
import { matchSearch } from "../ports/database/queries/match-search";
import { readTally } from "../ports/database/queries/tallies";
import type { Db, Row } from "../ports/database/schema";

/** With the actor's e-mail (and name, for administrators) and the present name of the client. */
export type AuditRow = Row<"audit_log"> &
  Record<"actor_email" | "actor_phone" | "actor_name" | "company_name", string | null>;

/** ISO times; entries are at or after `since` and before `until`. */
type Narrowing<Q> = Q & { since?: string; until?: string };

export function listEntries(db: Db, query: Narrowing<AuditListQuery>): Promise<Page<AuditRow>> {
  return fetchPageById(
    matchEntries(db, query),
    query,
    { at: "audit_log.at", id: "audit_log.id" },
    (ids) => selectEntries(db).where("audit_log.id", "in", ids).execute(),
    () => countEntries(db, query),
  );
}

/** Filtered by action only, the count comes from tallies instead of a scan. */
function countEntries(db: Db, query: Narrowing<AuditListQuery>): Promise<number> {
  const { search, since, until, actions } = query;
  if (search !== "" || since !== undefined || until !== undefined) return countRows(matchEntries(db, query));
  return actions === "all"
    ? readTally(db, "audit")
    : readTally(db, ...auditFilters[actions].map((action) => `audit:${action}` as const));
}

/** Up to `limit` entries older than the id `before`, newest first. */
export function listEntriesBefore(
  db: Db,
  query: Narrowing<ExportAuditQuery>,
  before: number,
  limit: number,
): Promise<AuditRow[]> {
  const matching = matchEntries(db, query).where("audit_log.id", "<", before);
  const ids = matching.orderBy("audit_log.id", "desc").limit(limit);
  return selectEntries(db)
    .where("audit_log.id", "in", db.selectFrom(ids.as("matching")).select("matching.id"))
    .orderBy("audit_log.id", "desc")
    .execute();
}

function matchEntries(db: Db, { search, actions, since, until }: Narrowing<ExportAuditQuery>) {
  const actors = db
    .selectFrom("users")
    .select("users.id")
    .where(matchSearch(search, ["users.email", "users.sign_in_phone"]));
  return db
    .selectFrom("audit_log")
    .select("audit_log.id")
    .$if(actions !== "all", (entries) => entries.where("action", "in", auditFilters[actions]))
    .$if(since !== undefined, (entries) => entries.where("at", ">=", String(since)))
    .$if(until !== undefined, (entries) => entries.where("at", "<", String(until)))
    .$if(search !== "", (entries) =>
      // Targets and addresses have no upper case, so they need no folding.
      entries.where((eb) => eb.or([matchSearch(search, ["target", "address"]), eb("actor_id", "in", actors)])),
    );
}

function selectEntries(db: Db) {
  return db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .leftJoin("former_administrators as former", "former.user_id", "audit_log.actor_id")
    .leftJoin("clients", "clients.id", "audit_log.client_id")
    .selectAll("audit_log")
    .select((eb) => [
      eb.fn.coalesce("users.email", "former.email").as("actor_email"),
      "users.sign_in_phone as actor_phone",
      eb
        .case()
        .when("users.is_admin", "=", true)
        .then(eb.ref("users.username"))
        .else(eb.ref("former.name"))
        .end()
        .as("actor_name"),
      "clients.company_name",
    ]);
}
