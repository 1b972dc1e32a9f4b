import { accountPath } from "@/lib/contract/paths";
import { nameDevice, type SessionOrigin } from "../../kernel/http/session-origin";
import type { MailMessage } from "../../ports/mail/mail";
import { writeLetter } from "./letter";
import type { MailingSite } from "./mailing-site";

type NewDevice = { email: string; at: string; origin: SessionOrigin };

/** Tells an account's owner that somebody has signed in from a browser that never did before. */
export function composeNewDeviceLetter(
  { siteUrl, brandName }: MailingSite,
  { email, at, origin }: NewDevice,
): MailMessage {
  const { browser, system } = nameDevice(origin.agent);
  const place = [origin.town, origin.country].filter(Boolean).join(", ");
  return writeLetter(brandName, {
    to: email,
    subject: `New sign-in to ${brandName}`,
    body: [
      "Someone signed in to your account from a new browser.",
      {
        figures: {
          When: `${at.slice(0, 16).replace("T", " ")} UTC`,
          Browser: [browser ?? "Unknown", system].filter(Boolean).join(" on "),
          ...(place && { Place: place }),
          "IP address": origin.address,
        },
      },
      "If this was you, do nothing. If not, sign out that device and change your password.",
    ],
    link: { label: "See where you are signed in", url: siteUrl + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}
