import { z } from "zod";
import type { Deps } from "../../deps";
import { type Job, PermanentFailure } from "../../kernel/jobs/job";
import { translatorOfAccount, translatorOfRow } from "../../kernel/language";
import { readSite } from "../../kernel/site";
import type { Write } from "../../kernel/write/write";
import { type Mail, MailError, type MailMessage } from "../../ports/mail/mail";
import {
  closedSchema,
  composeClosedLetter,
  composeNewDeviceLetter,
  composeSafetyLetter,
  newDeviceSchema,
  type SafetyNews,
  safetySchema,
} from "./account-letters";
import {
  alarmSchema,
  composeAlarm,
  composeDigest,
  composeMonth,
  composeNews,
  digestSchema,
  monthSchema,
  newsSchema,
} from "./notice";

const letterSchema = z.object({
  user_id: z.number().int(),
  /** The account's address when it happened. */
  to: z.string(),
  letter: z.discriminatedUnion("kind", [
    newDeviceSchema,
    safetySchema,
    digestSchema,
    newsSchema,
    alarmSchema,
    monthSchema,
    closedSchema,
  ]),
});

/**
 * Mails a letter in the language that its account has by then; a write leaves it, so that a mail server that is away keeps
 * nobody waiting.
 */
export const sendLetter: Job<z.infer<typeof letterSchema>> = {
  kind: "send_letter",
  payload: letterSchema,
  atOnce: 2,
  async run(deps, { user_id, to, letter }) {
    const t = await translatorOfAccount(deps, user_id);
    const site = { ...(await readSite(deps)), tokenKeys: deps.config.tokenKeys };
    if (letter.kind === "digest") await deliver(deps.mail, composeDigest(t, site, { ...letter, user_id, email: to }));
    else if (letter.kind === "news") await deliver(deps.mail, composeNews(t, site, { ...letter, user_id, email: to }));
    else if (letter.kind === "alarm")
      await deliver(deps.mail, composeAlarm(t, site, { ...letter, user_id, email: to }));
    else if (letter.kind === "month")
      await deliver(deps.mail, composeMonth(t, site, { ...letter, user_id, email: to }));
    else if (letter.kind === "closed")
      await deliver(deps.mail, composeClosedLetter(translatorOfRow(letter.language), site, { ...letter, to }));
    else if (letter.kind === "safety")
      await deliver(deps.mail, composeSafetyLetter(t, site, { to, news: letter.news }));
    else await deliver(deps.mail, composeNewDeviceLetter(t, site, { ...letter, to }));
  },
};

/** One without an e-mail signs in by its number alone. */
type Account = { id: number; email: string | null };

/** Leaves a letter to an account's owner, where there is mail and the account has an e-mail. */
export async function mailAccount(
  { mail }: Pick<Deps, "mail">,
  { enqueue }: Pick<Write, "enqueue">,
  { id, email: to }: Account,
  letter: z.infer<typeof letterSchema>["letter"],
): Promise<void> {
  if (mail.isOn && to) await enqueue(sendLetter, { user_id: id, to, letter });
}

/** Tells an account's owner of what has changed in the ways to sign in to it. */
export function tellOfSafety(
  deps: Pick<Deps, "mail">,
  open: Pick<Write, "enqueue">,
  account: Account,
  news: SafetyNews,
): Promise<void> {
  return mailAccount(deps, open, account, { kind: "safety", news });
}

const messageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** A whole message, as former releases left them. */
export const sendMail: Job<z.infer<typeof messageSchema>> = {
  kind: "send_mail",
  payload: messageSchema,
  atOnce: 2,
  run: ({ mail }, message) => deliver(mail, message),
};

/** Sends one message within a job. @throws PermanentFailure where it would be refused again */
export async function deliver(mail: Mail, message: MailMessage): Promise<void> {
  try {
    await mail.send(message);
  } catch (error) {
    if (error instanceof MailError && error.kind === "permanent") throw new PermanentFailure(String(error));
    throw error;
  }
}
