import { formatAppointment } from "@/lib/card/appointment-times";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import { written } from "@/lib/card/written";
import type { OwnAppointment as Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentStatus } from "@/lib/contract/appointments/values";
import { sideBySide } from "@/lib/i18n/isolate";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { SentDetail } from "../forms/sent";
import { Icon } from "../icons";
import { describeService, ZoneNote } from "./pick";

/** `company` is its name in the reader's language. */
type Props = { t: T; company: string; appointment: Appointment; at: paths.CardAddress; token: string };

export function OwnAppointment({ t, company, appointment, at, token }: Props) {
  const { status, service, name, message, time_zone: timeZone } = appointment;
  const { title, text, calendar } = statusTexts[status];
  const shownTitle = t(title);
  const digits = phoneOf(appointment.company)?.chat;
  const when = formatAppointment(t, appointment, timeZone);
  const isOver = status !== "requested" && status !== "confirmed";
  return (
    <div className="form-sent own-appointment">
      <h1 id="form-title" {...written(shownTitle)}>
        {shownTitle}
      </h1>
      <p>{t(text, { company })}</p>
      <dl className="details">
        <SentDetail label={t("forms.appointment.own.when")}>{when}</SentDetail>
        <SentDetail label={t("forms.appointment.own.what")}>
          {sideBySide(t, [service, describeService(t, appointment)])}
        </SentDetail>
        {appointment.person && <SentDetail label={t("forms.appointment.own.with")}>{appointment.person}</SentDetail>}
        <SentDetail label={t("forms.appointment.own.for")}>{name}</SentDetail>
        {message && <SentDetail label={t("forms.appointment.own.from", { company })}>{message}</SentDetail>}
      </dl>
      <ZoneNote t={t} timeZone={timeZone} at={appointment.start} />
      {calendar && (
        <a className="button button-primary" href={paths.appointmentFile(at, token)} download="appointment.ics">
          <Icon name="calendar" />
          {t(calendar)}
        </a>
      )}
      {digits && (
        <a
          className="button"
          href={chatLink(digits, t("forms.appointment.own.chatText", { name, service, when }))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {t("forms.appointment.own.chat")}
        </a>
      )}
      {isOver && (
        <a className="button" href={paths.form(at, "appointment")} rel="nofollow">
          {t("forms.appointment.own.again")}
        </a>
      )}
      {appointment.can_withdraw && (
        <details className="withdraw">
          <summary>{t("forms.appointment.own.cancel")}</summary>
          <form action={paths.withdrawAppointment(at, token)} method="post">
            <button className="button" type="submit">
              {t("forms.appointment.own.cancelYes")}
            </button>
          </form>
        </details>
      )}
      <a className="button form-back" href={paths.card(at)}>
        {t("forms.back")}
      </a>
    </div>
  );
}

const statusTexts: Record<AppointmentStatus, { title: Key; text: Key; calendar?: Key }> = {
  requested: { title: "forms.appointment.own.requested", text: "forms.appointment.own.requestedText" },
  confirmed: {
    title: "forms.appointment.own.confirmed",
    text: "forms.appointment.own.confirmedText",
    calendar: "forms.appointment.own.addToCalendar",
  },
  refused: { title: "forms.appointment.own.refused", text: "forms.appointment.own.refusedText" },
  cancelled: {
    title: "forms.appointment.own.cancelled",
    text: "forms.appointment.own.cancelledText",
    calendar: "forms.appointment.own.removeFromCalendar",
  },
  withdrawn: {
    title: "forms.appointment.own.withdrawn",
    text: "forms.appointment.own.withdrawnText",
    calendar: "forms.appointment.own.removeFromCalendar",
  },
  expired: { title: "forms.appointment.own.expired", text: "forms.appointment.own.expiredText" },
};
