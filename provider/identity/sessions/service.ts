import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { deleteDevicesOfSession, deleteDevicesOfUser } from "../../notifications/devices/repo";
import type { Row } from "../../ports/database/schema";
import * as repo from "./repo";

/** The caller's live sessions, the present one first. */
export async function listSessions({ db, now }: Deps, { userId, sessionId }: Actor): Promise<Row<"sessions">[]> {
  const sessions = await repo.listSessions(db, userId, now().toISOString());
  return sessions.sort((a, b) => Number(b.id === sessionId) - Number(a.id === sessionId));
}

/** Ends the session and its push subscriptions. @throws ApiError 404 for a session that is not the caller's */
export async function endSession(deps: Deps, { userId }: Actor, sessionId: string, by: AuditActor): Promise<void> {
  await write(deps, by, async ({ trx, record }) => {
    if (!(await repo.deleteSessionOfUser(trx, userId, sessionId)))
      throw new ApiError("not_found", failures.sessionNotFound);
    await deleteDevicesOfSession(trx, sessionId);
    await record({ action: "session_ended", target: `user:${userId}` });
  });
}

export async function endOtherSessions(deps: Deps, { userId, sessionId }: Actor, by: AuditActor): Promise<void> {
  await write(deps, by, async ({ trx, record }) => {
    await repo.deleteSessionsOfUser(trx, userId, sessionId);
    await deleteDevicesOfUser(trx, userId, sessionId);
    await record({ action: "other_sessions_ended", target: `user:${userId}` });
  });
}
