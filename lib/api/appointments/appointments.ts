"use client";

import type { AppointmentListQuery, UpdateAppointmentInput } from "@/lib/contract/appointment";
import { limits } from "@/lib/contract/limits";
import { appointmentOperations } from "@/lib/contract/operations/appointments";
import { call } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";
import { useCapabilities } from "../kept/capabilities";

const { listAppointments } = appointmentOperations;

export type AppointmentFilter = Partial<Pick<AppointmentListQuery, "status" | "day" | "page" | "page_size">>;

/** Asked again by itself: visitors book while the list is looked at. */
export function useAppointments(query: AppointmentFilter) {
  return useAnswer(listAppointments, { query }, { refreshInterval: limits.activity.refresh });
}

/** How many wait for an answer; 0 where nobody asks, none are kept, and until it is known. */
export function useRequestedAppointments(isAsked: boolean): number {
  const { data: capabilities } = useCapabilities();
  const operation = isAsked && capabilities?.appointments ? listAppointments : null;
  const query = { status: "requested", page_size: 1 };
  return useAnswer(operation, { query }, { refreshInterval: limits.activity.refresh }).data?.count ?? 0;
}

/** @throws RequestError */
export async function updateAppointment(id: number, body: UpdateAppointmentInput): Promise<void> {
  await call(appointmentOperations.updateAppointment, { params: { id }, body });
  await revalidate(listAppointments);
}
