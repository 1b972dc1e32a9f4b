import { emailChangeLimits } from "@/lib/contract/identity/values";
import { accountPath } from "@/lib/contract/paths";
import type { MailMessage } from "../../ports/mail/mail";
import { writeLetter } from "./letter";
import type { MailingSite } from "./mailing-site";

/** The code that proves that mail to a new address is read by the account's owner; it stands first, for a glance. */
export function composeEmailCodeLetter(
  { siteUrl, brandName }: Pick<MailingSite, "siteUrl" | "brandName">,
  { email, code }: { email: string; code: string },
): MailMessage {
  return writeLetter(brandName, {
    to: email,
    subject: `${code} is your code for ${brandName}`,
    body: [
      { figures: { "Your code": code } },
      "Type it in your account to sign in with this email.",
      `It works for ${emailChangeLimits.lasts / 60_000} minutes. Do not share it with anyone. We never ask you for it.`,
    ],
    link: { label: "Open your account", url: siteUrl + accountPath },
    reason: "If you did not ask for this, ignore this email. The address is not used without the code.",
  });
}
