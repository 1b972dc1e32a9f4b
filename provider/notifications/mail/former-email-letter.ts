import { accountPath } from "@/lib/contract/paths";
import type { MailMessage } from "../../ports/mail/mail";
import { writeLetter } from "./letter";
import type { MailingSite } from "./mailing-site";

/** Tells the address that an account had that it has another now; which one is not told to a mailbox that may be lost. */
export function composeFormerEmailLetter({ siteUrl, brandName }: MailingSite, email: string): MailMessage {
  return writeLetter(brandName, {
    to: email,
    subject: `Your email at ${brandName} was changed`,
    body: [
      "You now sign in with another email. Emails about your account no longer come to this address.",
      "If this was you, do nothing. If not, someone knows your password: tell the administrator of this site now.",
    ],
    link: { label: "Open your account", url: siteUrl + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}
