import { resetLinkLimits } from "@/lib/contract/identity/values";
import { resetLinkPath } from "@/lib/contract/paths";
import type { MailMessage } from "../../ports/mail/mail";
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
      "You asked for a link to set a new password. Your old password works until you set a new one.",
      `The link works once, within ${resetLinkLimits.mailedFor / 60_000} minutes.`,
    ],
    link: { label: "Set a new password", url: siteUrl + resetLinkPath(token) },
    reason: "If you did not ask for this, ignore this email. Do not share the link.",
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
      `You now have an account on ${brandName}. Choose a password, then sign in with this email.`,
      `The link works once, within ${resetLinkLimits.handedFor / (60 * 60_000)} hours. After that, ask for a new one on the sign-in page.`,
    ],
    link: { label: "Set a password", url: siteUrl + resetLinkPath(token) },
    reason: "If you did not expect this, ignore this email. Do not share the link.",
  });
}
