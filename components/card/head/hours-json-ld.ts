import type { OpeningHours } from "@/lib/contract/cards/opening-hours";
import { type Span, weekdayNames } from "@/lib/contract/clock";
import { groupDays } from "@/lib/format/opening-hours";

/** Search engines take this pair for a day that is closed. */
const closed: Span = { from: "00:00", to: "00:00" };

/** The week and the dates that differ from it, as search engines know them. */
export function hoursJsonLd({ week, special_dates: dates }: OpeningHours): object[] {
  const ofWeek = groupDays(week).flatMap(({ days, spans }) =>
    spans.map((span) => specify(ending(span), { dayOfWeek: days.map((day) => weekdayNames[day]) })),
  );
  const ofDates = dates.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans.map(ending) : [closed]).map((span) =>
      specify(span, { validFrom: date, validThrough: date }),
    ),
  );
  return [...ofWeek, ...ofDates];
}

function specify({ from: opens, to: closes }: Span, when: object): object {
  return { "@type": "OpeningHoursSpecification", ...when, opens, closes };
}

/** A whole day ends a minute early, or it would read as closed. */
function ending({ from, to }: Span): Span {
  return { from, to: from === to && to === closed.to ? "23:59" : to };
}
