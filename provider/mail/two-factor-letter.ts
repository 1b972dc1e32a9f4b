import { accountPath } from "@/lib/contract/account-path";
import type { MailMessage } from "../ports/mail/mail";
import { writeLetter } from "./letter";
import type { MailingSite } from "./mailing-site";

export type TwoFactorNews = "on" | "off" | "recovery code used";

const texts: Record<TwoFactorNews, { subject: string; body: string }> = {
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
};

/** Tells an account's owner what became of the second step of signing in. */
export function composeTwoFactorLetter(
  { siteUrl, brandName }: MailingSite,
  email: string,
  news: TwoFactorNews,
): MailMessage {
  const { subject, body } = texts[news];
  return writeLetter(brandName, {
    to: email,
    subject: `${subject} – ${brandName}`,
    body: [body, "If it was you, you need not do anything. If not, change your password at once."],
    link: { label: "Open your account", url: siteUrl + accountPath },
    reason: "You get this mail because it concerns the safety of your account.",
  });
}
