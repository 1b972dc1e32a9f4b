import { z } from "zod";
import { defaultPeriod, findRangeFault, periods } from "./analytics-basics";
import { devices, eventKinds, outcomeKinds } from "./event";
import * as fieldMessages from "./messages/field";
import { listQuerySchema, listSchema } from "./pagination";

/** A day of a company's own calendar, in this century or the next: `2026-11-22`. */
export const daySchema = z.iso.date(fieldMessages.dayInvalid).regex(/^2[01]/, fieldMessages.dayInvalid);

const rangeSchema = z.object({
  period: z.enum(periods).catch(defaultPeriod),
  /** First and last day, both or neither; they come before `period`. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** `GET /analytics/`: by a period or any range of days; administrators name one client or see all together. */
export const analyticsQuerySchema = rangeSchema
  .extend({ client_id: z.coerce.number().int().positive().optional() })
  .superRefine(checkRange);
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

const count = z.number().int().min(0);

/** Percent against as many days before: 12.5, -3.4; 100 where there was nothing before, 0 where there still is nothing. */
const change = z.number();

/** What is ranked, by its present name, most first. What has been deleted since has no name any more and is left out. */
const ranking = z.array(z.object({ name: z.string(), count }));

/**
 * What a provider knows beyond the summary. Days, hours and months are those of the company's own time zone; visitors are
 * told apart within a day only, so who comes on three days counts three times.
 */
export const analyticsDetailsSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Every day of the range, those without views too. */
  days: z.array(z.object({ day: daySchema, views: count, visitors: count, taps: count })),
  /** Views, taps on a way to reach the company, contacts saved, and leads. */
  funnel: z.object({ views: count, taps: count, contactsSaved: count, leads: count }),
  /** What the views led to: each once, in this order. */
  outcomes: z.array(z.object({ kind: z.enum(outcomeKinds), count, change })),
  /** Everything but views, most first; kinds that did not happen are left out. */
  kinds: z.array(z.object({ kind: z.enum(eventKinds), count })),
  topProducts: ranking,
  topVideos: ranking,
  /** Social networks by their names. */
  topLinks: ranking,
  devices: z.array(z.object({ device: z.enum(devices), count })),
  /** Languages as browsers name them: `hi`. */
  languages: z.array(z.object({ language: z.string(), count })),
  /** Two letters; empty where nothing tells. */
  countries: z.array(z.object({ country: z.string(), count })),
  /** `country` may be `??`. */
  towns: z.array(z.object({ town: z.string(), country: z.string(), count })),
  /** Views by weekday, Monday is 1, and hour, 0 to 23; hours without views are left out. */
  hours: z.array(
    z.object({ weekday: z.number().int().min(1).max(7), hour: z.number().int().min(0).max(23), views: count }),
  ),
});
export type AnalyticsDetails = z.infer<typeof analyticsDetailsSchema>;

export const analyticsSchema = z.object({
  totalViews: count,
  totalVisitors: count,
  /** As many as there are on the last day, of those that are still there; so are the next two. */
  totalDocuments: count,
  totalProducts: count,
  totalFeedback: count,
  viewsChange: change,
  visitorsChange: change,
  documentsChange: change,
  productsChange: change,
  feedbackChange: change,
  /** The last six months or, for a longer range, its own, oldest first; each as `2026-11` or in words. */
  monthlyViews: z.array(z.object({ month: z.string(), views: count })),
  /** Most viewed first. */
  topDocuments: z.array(z.object({ name: z.string(), views: count })),
  /** Most first; each an `EventSource` or in words. */
  visitorSources: z.array(z.object({ source: z.string(), count })),
  details: analyticsDetailsSchema.optional(),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** `GET /analytics/live/`: who has done something on a card within the last five minutes. */
export const liveVisitorsSchema = z.object({ visitors: count });

/** `GET /admin/analytics/companies/`: every company that had views in the range, by what its card brought. */
export const companyFiguresSchema = z.object({
  client_id: z.number().int(),
  company_name: z.string(),
  views: count,
  visitors: count,
  taps: count,
});
export type CompanyFigures = z.infer<typeof companyFiguresSchema>;

export const companyFiguresListSchema = listSchema(companyFiguresSchema);
export const companyFiguresQuerySchema = listQuerySchema(["views", "visitors", "taps"], "-views")
  .extend(rangeSchema.shape)
  .superRefine(checkRange);
export type CompanyFiguresQuery = z.infer<typeof companyFiguresQuerySchema>;

type Range = Pick<z.infer<typeof rangeSchema>, "from" | "to">;

function checkRange(range: Range, context: z.RefinementCtx): void {
  const fault = findRangeFault(range);
  if (fault) context.addIssue({ code: "custom", path: [fault.path], message: fault.message });
}
