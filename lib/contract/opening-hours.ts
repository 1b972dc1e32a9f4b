import { z } from "zod";
import { minutesOfDay, type Span, toMinutes, type Weekday, weekdays } from "./clock";
import { daySchema, jsonObject, oneLineText } from "./fields";
import { isRecord } from "./json-text";
import * as fieldMessages from "./messages";
import { entryTextsSchema } from "./texts";
import { openingHoursLimits } from "./values";

/** When a company is open, or one of its people there: a week, and the dates on which it is otherwise. All by the company's own clock. */

const { spans: maxSpans, dates: maxDates, note: maxNote } = openingHoursLimits;

/** `09:00`; midnight at a day's end may be written 24:00 and comes out as 00:00. */
const clockTimeSchema = z
  .string({ error: fieldMessages.clockTimeInvalid })
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, fieldMessages.clockTimeInvalid)
  .transform((time) => (time === "24:00" ? "00:00" : time));

const spansSchema = z
  .array(z.object({ from: clockTimeSchema, to: clockTimeSchema }))
  .max(maxSpans, fieldMessages.spansLimit);

const noteSchema = oneLineText(maxNote);

const specialDateSchema = z.object({
  date: daySchema,
  /** In place of that weekday's; none is closed. */
  spans: spansSchema,
  note: noteSchema.optional(),
  texts: entryTextsSchema({ note: noteSchema }),
});
export type SpecialDate = z.infer<typeof specialDateSchema>;

const weekSchema = z.object(
  Object.fromEntries(weekdays.map((day) => [day, spansSchema])) as Record<Weekday, typeof spansSchema>,
);
export type Week = z.infer<typeof weekSchema>;

/** As the profile's form has them: every weekday is there. */
export const openingHoursFormSchema = z
  .object({
    week: weekSchema,
    special_dates: z.array(specialDateSchema).max(maxDates, fieldMessages.specialDatesLimit),
  })
  .superRefine(({ week, special_dates: dates }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path });
    for (const path of findOverlaps(week)) refuse(fieldMessages.openingHoursOverlap, "week", ...path, "from");
    dates.forEach(({ date, spans }, index) => {
      for (const later of findOverlap(spans.map((span, at) => place(span, 0, at))))
        refuse(fieldMessages.openingHoursOverlap, "special_dates", index, "spans", later.at, "from");
      if (dates.findIndex((other) => other.date === date) < index)
        refuse(fieldMessages.specialDateRepeated, "special_dates", index, "date");
    });
  });
export type OpeningHours = z.infer<typeof openingHoursFormSchema>;

/**
 * What a profile write carries: JSON text of `{week: {mon: [{from, to}], …}, special_dates: [{date, spans, note, texts}]}`, in
 * which days may be left out. Null, empty text, and hours that name neither a span nor a date are none. Spans come out
 * in order, and so do dates, past ones among them.
 */
export const openingHoursSchema = jsonObject(fieldMessages.openingHoursInvalid)
  .transform((value, context) => {
    const { week = {}, special_dates = [] } = value ?? {};
    if (isRecord(week)) return value && { week: { ...closedWeek, ...week }, special_dates };
    context.addIssue({ code: "custom", message: fieldMessages.openingHoursInvalid });
    return z.NEVER;
  })
  .pipe(openingHoursFormSchema.nullable())
  .transform((hours) => hours && sortHours(hours));

const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []]));

function sortHours({ week, special_dates }: OpeningHours): OpeningHours | null {
  const days = weekdays.map((day) => [day, sortSpans(week[day])] as const);
  if (special_dates.length === 0 && days.every(([, spans]) => spans.length === 0)) return null;
  const dates = special_dates.map(({ date, spans, note, texts }) => ({
    date,
    spans: sortSpans(spans),
    ...(note && { note }),
    ...(texts && { texts }),
  }));
  return {
    week: Object.fromEntries(days) as Week,
    special_dates: dates.sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

function sortSpans(spans: Span[]): Span[] {
  return spans.toSorted((one, other) => toMinutes(one)[0] - toMinutes(other)[0]);
}

/** A span on the line of days; `at` is its place in the list it came in. */
type Placed = { day: number; at: number; start: number; end: number };

function place(span: Span, day: number, at: number): Placed {
  const [start, end] = toMinutes(span).map((minutes) => minutes + day * minutesOfDay) as [number, number];
  return { day, at, start, end };
}

/** The later one of any two that follow each other and overlap. */
function findOverlap(spans: Placed[]): Placed[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  return sorted.filter(({ start }, index) => start < (sorted[index - 1]?.end ?? 0));
}

/** Where in a week they are. Sunday night runs into Monday, so that comes round once more. */
function findOverlaps(week: Week): (readonly [Weekday, number])[] {
  const round = [...weekdays, ...weekdays.slice(0, 1)];
  const spans = round.flatMap((name, day) => week[name].map((span, at) => place(span, day, at)));
  const found = findOverlap(spans).map(({ day, at }) => [round[day] ?? "mon", at] as const);
  return found.filter(([name, at], index) => found.findIndex((one) => one[0] === name && one[1] === at) === index);
}
