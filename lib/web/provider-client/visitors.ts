import { headers } from "next/headers";
import { appointmentOperations } from "../../contract/appointments/operations";
import type { OwnAppointment, Slots, SlotsQuery } from "../../contract/appointments/schema";
import { feedbackOperations } from "../../contract/feedback/operations";
import type { OwnFeedback } from "../../contract/feedback/schema";
import { visitorFormOperations } from "../../contract/visitors/operations";
import type { Language } from "../../i18n/languages";
import { readFailure } from "../answers/read-answer";
import { callOperation, readOperation } from "./call-operation";

/*
 * What pages show to one visitor; rate limits count by that visitor. Each is null if there is no such thing (always for
 * a core provider), and throws an ApiError with a text for the visitor, in the page's language, when it cannot be read or
 * the limit is reached.
 */

/** A ticket for one form to a company. */
export async function loadFormTicket(companyName: string, language?: Language): Promise<string | null> {
  const { getFormTicket } = visitorFormOperations;
  const address = await visitorAddress();
  const answer = await readOperation(getFormTicket, { params: { companyName }, language, address });
  return answer?.ticket ?? null;
}

export async function loadSlots(companyName: string, query: SlotsQuery, language?: Language): Promise<Slots | null> {
  const { listSlots } = appointmentOperations;
  return readOperation(listSlots, { params: { companyName }, query, language, address: await visitorAddress() });
}

export async function loadAppointment(token: string, language?: Language): Promise<OwnAppointment | null> {
  const { getOwnAppointment } = appointmentOperations;
  return readOperation(getOwnAppointment, { params: { token }, language, address: await visitorAddress() });
}

/** As the provider writes it. */
export async function loadAppointmentFile(token: string, language?: Language): Promise<string | null> {
  const { getOwnAppointmentFile } = appointmentOperations;
  const address = await visitorAddress();
  const response = await callOperation(getOwnAppointmentFile, { params: { token }, language, address });
  if (response.ok) return response.text();
  const failure = await readFailure(response);
  if (response.status === 404) return null;
  throw failure;
}

export async function loadOwnReview(token: string, language?: Language): Promise<OwnFeedback | null> {
  const { getOwnFeedback } = feedbackOperations;
  return readOperation(getOwnFeedback, { params: { token }, language, address: await visitorAddress() });
}

async function visitorAddress(): Promise<string | null> {
  return (await headers()).get("x-client-address");
}
