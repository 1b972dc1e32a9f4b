"use client";

import type { AppointmentSettings, WriteAppointmentSettingsInput } from "@/lib/contract/appointment-settings";
import { appointmentSettingsOperations } from "@/lib/contract/operations/appointment-settings";
import { call } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";

const { getAppointmentSettings } = appointmentSettingsOperations;

/** Not asked for where no appointments are kept. */
export function useAppointmentSettings(isKept = true) {
  return useAnswer(isKept ? getAppointmentSettings : null);
}

/** @throws RequestError */
export async function writeAppointmentSettings(body: WriteAppointmentSettingsInput): Promise<AppointmentSettings> {
  const settings = await call(appointmentSettingsOperations.writeAppointmentSettings, { body });
  await revalidate(getAppointmentSettings);
  return settings;
}
