import { accountPath } from "@/lib/contract/account-path";
import type { Deps } from "../deps";
import type { MailMessage } from "../ports/mail/mail";
import type { Write } from "../write/write";
import { sendMail } from "./jobs";
import { writeLetter } from "./letter";
import { type MailingSite, readMailingSite } from "./mailing-site";

type SafetyNews = "on" | "off" | "recovery code used" | "passkey added" | "passkey removed";

const texts: Record<SafetyNews, { subject: string; body: string }> = {
  on: {
    subject: "Two-step verification is on",
    body: "From now on your account asks for a code from your authenticator app when somebody signs in.",
  },
  off: {
    subject: "Two-step verification is off",
    body: "Your account no longer asks for a code when somebody signs in: the password is enough.",
  },
  "recovery code used": {
    subject: "A recovery code was used",
    body: "Somebody has used one of your recovery codes in place of a code from your authenticator app.",
  },
  "passkey added": {
    subject: "A passkey was added",
    body: "From now on a passkey signs in to your account without the password. You can remove it in your account.",
  },
  "passkey removed": {
    subject: "A passkey was removed",
    body: "One of the passkeys of your account was removed. It signs nobody in any more.",
  },
};

/** Leaves a mail to an account's owner of what has changed in the ways to sign in to it, where there is mail. */
export async function tellOfSafety(
  deps: Deps,
  { enqueue }: Pick<Write, "enqueue">,
  email: string,
  news: SafetyNews,
): Promise<void> {
  if (deps.mail.isOn) await enqueue(sendMail, composeSafetyLetter(await readMailingSite(deps), email, news));
}

function composeSafetyLetter({ siteUrl, brandName }: MailingSite, email: string, news: SafetyNews): MailMessage {
  const { subject, body } = texts[news];
  return writeLetter(brandName, {
    to: email,
    subject: `${subject} – ${brandName}`,
    body: [body, "If it was you, you need not do anything. If not, change your password at once."],
    link: { label: "Open your account", url: siteUrl + accountPath },
    reason: "You get this mail because it concerns the safety of your account.",
  });
}
