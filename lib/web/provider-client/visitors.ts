import { headers } from "next/headers";
import { appointmentOperations } from "../../contract/appointments/operations";
import type { OwnAppointment, Slots, SlotsQuery } from "../../contract/appointments/schema";
import { feedbackOperations } from "../../contract/feedback/operations";
import type { OwnFeedback } from "../../contract/feedback/schema";
import { visitorFormOperations } from "../../contract/visitors/operations";
import { readFailure } from "../answers/read-answer";
import { callOperation, readOperation } from "./call-operation";

/*
 * What pages show to one visitor; rate limits count by that visitor. Each is null if there is no such thing (always for
 * a core provider), and throws an ApiError with a text for the visitor when it cannot be read or the limit is reached.
 */

/** A ticket for one form to a company. */
export async function loadFormTicket(companyName: string): Promise<string | null> {
  const { getFormTicket } = visitorFormOperations;
  const answer = await readOperation(getFormTicket, { params: { companyName }, address: await visitorAddress() });
  return answer?.ticket ?? null;
}

export async function loadSlots(companyName: string, query: SlotsQuery): Promise<Slots | null> {
  const { listSlots } = appointmentOperations;
  return readOperation(listSlots, { params: { companyName }, query, address: await visitorAddress() });
}

export async function loadAppointment(token: string): Promise<OwnAppointment | null> {
  const { getOwnAppointment } = appointmentOperations;
  return readOperation(getOwnAppointment, { params: { token }, address: await visitorAddress() });
}

/** As the provider writes it. */
export async function loadAppointmentFile(token: string): Promise<string | null> {
  const { getOwnAppointmentFile } = appointmentOperations;
  const response = await callOperation(getOwnAppointmentFile, { params: { token }, address: await visitorAddress() });
  if (response.ok) return response.text();
  const failure = await readFailure(response);
  if (response.status === 404) return null;
  throw failure;
}

export async function loadOwnReview(token: string): Promise<OwnFeedback | null> {
  return readOperation(feedbackOperations.getOwnFeedback, { params: { token }, address: await visitorAddress() });
}

async function visitorAddress(): Promise<string | null> {
  return (await headers()).get("x-client-address");
}
