import { formatAppointment } from "@/lib/card/appointment-times";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import { written } from "@/lib/card/written";
import type { OwnAppointment as Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentStatus } from "@/lib/contract/appointments/values";
import * as paths from "@/lib/paths";
import { SentDetail } from "../forms/sent";
import { Icon } from "../icons";
import { describeService, ZoneNote } from "./pick";

type Props = { appointment: Appointment; slug: string; token: string };

export function OwnAppointment({ appointment, slug, token }: Props) {
  const { status, company, service, name, message, time_zone: timeZone } = appointment;
  const [title, text] = describeStatus[status](company.company_name);
  const digits = phoneOf(company)?.chat;
  const when = formatAppointment(appointment, timeZone);
  const isOver = status !== "requested" && status !== "confirmed";
  return (
    <div className="form-sent own-appointment">
      <h1 id="form-title" {...written(title)}>
        {title}
      </h1>
      <p>{text}</p>
      <dl className="details">
        <SentDetail label="When">{when}</SentDetail>
        <SentDetail label="What">{`${service} · ${describeService(appointment)}`}</SentDetail>
        <SentDetail label="For">{name}</SentDetail>
        {message && <SentDetail label={`From ${company.company_name}`}>{message}</SentDetail>}
      </dl>
      <ZoneNote timeZone={timeZone} at={appointment.start} />
      {calendarLabels[status] && (
        <a className="button button-primary" href={paths.appointmentFile(slug, token)} download="appointment.ics">
          <Icon name="calendar" />
          {calendarLabels[status]}
        </a>
      )}
      {digits && (
        <a
          className="button"
          href={chatLink(digits, `Namaste, I am ${name}. About my appointment: ${service}, ${when}.`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          Write on WhatsApp
        </a>
      )}
      {isOver && (
        <a className="button" href={paths.form(slug, "appointment")} rel="nofollow">
          Book another appointment
        </a>
      )}
      {appointment.can_withdraw && (
        <details className="withdraw">
          <summary>Cancel this appointment</summary>
          <form action={paths.withdrawAppointment(slug, token)} method="post">
            <button className="button" type="submit">
              Yes, cancel it
            </button>
          </form>
        </details>
      )}
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}

const describeStatus: Record<AppointmentStatus, (company: string) => [title: string, text: string]> = {
  requested: (company) => ["Request sent", `${company} will confirm soon. Save this page.`],
  confirmed: () => ["Your appointment is confirmed", "Save this page in case you need to cancel."],
  refused: (company) => ["This appointment was declined", `${company} cannot take it. Please choose another time.`],
  cancelled: (company) => [
    "This appointment was cancelled",
    `${company} had to cancel it. Please choose another time.`,
  ],
  withdrawn: () => ["You cancelled this appointment", "The time is free again."],
  expired: (company) => ["Not confirmed in time", `${company} did not confirm it. Please choose another time or call.`],
};

const calendarLabels: Partial<Record<AppointmentStatus, string>> = {
  confirmed: "Add to your calendar",
  cancelled: "Remove it from your calendar",
  withdrawn: "Remove it from your calendar",
};
