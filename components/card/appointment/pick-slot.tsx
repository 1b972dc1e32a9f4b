import { formatTime } from "@/lib/card/appointment-times";
import * as appointmentMessages from "@/lib/contract/appointments/messages";
import type { Service } from "@/lib/contract/appointments/schema";
import { formatNamedDay } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { Pick, Picked, ZoneNote } from "./pick";

type Props = {
  slug: string;
  service: Service;
  day: string;
  slots: readonly string[];
  timeZone: string;
  /** Whether the time that was wanted has gone to somebody else. */
  isTaken: boolean;
};

export function PickSlot({ slug, service, day, slots, timeZone, isTaken }: Props) {
  const lead = (
    <>
      {isTaken && (
        <p className="form-failure" role="alert">
          {appointmentMessages.slotTaken}
        </p>
      )}
      <Picked href={paths.pickAppointment(slug, { service: service.id })} change="Another day">
        {service.name} · {formatNamedDay(day)}
      </Picked>
    </>
  );
  return (
    <Pick title={slots.length > 0 ? "Choose a time" : "No free times on this day"} slug={slug} lead={lead}>
      {slots.length > 0 && (
        <>
          <ZoneNote timeZone={timeZone} at={slots[0] as string} />
          <ul className="picks">
            {slots.map((start) => (
              <li key={start}>
                <a href={paths.pickAppointment(slug, { service: service.id, day, start })} rel="nofollow">
                  <strong>{formatTime(start, timeZone)}</strong>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Pick>
  );
}
