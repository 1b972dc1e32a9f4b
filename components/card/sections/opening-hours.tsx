import { readClock } from "@/lib/card/opening-hours";
import type { Company } from "@/lib/contract/company";
import { listHours } from "@/lib/format/opening-hours";
import { SectionHeading } from "./section-heading";

type Props = { company: Company; title: string };

/** A card is no calendar: the week takes up to seven of them. */
const rowsAtMost = 12;

/**
 * The week, and the next dates that differ from it. A page is kept for long, so what holds at this moment is the
 * script's to say, on a line that is there for it.
 */
export function OpeningHours({ company: { profile, time_zone: timeZone }, title }: Props) {
  const { opening_hours: hours } = profile;
  if (!hours) return null;
  const rows = listHours(hours, readClock(timeZone, new Date()).date).slice(0, rowsAtMost);
  return (
    <section className="section section-hours" aria-labelledby="hours">
      <SectionHeading id="hours" title={title} />
      {timeZone && <p className="hours-now" data-hours-now="" />}
      <ul className="hours">
        {rows.map(({ on, when, times }) => (
          <li key={on} data-on={on}>
            <span dir="auto">{when}</span>
            <span>{times}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
