import type { z } from "zod";
import type { CheckedForm } from "@/components/form/use-checked-form";
import type {
  AppointmentSettings,
  WriteAppointmentSettingsInput,
  writeAppointmentSettingsSchema,
} from "@/lib/contract/appointments/schema";

type Values = z.input<typeof writeAppointmentSettingsSchema>;

export type SettingsForm = CheckedForm<Values, WriteAppointmentSettingsInput>;

/** Numbers as texts: a field of text tells what was typed, whatever that is. */
export function toFormValues(settings: AppointmentSettings): Values {
  return {
    is_on: settings.is_on,
    services: settings.services.map((service) => ({ ...service, minutes: String(service.minutes) })),
    step: settings.step === null ? "" : String(settings.step),
    at_once: String(settings.at_once),
    notice_hours: String(settings.notice_hours),
    ahead_days: String(settings.ahead_days),
  };
}
