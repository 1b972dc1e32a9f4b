import { readClock } from "@/lib/card/opening-hours";
import type { Company } from "@/lib/contract/company";
import { limits } from "@/lib/contract/limits";
import {
  formatDayGroup,
  formatSpans,
  formatSpecialDate,
  groupDays,
  listUpcomingDates,
} from "@/lib/format/opening-hours";

/**
 * The week, and the next dates that differ from it. A page is kept for long, so what holds at this moment is the
 * script's to say, on a line that is there for it.
 */
export function OpeningHours({ company: { profile, time_zone: timeZone } }: { company: Company }) {
  const { opening_hours: hours } = profile;
  if (!hours) return null;
  const dates = listUpcomingDates(hours, readClock(timeZone, new Date()).date).slice(
    0,
    limits.openingHours.datesOnCard,
  );
  return (
    <section
      className="section section-hours"
      aria-labelledby="hours"
      data-hours={timeZone && JSON.stringify(hours)}
      data-zone={timeZone}
    >
      <h2 id="hours">Opening hours</h2>
      {timeZone && <p className="hours-now" data-hours-now="" />}
      <ul className="hours">
        {groupDays(hours.week).map((group) => (
          <li key={group.days[0]} data-on={group.days.join(" ")}>
            <span>{formatDayGroup(group)}</span>
            <span>{formatSpans(group.spans)}</span>
          </li>
        ))}
        {dates.map((special) => (
          <li key={special.date} data-on={special.date}>
            <span dir="auto">{formatSpecialDate(special)}</span>
            <span>{formatSpans(special.spans)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
