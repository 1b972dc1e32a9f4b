import { accountPath } from "@/lib/contract/paths";
import type { Deps } from "../../deps";
import type { Write } from "../../kernel/write/write";
import type { MailMessage } from "../../ports/mail/mail";
import { sendMail } from "./jobs";
import { writeLetter } from "./letter";
import { type MailingSite, readMailingSite } from "./mailing-site";

type SafetyNews =
  | "on"
  | "off"
  | "recovery code used"
  | "passkey added"
  | "passkey removed"
  | "phone set"
  | "phone removed"
  | "email set";

const texts: Record<SafetyNews, { subject: string; body: string }> = {
  on: {
    subject: "Two-step verification is on",
    body: "Signing in to your account now also needs a code from your authenticator app.",
  },
  off: {
    subject: "Two-step verification is off",
    body: "Signing in to your account no longer needs a code. The password is enough.",
  },
  "recovery code used": {
    subject: "A recovery code was used",
    body: "One of your recovery codes was used to sign in, in place of a code from your authenticator app.",
  },
  "passkey added": {
    subject: "A passkey was added",
    body: "A new passkey can now sign in to your account without the password. You can remove it in your account.",
  },
  "passkey removed": {
    subject: "A passkey was removed",
    body: "One of your passkeys was removed. It can no longer sign in.",
  },
  "phone set": {
    subject: "Your phone number for signing in was changed",
    body: "From now on you can sign in with another phone number in place of your email. Your password stays the same.",
  },
  "phone removed": {
    subject: "Your phone number for signing in was removed",
    body: "You can no longer sign in with your phone number. Sign in with your email.",
  },
  "email set": {
    subject: "You now sign in with this email",
    body: "An administrator gave your account this email. You were signed out everywhere. Sign in with this email and the same password.",
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
    body: [body, "If this was you, do nothing. If not, change your password at once."],
    link: { label: "Open your account", url: siteUrl + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}
