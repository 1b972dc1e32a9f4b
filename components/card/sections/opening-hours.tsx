import { readClock } from "@/lib/card/opening-hours";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { OpeningHours } from "@/lib/contract/cards/opening-hours";
import { listHours } from "@/lib/format/opening-hours";
import { SectionHeading } from "./section-heading";

type Props = { company: Company; title: string };

/**
 * When the company is open. A page is kept for long, so what holds at this moment is the script's to say, on a line that
 * is there for it.
 */
export function OpeningHours({ company: { profile, time_zone: timeZone }, title }: Props) {
  const { opening_hours: hours } = profile;
  if (!hours) return null;
  return (
    <section className="section section-hours" aria-labelledby="hours">
      <SectionHeading id="hours" title={title} />
      {timeZone && <p className="hours-now" data-hours-now="" />}
      <HoursList hours={hours} timeZone={timeZone} />
    </section>
  );
}

/** A card is no calendar: the week takes up to seven of them. */
const rowsAtMost = 12;

/** The week, and the next dates that differ from it, as the script marks today among them. */
export function HoursList({ hours, timeZone }: { hours: OpeningHours; timeZone: string | undefined }) {
  return (
    <ul className="hours">
      {listHours(hours, readClock(timeZone, new Date()).date)
        .slice(0, rowsAtMost)
        .map(({ on, when, times }) => (
          <li key={on} data-on={on}>
            <span {...written(when)}>{when}</span>
            <span>{times}</span>
          </li>
        ))}
    </ul>
  );
}
