import { headers } from "next/headers";
import { cache } from "react";
import type { OwnAppointment } from "../../contract/appointment";
import type { Slots, SlotsQuery } from "../../contract/appointment-settings";
import { appointmentOperations } from "../../contract/operations/appointments";
import { callOperation } from "./call-operation";
import { readRefusal } from "./read-refusal";

/*
 * What the pages of appointments show, on account of the visitor who asked for the page. Each is null where there is no
 * such thing, and throws an ApiError with a text for the visitor when it cannot be read, or was asked for too often.
 */

export async function loadSlots(companyName: string, query: SlotsQuery): Promise<Slots | null> {
  const { listSlots } = appointmentOperations;
  const response = await callOperation(listSlots, { params: { companyName }, query, address: await visitorAddress() });
  return (await isThere(response)) ? listSlots.answer.parse(await response.json()) : null;
}

/** Page and metadata of one request share one load. */
export const loadAppointment = cache(async (token: string): Promise<OwnAppointment | null> => {
  const { getOwnAppointment } = appointmentOperations;
  const response = await callOperation(getOwnAppointment, { params: { token }, address: await visitorAddress() });
  return (await isThere(response)) ? getOwnAppointment.answer.parse(await response.json()) : null;
});

/** As the provider writes it. */
export async function loadAppointmentFile(token: string): Promise<string | null> {
  const { getOwnAppointmentFile } = appointmentOperations;
  const response = await callOperation(getOwnAppointmentFile, { params: { token }, address: await visitorAddress() });
  return (await isThere(response)) ? response.text() : null;
}

async function visitorAddress(): Promise<string | null> {
  return (await headers()).get("x-client-address");
}

async function isThere(response: Response): Promise<boolean> {
  if (response.ok) return true;
  const refusal = await readRefusal(response);
  if (response.status === 404) return false;
  throw refusal;
}
