import { createHmac, timingSafeEqual } from "node:crypto";
import { type MailTopic, topicOf } from "@/lib/contract/notification";

/** Whose mails, and which of them. */
type Unsubscription = { userId: number; topic: MailTopic };

/** What stands in a mail's link: it ends such mails and can do nothing else, however old it is. */
export function signUnsubscription(secret: string, { userId, topic }: Unsubscription): string {
  const told = `${topic}-${userId}`;
  return `${told}-${sign(secret, told)}`;
}

/** Null for what was not signed here. */
export function readUnsubscription(secret: string, token: string): Unsubscription | null {
  const topic = topicOf(token);
  const [, told = "", userId = "", signature = ""] = /^([a-z_]+-(\d+))-(.+)$/.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, told));
  const given = Buffer.from(signature);
  if (!topic || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { userId: Number(userId), topic };
}

function sign(secret: string, told: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${told}`).digest("base64url");
}
