import type { ReactNode } from "react";
import { readClock } from "@/lib/card/opening-hours";
import { ownWords } from "@/lib/card/own-words";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { OpeningHours as Hours } from "@/lib/contract/opening-hours";
import { listHours } from "@/lib/format/opening-hours";
import type { T } from "@/lib/i18n/translator";

type Props = { t: T; company: Company; heading: ReactNode };

/** The page is cached, so the script fills in whether the company is open now. */
export function OpeningHours({ t, company: { profile, time_zone: timeZone }, heading }: Props) {
  const { opening_hours: hours } = profile;
  if (!hours) return null;
  return (
    <section className="section section-hours" aria-labelledby="hours">
      {heading}
      {timeZone && <p className="hours-now" data-hours-now="" />}
      <HoursList t={t} hours={hours} timeZone={timeZone} />
    </section>
  );
}

const rowsAtMost = 12;

/** The week, then the next special dates. The script marks today. */
export function HoursList({ t, hours, timeZone }: { t: T; hours: Hours; timeZone: string | undefined }) {
  return (
    <ul className="hours">
      {listHours(t, hours, readClock(timeZone, new Date()).date)
        .slice(0, rowsAtMost)
        .map(({ on, when, times, date }) => (
          <li key={on} data-on={on}>
            <span {...(date ? ownWords(t, date, "note", when) : written(when))}>{when}</span>
            <span>{times}</span>
          </li>
        ))}
    </ul>
  );
}
