import type { AppointmentSettings } from "@/lib/contract/appointments/schema";
import type { Diary } from "./service";

export function presentSettings(diary: Diary): AppointmentSettings {
  return {
    is_on: diary.is_on,
    services: diary.services,
    step: diary.step,
    at_once: diary.at_once,
    notice_hours: diary.notice_hours,
    ahead_days: diary.ahead_days,
    has_hours: diary.hours !== null,
    time_zone: diary.time_zone,
  };
}
