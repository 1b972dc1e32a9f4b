import { accountPath } from "@/lib/contract/account-path";
import { nameDevice, type SessionOrigin } from "../credentials/session-origin";
import type { MailMessage } from "../ports/mail/mail";
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
      "Somebody has signed in to your account from a browser that has not done so before.",
      {
        figures: {
          When: `${at.slice(0, 16).replace("T", " ")} UTC`,
          Browser: [browser ?? "Unknown", system].filter(Boolean).join(" on "),
          ...(place && { Place: place }),
          "Network address": origin.address,
        },
      },
      "If it was you, you need not do anything. If not, end that session and change your password.",
    ],
    link: { label: "See where you are signed in", url: siteUrl + accountPath },
    reason: "You get this mail because it concerns the safety of your account.",
  });
}
