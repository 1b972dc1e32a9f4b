import { written } from "@/lib/card/written";
import type { Service } from "@/lib/contract/appointments/schema";
import { formatShortDay, formatWeekday } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { Pick, Picked } from "./pick";
import { describeService } from "./pick-service";

type Props = {
  slug: string;
  service: Service;
  /** Whether there is another service to choose. */
  isOneOfMany: boolean;
  days: readonly string[];
};

/** Most people want to come soon; the other days are a tap away. */
const shownAtFirst = 12;

export function PickDay({ slug, service, isOneOfMany, days }: Props) {
  const dayLinks = (some: readonly string[]) => (
    <ul className="picks">
      {some.map((day) => (
        <li key={day}>
          <a href={paths.pickAppointment(slug, { service: service.id, day })} rel="nofollow">
            <small>{formatWeekday(day)}</small>
            <strong>{formatShortDay(day)}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
  const picked = `${service.name} · ${describeService(service)}`;
  const lead = isOneOfMany ? (
    <Picked href={paths.form(slug, "appointment")} change="Another service">
      {picked}
    </Picked>
  ) : (
    <p {...written(picked)}>{picked}</p>
  );
  if (days.length === 0)
    return (
      <Pick title="No free times right now" slug={slug} lead={lead}>
        <p>Please call or message, or check again later.</p>
      </Pick>
    );
  const later = days.slice(shownAtFirst);
  return (
    <Pick title="Choose a day" slug={slug} lead={lead}>
      {dayLinks(days.slice(0, shownAtFirst))}
      {later.length > 0 && (
        <details className="more-days">
          <summary>More days</summary>
          {dayLinks(later)}
        </details>
      )}
    </Pick>
  );
}
