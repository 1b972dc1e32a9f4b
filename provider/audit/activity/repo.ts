import type { ActivityListQuery } from "@/lib/contract/audit/schema";
import { type ActivityAction, activityFilters } from "@/lib/contract/audit/values";
import { fetchPageById, type Page } from "../../kernel/http/list";
import type { Db, Row } from "../../ports/database/schema";

/** An entry of the audit log, without addresses, with the present name of the client that it concerns. */
export type ActivityRow = Pick<Row<"audit_log">, "id" | "at" | "actor_id" | "detail" | "client_id"> & {
  action: ActivityAction;
  company_name: string | null;
};

/** What happened on the client's account, whoever did it. */
export function listActivityOfClient(db: Db, clientId: number, query: ActivityListQuery): Promise<Page<ActivityRow>> {
  return fetchEntries(db, selectTold(db, query).where("client_id", "=", clientId), query);
}

/** What any administrator did to clients and to the site, what this one did to the own account, and who asked for a card. */
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
  // Apart, and with ids that are known, because each is then found by its own index; together they would be looked for
  // in the whole log.
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
      .select(["audit_log.id", "at", "action", "actor_id", "detail", "client_id", "clients.company_name"])
      .where("audit_log.id", "in", ids)
      .$narrowType<{ action: ActivityAction }>()
      .execute(),
  );
}
