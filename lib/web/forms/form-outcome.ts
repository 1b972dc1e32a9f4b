import * as appointmentMessages from "../../contract/appointments/messages";
import * as failures from "../../contract/failures";
import * as leadMessages from "../../contract/leads/messages";
import * as visitorFormMessages from "../../contract/visitors/messages";
import { said } from "../../i18n/said";

/** Why a form sent without scripts was refused, by the last part of the outcome page's address. */
export const formFailures = {
  check: said("forms.refused.check"),
  quick: visitorFormMessages.tooFast,
  outdated: visitorFormMessages.outdated,
  links: visitorFormMessages.hasLinks,
  taken: appointmentMessages.slotTaken,
  gone: leadMessages.productsNotAvailable,
  full: visitorFormMessages.notTaken,
  often: failures.tooManyAttempts,
  later: failures.unavailable,
} as const;

export type FormFailure = keyof typeof formFailures;
export type FormOutcome = "thanks" | FormFailure;

/** The outcome of a form, from the provider's status and text. */
export function outcomeOf(status: number, detail: string | null): FormOutcome {
  if (status < 300) return "thanks";
  const told = (["quick", "outdated", "links", "taken", "gone", "full"] as const).find(
    (failure) => formFailures[failure] === detail,
  );
  if (told) return told;
  if (status === 429) return "often";
  return status === 400 ? "check" : "later";
}

/** The outcome that a page's address names, or null. */
export function readOutcome(segment: string): FormOutcome | null {
  return segment === "thanks" || Object.hasOwn(formFailures, segment) ? (segment as FormOutcome) : null;
}
