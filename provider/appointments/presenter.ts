import { formatAppointment } from "@/lib/card/appointment-times";
import type { Appointment, AppointmentSettings, OwnAppointment, Slots } from "@/lib/contract/appointments/schema";
import type { AppointmentStatus } from "@/lib/contract/appointments/values";
import { furtherLanguage } from "@/lib/contract/cards/languages";
import { appointmentPath, bookingPath } from "@/lib/contract/paths";
import { can, type Principal } from "@/lib/contract/policies";
import type { Language } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import { cardLanguages } from "../clients/card-languages";
import { offersChat } from "../clients/landline";
import { readLanguage, translatorOfRow } from "../kernel/language";
import { type PersonNamed, presentPersonOf } from "../memberships/presenter";
import type { CalendarEvent } from "./calendar-file";
import type { Diary } from "./diaries";
import type { AddressedRow, AppointmentRow } from "./repo";
import { type Card, canWithdraw, statusOf } from "./service";
import type { Stretch } from "./slots";

type Found = { diary: Diary; days: string[]; slots: Stretch[] };

export function presentSlots({ diary, days, slots }: Found): Slots {
  const starts = slots.map(({ start }) => new Date(start).toISOString());
  return { services: diary.services, time_zone: diary.time_zone, days, slots: starts };
}

/** Who writes for the company, and where the site and its card are. */
type Replying = { t: T; siteUrl: string; card: Card };

/** `now` is an ISO time. Whose card it came from is told to those who see more than one's. */
export function presentAppointment(
  row: AppointmentRow & PersonNamed & { company_name?: string },
  now: string,
  reader: Principal,
  replying?: Replying,
): Appointment {
  return {
    id: row.id,
    ...presentCommon(row, now),
    phone: row.phone,
    note: row.note,
    token: row.token,
    consent: row.consent,
    language: readLanguage(row.language),
    ...(replying && { reply: writeReply(row, statusOf(row, now), replying) }),
    ...(can(reader, "clients.see") && { client_id: row.client_id, company_name: row.company_name }),
    ...presentPersonOf(row, reader),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function writeReply(row: AppointmentRow, status: AppointmentStatus, { t: reader, siteUrl, card }: Replying): string {
  const t = translatorOfRow(row.language, reader.language);
  const { name, service, token, starts_at: start, ends_at: end } = row;
  const of = { name, service, time: formatAppointment(t, { start, end }, card.time_zone) };
  const at = { slug: card.slug, language: furtherLanguage(readLanguage(row.language), card) };
  if (status === "confirmed")
    return t("appointments.chat.confirmed", { ...of, url: siteUrl + appointmentPath({ ...at, token }) });
  if (status === "requested" || status === "expired") return t("appointments.chat.waiting", of);
  if (status === "withdrawn") return t("appointments.chat.withdrawn", of);
  return t("appointments.chat.refused", { ...of, url: siteUrl + bookingPath(at) });
}

/** For whoever asked for it. `timeZone` is for a company that has none of its own. */
export function presentOwn(row: AddressedRow, now: string, timeZone: string): OwnAppointment {
  return {
    ...presentCommon(row, now),
    person: row.person_name,
    company: {
      slug: row.slug,
      company_name: row.company_name,
      phone: row.company_phone,
      whatsapp: offersChat({ phone: row.company_phone, landline_chat: row.landline_chat }),
    },
    time_zone: row.time_zone ?? timeZone,
    can_withdraw: canWithdraw(row, now),
  };
}

function presentCommon(row: AppointmentRow, now: string) {
  return {
    status: statusOf(row, now),
    service: row.service,
    minutes: row.minutes,
    price: row.price,
    start: row.starts_at,
    end: row.ends_at,
    name: row.name,
    message: row.message,
  };
}

export type ForWhom = "customer" | "company";

/** As it stands in a calendar; for its company with who comes, for that one with where to go. */
export function presentEvent(
  row: AddressedRow,
  { now, siteUrl, forWhom }: { now: string; siteUrl: string; forWhom: ForWhom },
): CalendarEvent {
  const status = statusOf(row, now);
  const language = furtherLanguage(readLanguage(row.language), cardLanguages(row));
  const pageIn = (language?: Language) => siteUrl + appointmentPath({ slug: row.slug, token: row.token, language });
  const common = {
    uid: `appointment-${row.id}@${new URL(siteUrl).host}`,
    status: calendarStatus[status],
    // What nobody answered ends without a change of its own.
    sequence: row.sequence + Number(status === "expired"),
    start: row.starts_at,
    end: row.ends_at,
    organizer: { name: row.company_name, email: row.company_email },
    changed: status === "expired" ? (row.held_until ?? row.updated_at) : row.updated_at,
  };
  if (forWhom === "company") {
    const description = [row.phone, row.note].filter(Boolean).join("\n");
    return { ...common, summary: `${row.name}: ${row.service}`, location: "", description, url: pageIn() };
  }
  const summary = `${row.service} – ${[row.person_name, row.company_name].filter(Boolean).join(", ")}`;
  return { ...common, summary, location: row.address ?? "", description: row.message, url: pageIn(language) };
}

const calendarStatus: Record<AppointmentStatus, CalendarEvent["status"]> = {
  requested: "TENTATIVE",
  confirmed: "CONFIRMED",
  refused: "CANCELLED",
  cancelled: "CANCELLED",
  withdrawn: "CANCELLED",
  expired: "CANCELLED",
};

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
