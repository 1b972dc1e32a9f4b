"use client";

import { appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import type { AppointmentSettings, WriteAppointmentSettingsInput } from "@/lib/contract/appointments/schema";
import { call } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";

const { getAppointmentSettings } = appointmentSettingsOperations;

export function useAppointmentSettings() {
  return useAnswer(getAppointmentSettings);
}

/** @throws RequestError */
export async function writeAppointmentSettings(body: WriteAppointmentSettingsInput): Promise<AppointmentSettings> {
  const settings = await call(appointmentSettingsOperations.writeAppointmentSettings, { body });
  await revalidate(getAppointmentSettings);
  return settings;
}
