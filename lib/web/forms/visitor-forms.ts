import { appointmentOperations } from "../../contract/appointments/operations";
import { feedbackOperations } from "../../contract/feedback/operations";
import { leadOperations } from "../../contract/leads/operations";
import type { Operation } from "../../contract/operation";

/** The forms of a card, each a page below it, by their part of the address; and the call that takes what is sent. */
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
