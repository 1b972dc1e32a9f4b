import { type MailTopic, topicOf } from "@/lib/contract/notifications/schema";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import { keptFor } from "@/lib/runtime/secrets/open";
import { isSigned, sign } from "../../kernel/http/signature";

/** Whose mails, and which of them. */
type Unsubscription = { userId: number; topic: MailTopic };

/** What stands in a mail's link: it ends such mails and can do nothing else, as long as its secret is kept. */
export function signUnsubscription(keys: KeyRing, { userId, topic }: Unsubscription): string {
  const told = `${topic}-${userId}`;
  return `${told}-${sign(keys, signedText(told))}`;
}

/** Null for what was not signed here. */
export function readUnsubscription(keys: KeyRing, token: string): Unsubscription | null {
  const topic = topicOf(token);
  const [, told = "", userId = "", signature = ""] = /^([a-z_]+-(\d+))-(.+)$/.exec(token) ?? [];
  if (!topic || !isSigned(keys, { text: signedText(told), signature }, keptFor)) return null;
  return { userId: Number(userId), topic };
}

function signedText(told: string): string {
  return `unsubscribe ${told}`;
}
