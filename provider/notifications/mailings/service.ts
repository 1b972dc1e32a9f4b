import { fieldError } from "@/lib/contract/errors";
import * as notificationMessages from "@/lib/contract/notifications/messages";
import { type MailTopic, mailTopics, type UpdateNotificationSettingsInput } from "@/lib/contract/notifications/schema";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { listDevices } from "../devices/repo";
import { readUnsubscription } from "../mail/unsubscribe-tokens";
import type { Settings } from "../presenter";
import * as repo from "./repo";

/** Which mails an account gets, and on how many devices it is told of anything. */
export async function getSettings({ db, mail }: Deps, { userId }: Actor): Promise<Settings> {
  const mailings = await repo.findMailings(db, userId);
  return { mailings, canMail: mail.isOn, devices: (await listDevices(db, userId)).length };
}

export async function updateSettings(
  deps: Deps,
  actor: Actor,
  input: UpdateNotificationSettingsInput,
  by: AuditActor,
): Promise<Settings> {
  const change = Object.fromEntries(mailTopics.map((topic) => [topic, input[`mail_${topic}`]]));
  await write(deps, by, ({ trx }) => repo.changeMailings(trx, actor.userId, change));
  return getSettings(deps, actor);
}

/**
 * Ends the mails that a link is about, however often it is followed; says which those are.
 * @throws ApiError 400 for a link that is not ours, or whose account has gone
 */
export async function unsubscribe(deps: Deps, token: string, by: AuditActor): Promise<MailTopic> {
  const told = readUnsubscription(deps.config.tokenKeys, token);
  const isDone =
    told && (await write(deps, by, ({ trx }) => repo.changeMailings(trx, told.userId, { [told.topic]: false })));
  if (!isDone) throw fieldError("token", notificationMessages.unsubscribeInvalid);
  return told.topic;
}
