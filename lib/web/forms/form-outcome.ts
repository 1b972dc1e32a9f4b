import * as appointmentMessages from "../../contract/appointments/messages";
import type { ErrorCode } from "../../contract/errors";
import * as failures from "../../contract/failures";
import * as leadMessages from "../../contract/leads/messages";
import * as visitorFormMessages from "../../contract/visitors/messages";
import { said } from "../../i18n/said";
import type { ErrorAnswer } from "../answers/read-error";

/** Why a form sent without scripts was refused, by the last part of the outcome page's address. */
export const formFailures = {
  check: said("forms.refused.check"),
  quick: visitorFormMessages.tooFast,
  outdated: visitorFormMessages.outdated,
  links: visitorFormMessages.hasLinks,
  taken: appointmentMessages.slotTaken,
  gone: leadMessages.productsNotAvailable,
  full: visitorFormMessages.notTaken,
  resting: visitorFormMessages.resting,
  often: failures.tooManyAttempts,
  later: failures.unavailable,
} as const;

export type FormFailure = keyof typeof formFailures;
export type FormOutcome = "thanks" | FormFailure;

const failureOfCode = new Map<string | null, FormFailure>(
  Object.entries({
    form_too_fast: "quick",
    form_outdated: "outdated",
    form_has_links: "links",
    slot_taken: "taken",
    products_gone: "gone",
    form_not_taken: "full",
    card_resting: "resting",
  } satisfies Partial<Record<ErrorCode, FormFailure>>),
);

/** The outcome of a form, from the provider's status and what its error says; a form without its ticket is an old one. */
export function outcomeOf(status: number, { code, fields }: Pick<ErrorAnswer, "code" | "fields">): FormOutcome {
  if (status < 300) return "thanks";
  const told = failureOfCode.get(code);
  if (told) return told;
  if (fields && "ticket" in fields) return "outdated";
  if (status === 429) return "often";
  return status === 400 ? "check" : "later";
}

/** The outcome that a page's address names, or null. */
export function readOutcome(segment: string): FormOutcome | null {
  return segment === "thanks" || Object.hasOwn(formFailures, segment) ? (segment as FormOutcome) : null;
}
