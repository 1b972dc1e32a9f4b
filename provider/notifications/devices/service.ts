import { fieldError } from "@/lib/contract/errors";
import * as notificationMessages from "@/lib/contract/notifications/messages";
import type { SubscribeToPushInput } from "@/lib/contract/notifications/schema";
import { pushLimits } from "@/lib/contract/notifications/values";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import * as repo from "./repo";

/**
 * From now on this browser gets the caller's notifications, and nobody else's. Of too many the oldest goes.
 * @throws ApiError 400 for an address that is no push service's
 */
export function addDevice(
  deps: Deps,
  { userId, sessionId }: Actor,
  { endpoint, keys }: SubscribeToPushInput,
  by: AuditActor,
): Promise<void> {
  if (!deps.push.isKnown(endpoint)) throw fieldError("endpoint", notificationMessages.pushInvalid);
  return write(deps, by, async ({ trx, now }) => {
    await repo.saveDevice(trx, { ...keys, endpoint, user_id: userId, session_id: sessionId, created_at: now });
    await repo.deleteOldDevices(trx, userId, pushLimits.devices);
  });
}

/** Whether the caller is told on this device. */
export async function isDeviceOf({ db }: Deps, { userId }: Actor, { endpoint }: { endpoint?: string }) {
  return endpoint !== undefined && (await repo.hasDevice(db, userId, endpoint));
}

/** One of the caller's, or all. */
export function removeDevices(
  deps: Deps,
  { userId }: Actor,
  { endpoint }: { endpoint?: string },
  by: AuditActor,
): Promise<void> {
  return write(deps, by, ({ trx }) => repo.deleteDevices(trx, userId, endpoint));
}
