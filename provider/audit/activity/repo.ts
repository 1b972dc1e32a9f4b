import type { ActivityListQuery } from "@/lib/contract/audit/schema";
import { type ActivityAction, activityFilters } from "@/lib/contract/audit/values";
import { fetchPageById, type Page } from "../../kernel/http/list";
import type { Db, Row } from "../../ports/database/schema";

/** An audit entry without addresses, with the present name of its client. */
export type ActivityRow = Pick<Row<"audit_log">, "id" | "at" | "actor_id" | "detail" | "client_id"> & {
  action: ActivityAction;
  company_name: string | null;
  /** Of an account that works for the client: its person's, else its own. */
  colleague: string | null;
};

/** Entries about the client's account, by any actor. */
export function listActivityOfClient(db: Db, clientId: number, query: ActivityListQuery): Promise<Page<ActivityRow>> {
  return fetchEntries(db, selectTold(db, query).where("client_id", "=", clientId), query);
}

/** Sign-up requests, entries by any administrator about clients and the site, and this administrator's own entries. */
export async function listActivityOfAdministrators(
  db: Db,
  userId: number,
  query: ActivityListQuery,
): Promise<Page<ActivityRow>> {
  const administrators = await db.selectFrom("users").select("id").where("is_admin", "=", true).execute();
  const ids = administrators.map(({ id }) => id);
  const requests = selectTold(db, query).where("action", "=", "sign_up_received");
  const others = selectTold(db, query)
    .where("action", "!=", "sign_up_received")
    .where("actor_id", "in", ids)
    .where((eb) =>
      eb.or([eb("client_id", "is not", null), eb("actor_id", "=", userId), eb("action", "=", "site_updated")]),
    );
  // A union of two queries with known ids, so that each uses its own index; a single condition would scan the whole
  // log.
  return fetchEntries(db, others.unionAll(requests), query);
}

function selectTold(db: Db, { actions }: ActivityListQuery) {
  return db.selectFrom("audit_log").select(["id", "at"]).where("action", "in", activityFilters[actions]);
}

function fetchEntries(
  db: Db,
  told: ReturnType<typeof selectTold>,
  query: ActivityListQuery,
): Promise<Page<ActivityRow>> {
  const entries = db.selectFrom(told.as("told")).select("told.id");
  return fetchPageById(entries, query, { at: "told.at", id: "told.id" }, (ids) =>
    db
      .selectFrom("audit_log")
      .leftJoin("clients", "clients.id", "audit_log.client_id")
      .leftJoin("memberships", (join) =>
        join
          .onRef("memberships.user_id", "=", "audit_log.actor_id")
          .onRef("memberships.client_id", "=", "audit_log.client_id"),
      )
      .leftJoin("users", "users.id", "memberships.user_id")
      .leftJoin("people", "people.id", "memberships.person_id")
      .select((eb) => eb.fn.coalesce("people.name", "users.username").as("colleague"))
      .select(["audit_log.id", "at", "action", "actor_id", "detail", "audit_log.client_id", "clients.company_name"])
      .where("audit_log.id", "in", ids)
      .$narrowType<{ action: ActivityAction }>()
      .execute(),
  );
}
