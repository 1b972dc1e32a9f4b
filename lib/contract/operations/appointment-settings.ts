import { appointmentSettingsSchema, writeAppointmentSettingsSchema } from "../appointment-settings";
import type { Operations } from "./operation";

const path = "/client/appointments/settings/";

export const appointmentSettingsOperations = {
  getAppointmentSettings: {
    summary: "The client's appointment settings",
    method: "GET",
    path,
    access: "client",
    status: 200,
    answer: appointmentSettingsSchema,
  },
  writeAppointmentSettings: {
    summary: "Changes the appointment settings; booked appointments stay",
    method: "PUT",
    path,
    access: "client",
    body: writeAppointmentSettingsSchema,
    changes: ["card"],
    status: 200,
    answer: appointmentSettingsSchema,
  },
} as const satisfies Operations;
