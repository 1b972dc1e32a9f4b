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
