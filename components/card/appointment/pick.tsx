import type { ReactNode } from "react";
import { formatMinutes, formatTime } from "@/lib/card/appointment-times";
import { written } from "@/lib/card/written";
import * as appointmentMessages from "@/lib/contract/appointments/messages";
import type { Service } from "@/lib/contract/appointments/schema";
import { formatNamedDay, formatShortDay, formatWeekday } from "@/lib/format/calendar";
import { formatTimeZone } from "@/lib/format/time-zone";
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type PickProps = { t: T; title: string; at: paths.FormAddress; lead?: ReactNode; children: ReactNode };

/** One step of a booking. Choices are links, so the back button works. */
function Pick({ t, title, at, lead, children }: PickProps) {
  return (
    <>
      <h1 id="form-title">{title}</h1>
      {lead}
      {children}
      <a className="button form-back" href={paths.shownCard(at)}>
        {t("forms.back")}
      </a>
    </>
  );
}

/** The choice so far, with a link to change it. */
export function Picked({ href, change, children }: { href: string; change: string; children: ReactNode }) {
  return (
    <p className="picked">
      <span>{children}</span>
      <a href={href} rel="nofollow">
        {change}
      </a>
    </p>
  );
}

/** Names the time zone for visitors in another. */
export function ZoneNote({ t, timeZone, at }: { t: T; timeZone: string; at: string }) {
  return <p className="form-hint">{formatTimeZone(t, timeZone, new Date(at))}</p>;
}

export function PickService({ t, at, services }: { t: T; at: paths.FormAddress; services: readonly Service[] }) {
  return (
    <Pick t={t} title={t("forms.appointment.service")} at={at}>
      <ul className="picks picks-wide">
        {services.map((service) => (
          <li key={service.id}>
            <a href={paths.pickAppointment(at, { service: service.id })} rel="nofollow">
              <strong {...written(service.name)}>{service.name}</strong>
              <small>{describeService(t, service)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Pick>
  );
}

/** "45 minutes · ₹300". */
export function describeService(t: T, { minutes, price }: Pick<Service, "minutes" | "price">): string {
  return sideBySide(t, [formatMinutes(t, minutes), price]);
}

type PickDayProps = {
  t: T;
  at: paths.FormAddress;
  service: Service;
  /** There are other services. */
  isOneOfMany: boolean;
  days: readonly string[];
};

const shownAtFirst = 12;

export function PickDay({ t, at, service, isOneOfMany, days }: PickDayProps) {
  const dayLinks = (some: readonly string[]) => (
    <ul className="picks">
      {some.map((day) => (
        <li key={day}>
          <a href={paths.pickAppointment(at, { service: service.id, day })} rel="nofollow">
            <small>{formatWeekday(t, day)}</small>
            <strong>{formatShortDay(t, day)}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
  const picked = sideBySide(t, [service.name, describeService(t, service)]);
  const lead = isOneOfMany ? (
    <Picked href={paths.form(at, "appointment")} change={t("forms.appointment.otherService")}>
      {picked}
    </Picked>
  ) : (
    <p>{picked}</p>
  );
  if (days.length === 0)
    return (
      <Pick t={t} title={t("forms.appointment.noTimes")} at={at} lead={lead}>
        <p>{t("forms.appointment.noTimesText")}</p>
      </Pick>
    );
  const later = days.slice(shownAtFirst);
  return (
    <Pick t={t} title={t("forms.appointment.day")} at={at} lead={lead}>
      {dayLinks(days.slice(0, shownAtFirst))}
      {later.length > 0 && (
        <details className="more-days">
          <summary>{t("forms.appointment.moreDays")}</summary>
          {dayLinks(later)}
        </details>
      )}
    </Pick>
  );
}

type PickSlotProps = {
  t: T;
  at: paths.FormAddress;
  service: Service;
  day: string;
  slots: readonly string[];
  timeZone: string;
  /** Somebody else took the chosen time. */
  isTaken: boolean;
};

export function PickSlot({ t, at, service, day, slots, timeZone, isTaken }: PickSlotProps) {
  const lead = (
    <>
      {isTaken && (
        <p className="form-failure" role="alert">
          {t.say(appointmentMessages.slotTaken)}
        </p>
      )}
      <Picked href={paths.pickAppointment(at, { service: service.id })} change={t("forms.appointment.otherDay")}>
        <bdi>{service.name}</bdi> · {formatNamedDay(t, day)}
      </Picked>
    </>
  );
  return (
    <Pick
      t={t}
      title={t(slots.length > 0 ? "forms.appointment.time" : "forms.appointment.noTimesOnDay")}
      at={at}
      lead={lead}
    >
      {slots.length > 0 && (
        <>
          <ZoneNote t={t} timeZone={timeZone} at={slots[0] as string} />
          <ul className="picks">
            {slots.map((start) => (
              <li key={start}>
                <a href={paths.pickAppointment(at, { service: service.id, day, start })} rel="nofollow">
                  <strong>{formatTime(t, start, timeZone)}</strong>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Pick>
  );
}

export function NoAppointments({ t, at }: { t: T; at: paths.FormAddress }) {
  return (
    <div className="form-sent">
      <h1 id="form-title">{t("forms.appointment.none")}</h1>
      <p>{t("forms.appointment.noneText")}</p>
      <a className="button button-primary" href={paths.shownCard(at)}>
        {t("forms.back")}
      </a>
    </div>
  );
}
