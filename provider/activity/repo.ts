import { type ActivityAction, activityActions } from "@/lib/contract/activity";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type Page } from "../http/list";
import type { Db, Row } from "../ports/database/schema";

/** An entry of the audit log, without addresses, with the present name of the client that it concerns. */
export type ActivityRow = Pick<Row<"audit_log">, "id" | "at" | "actor_id" | "detail" | "client_id"> & {
  action: ActivityAction;
  company_name: string | null;
};

/** What happened on the client's account, whoever did it. */
export function listActivityOfClient(db: Db, clientId: number, query: ListQuery): Promise<Page<ActivityRow>> {
  return fetchPage(selectActivity(db).where("client_id", "=", clientId), query, { at: "at" });
}

/** What any administrator did to clients, what this one did to the own account, and who asked for a card. */
export function listActivityOfAdministrators(db: Db, userId: number, query: ListQuery): Promise<Page<ActivityRow>> {
  const entries = selectActivity(db).where((eb) =>
    eb.or([
      eb.and([
        eb("actor_id", "in", eb.selectFrom("users").select("users.id").where("is_admin", "=", true)),
        eb.or([eb("client_id", "is not", null), eb("actor_id", "=", userId)]),
      ]),
      eb("action", "=", "sign_up_received"),
    ]),
  );
  return fetchPage(entries, query, { at: "at" });
}

/** The name is looked up row by row, so that only a page's rows need it. */
function selectActivity(db: Db) {
  return db
    .selectFrom("audit_log")
    .select(["id", "at", "action", "actor_id", "detail", "client_id"])
    .select((eb) =>
      eb
        .selectFrom("clients")
        .select("clients.company_name")
        .whereRef("clients.id", "=", "audit_log.client_id")
        .as("company_name"),
    )
    .where("action", "in", activityActions)
    .$narrowType<{ action: ActivityAction }>();
}
