import * as failures from "@/lib/contract/failures";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { said } from "@/lib/i18n/said";
import { oidcRefusals } from "@/lib/paths";

/** To be written by `t.say`. */
export const loginNotices = {
  reset: said("login.notices.reset"),
  sessionEnded: signInMessages.signedOutByItself,
  /** The server may not have ended the session. */
  halfEnded: failures.signedOutHereOnly,
  deleted: said("own-data.delete.done"),
  unfinished: signInMessages.oidcRefused,
  unknown: signInMessages.oidcUnknown,
  unverified: signInMessages.oidcUnverified,
  inactive: failures.accountInactive,
  limited: failures.tooManyAttempts,
  unavailable: signInMessages.oidcUnavailable,
} as const;
export type LoginNotice = keyof typeof loginNotices;

type Said = Partial<Record<"reset" | "ended" | "refused", string | string[]>>;

/** Reads the notice from the query; `paths` writes it. */
export function findLoginNotice({ reset, ended, refused }: Said): LoginNotice | undefined {
  if (reset === "done") return "reset";
  if (ended === "session") return "sessionEnded";
  if (ended === "here") return "halfEnded";
  if (ended === "account") return "deleted";
  return oidcRefusals.find((refusal) => refusal === refused);
}
