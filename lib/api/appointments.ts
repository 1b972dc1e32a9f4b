"use client";

import { appointmentOperations, appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import type {
  AppointmentListQuery,
  AppointmentSettings,
  UpdateAppointmentInput,
  WriteAppointmentSettingsInput,
} from "@/lib/contract/appointments/schema";
import { activityLimits } from "@/lib/contract/notifications/values";
import { call } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listAppointments } = appointmentOperations;
const { getAppointmentSettings } = appointmentSettingsOperations;

export type AppointmentFilter = Partial<Pick<AppointmentListQuery, "status" | "day" | "person" | "page" | "page_size">>;

/** Polled: visitors book meanwhile. */
export function useAppointments(query: AppointmentFilter) {
  return useAnswer(listAppointments, { query }, { refreshInterval: activityLimits.refresh });
}

/** @throws RequestError */
export async function updateAppointment(id: number, body: UpdateAppointmentInput): Promise<void> {
  await call(appointmentOperations.updateAppointment, { params: { id }, body });
  await revalidate(listAppointments);
}

/** @throws RequestError */
export async function handOverAppointment(id: number, person_id: number | null): Promise<void> {
  await call(appointmentOperations.handOverAppointment, { params: { id }, body: { person_id } });
  await revalidate(listAppointments);
}

export function useAppointmentSettings() {
  return useAnswer(getAppointmentSettings);
}

/** @throws RequestError */
export async function writeAppointmentSettings(body: WriteAppointmentSettingsInput): Promise<AppointmentSettings> {
  const settings = await call(appointmentSettingsOperations.writeAppointmentSettings, { body });
  await revalidate(getAppointmentSettings);
  return settings;
}
