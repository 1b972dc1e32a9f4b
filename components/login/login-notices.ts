import * as failures from "@/lib/contract/failures";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { oidcRefusals } from "@/lib/paths";

/** What the sign-in page says of what has led there. */
export const loginNotices = {
  reset: "Your new password is set. Sign in with it now.",
  sessionEnded: signInMessages.signedOutByItself,
  /** The session that was signed out of may live on at the server. */
  halfEnded: failures.signedOutHereOnly,
  unfinished: signInMessages.oidcRefused,
  unknown: signInMessages.oidcUnknown,
  unverified: signInMessages.oidcUnverified,
  inactive: failures.accountInactive,
  limited: failures.tooManyAttempts,
  unavailable: signInMessages.oidcUnavailable,
} as const;
export type LoginNotice = keyof typeof loginNotices;

type Said = Partial<Record<"reset" | "ended" | "refused", string | string[]>>;

/** Which of them the page's address asks for; `paths` has those addresses. */
export function findLoginNotice({ reset, ended, refused }: Said): LoginNotice | undefined {
  if (reset === "done") return "reset";
  if (ended === "session") return "sessionEnded";
  if (ended === "here") return "halfEnded";
  return oidcRefusals.find((refusal) => refusal === refused);
}
