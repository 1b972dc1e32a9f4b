import { resetLinkLimits } from "@/lib/contract/limits/account";
import { resetLinkPath } from "@/lib/contract/reset-path";
import type { MailMessage } from "../ports/mail/mail";
import { writeLetter } from "./letter";
import type { MailingSite } from "./mailing-site";

/** The mail with a link to set a new password; it says nothing that whoever asked for it has typed. */
export function composeResetLetter(
  { siteUrl, brandName }: Omit<MailingSite, "tokenKeys">,
  { email, token }: { email: string; token: string },
): MailMessage {
  return writeLetter(brandName, {
    to: email,
    subject: `Set a new password for ${brandName}`,
    body: [
      "Somebody, most likely you, asked for a link to set a new password. Your password stays as it is until you do.",
      `The link works once, within ${resetLinkLimits.mailedFor / 60_000} minutes.`,
    ],
    link: { label: "Set a new password", url: siteUrl + resetLinkPath(token) },
    reason: "If it was not you, you need not do anything. Give this link to nobody.",
  });
}

/** The mail with the link to set the first password of an account that an administrator has made. */
export function composeInvitation(
  { siteUrl, brandName }: Omit<MailingSite, "tokenKeys">,
  { email, token }: { email: string; token: string },
): MailMessage {
  return writeLetter(brandName, {
    to: email,
    subject: `Your account on ${brandName}`,
    body: [
      `You have an account on ${brandName} now. Choose a password for it, then sign in with this email.`,
      `The link works once, within ${resetLinkLimits.handedFor / (60 * 60_000)} hours. After that, ask for another where you sign in.`,
    ],
    link: { label: "Set a password", url: siteUrl + resetLinkPath(token) },
    reason: "If you did not expect this, you need not do anything. Give this link to nobody.",
  });
}
