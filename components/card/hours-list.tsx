import { readClock } from "@/lib/card/opening-hours";
import { written } from "@/lib/card/written";
import type { OpeningHours } from "@/lib/contract/cards/opening-hours";
import { listHours } from "@/lib/format/opening-hours";

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
