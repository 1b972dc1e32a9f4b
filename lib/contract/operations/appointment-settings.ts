import { appointmentSettingsSchema, writeAppointmentSettingsSchema } from "../appointment-settings";
import type { Operations } from "./operation";

const path = "/client/appointments/settings/";

export const appointmentSettingsOperations = {
  getAppointmentSettings: {
    summary: "Which appointments the client gives",
    method: "GET",
    path,
    access: "client",
    status: 200,
    answer: appointmentSettingsSchema,
  },
  writeAppointmentSettings: {
    summary: "Says anew which appointments the client gives; those that were booked stay",
    method: "PUT",
    path,
    access: "client",
    body: writeAppointmentSettingsSchema,
    changes: ["card"],
    status: 200,
    answer: appointmentSettingsSchema,
  },
} as const satisfies Operations;
