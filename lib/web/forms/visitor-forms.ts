import { appointmentOperations } from "../../contract/appointments/operations";
import { feedbackOperations } from "../../contract/feedback/operations";
import { leadOperations } from "../../contract/leads/operations";
import type { Operation } from "../../contract/operation";

/** The forms of a card by their path segment, each a page below the card, with the call that takes the form. */
export const visitorForms = {
  review: feedbackOperations.sendFeedback,
  contact: leadOperations.sendLead,
  order: leadOperations.sendLead,
  appointment: appointmentOperations.sendAppointment,
} as const satisfies Record<string, Operation>;

export type VisitorForm = keyof typeof visitorForms;

export function isVisitorForm(name: string): name is VisitorForm {
  return Object.hasOwn(visitorForms, name);
}
