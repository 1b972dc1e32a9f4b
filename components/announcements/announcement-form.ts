import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { readClock } from "@/lib/card/opening-hours";
import {
  type Announcement,
  type AnnouncementText,
  type SendMaintenanceInput,
  type SendNewsInput,
  sendMaintenanceSchema,
  sendNewsSchema,
} from "@/lib/contract/announcements/schema";
import type { Texts } from "@/lib/contract/texts";

type NewsValues = Omit<SendNewsInput, "texts"> & { texts: Texts<AnnouncementText> };
export type NewsForm = UseFormReturn<NewsValues, unknown, SendNewsInput>;

export const newsForm = sendNewsSchema as unknown as z.ZodType<SendNewsInput, NewsValues>;

export function newsValues(announcement?: Announcement): NewsValues {
  return {
    kind: "news",
    title: announcement?.title ?? "",
    text: announcement?.text ?? "",
    link: announcement?.link ?? "",
    texts: announcement?.texts ?? {},
    plan_id: announcement?.plan?.id ?? null,
    first_on: announcement?.first_on ?? "",
    last_on: announcement?.last_on ?? "",
    by_mail: announcement?.by_mail ?? false,
  };
}

type MaintenanceValues = SendMaintenanceInput;
export type MaintenanceForm = UseFormReturn<MaintenanceValues, unknown, SendMaintenanceInput>;

/** A field's time, `2026-11-29T02:00`, is of the administrator's own clock. */
const typedMoment = z.string().transform(readMoment);

export const maintenanceForm = z
  .object({ kind: z.literal("maintenance"), starts_at: typedMoment, ends_at: typedMoment })
  .pipe(sendMaintenanceSchema) as z.ZodType<SendMaintenanceInput, MaintenanceValues>;

export function maintenanceValues(announcement?: Announcement): MaintenanceValues {
  return {
    kind: "maintenance",
    starts_at: announcement ? writeMoment(announcement.starts_at) : "",
    ends_at: announcement ? writeMoment(announcement.ends_at) : "",
  };
}

/** Empty for what is no time. */
export function readMoment(typed: string): string {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}

function writeMoment(time: string): string {
  const { date, minutes } = readClock(undefined, new Date(time));
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${date}T${clock.join(":")}`;
}
