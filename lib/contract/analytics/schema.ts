import { z } from "zod";
import { personSchema } from "../content/person";
import { daySchema } from "../fields";
import { linkOrigins } from "../link-origin";
import { listQuerySchema, listSchema } from "../pagination";
import { findRangeFault } from "./range";
import { defaultPeriod, eventLimits, periods } from "./values";

/** Events that a card reports. */
const cardEventKinds = [
  "view",
  "call",
  "whatsapp",
  "email",
  "location",
  "social",
  "contact_saved",
  "card_saved",
  "shared",
  "document_opened",
  "product_opened",
  "video_opened",
] as const;

/** Everything that is counted; an enquiry is counted where it is received. */
export const eventKinds = [...cardEventKinds, "enquiry_sent"] as const;
export type EventKind = (typeof eventKinds)[number];

/** The events that a card is for: somebody gets in touch or saves the contact. */
export const outcomeKinds = ["call", "whatsapp", "contact_saved", "enquiry_sent"] as const satisfies EventKind[];
export type OutcomeKind = (typeof outcomeKinds)[number];

/** How a visitor found a card. */
export const eventSources = [
  ...linkOrigins,
  "whatsapp",
  "instagram",
  "facebook",
  "google",
  "search",
  "youtube",
  "linkedin",
  "x",
  "telegram",
  "website",
  "direct",
] as const;
export type EventSource = (typeof eventSources)[number];

export const devices = ["phone", "tablet", "computer"] as const;
export type Device = (typeof devices)[number];

export const linkOriginSchema = z.enum(linkOrigins).optional().catch(undefined);

/** The id of whose card it was; left out where it is no id. */
const whoseSchema = z.coerce.number().int().positive().optional().catch(undefined);

const clockSchema = z.number().int().min(0).max(8_640_000_000_000_000);

const eventSchema = z.object({
  /** Drawn by the sender, so that an event that arrives twice counts once. */
  id: z.string().regex(/^[\w-]{8,36}$/),
  kind: z.enum(cardEventKinds),
  /** A document's, product's or video's id, or a social network's name. */
  target: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** On a person's card; only one of the company's people counts. */
  person: whoseSchema,
  /** When it happened, in milliseconds since 1970 by the sender's clock. */
  at: clockSchema,
});
export type CardEvent = z.infer<typeof eventSchema>;

/** `POST /public/company/{name}/events/`: events of a card, sent by its script. */
export const reportEventsSchema = z.object({
  events: z.array(eventSchema).min(1).max(eventLimits.perCall),
  /** The sender's clock when sending, which shows whether it is wrong. */
  sent: clockSchema,
  origin: linkOriginSchema,
  /** The host of the page that led here. */
  referrer: z.string().max(eventLimits.host).optional().catch(undefined),
});
export type EventReport = z.infer<typeof reportEventsSchema>;

/** `GET /public/company/{name}/view.gif`. */
export const countViewQuerySchema = z.object({ person: whoseSchema });

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

/** Ranked contents by their present names, most first; deleted ones are left out. */
const ranking = z.array(z.object({ name: z.string(), count }));

/**
 * Figures beyond the summary. Days, hours and months are in the company's time zone; visitors are told apart within one
 * day only, so a visitor on three days counts three times.
 */
const analyticsDetailsSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Every day of the range, including days without views. */
  days: z.array(z.object({ day: daySchema, views: count, visitors: count, taps: count })),
  /** Views, taps on a way to reach the company, contacts saved, and leads. */
  funnel: z.object({ views: count, taps: count, contactsSaved: count, leads: count }),
  /** What views led to: each step once, in this order. */
  outcomes: z.array(z.object({ kind: z.enum(outcomeKinds), count, change })),
  /** Everything but views, most first; kinds without events are left out. */
  kinds: z.array(z.object({ kind: z.enum(eventKinds), count })),
  topProducts: ranking,
  topVideos: ranking,
  /** Social networks by their names. */
  topLinks: ranking,
  devices: z.array(z.object({ device: z.enum(devices), count })),
  /** Languages as browsers name them: `hi`. */
  languages: z.array(z.object({ language: z.string(), count })),
  /** Two letters; empty if unknown. */
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
  /** Present contents as they were on the last day; so are the next two. */
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

/** `GET /analytics/live/`: visitors active on a card within the last five minutes. */
export const liveVisitorsSchema = z.object({ visitors: count });

/** `GET /admin/analytics/companies/`: every company with views in the range, ranked by its card's results. */
const companyFiguresSchema = z.object({
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

/**
 * What people are ranked by: how often their card was opened and their contact saved from it, the leads of the range that
 * are theirs, and those of them that are no longer new.
 */
export const personCounts = ["views", "contacts", "leads", "answers"] as const;
export type PersonCount = (typeof personCounts)[number];

const personFiguresSchema = z.object({
  ...personSchema.pick({ id: true, name: true, role: true, branch_id: true, slug: true, image: true, image_set: true })
    .shape,
  /** By the count of the ordering, the most first, among all whom the caller sees; who have as many share it. */
  rank: z.number().int().positive(),
  views: count,
  contacts: count,
  leads: count,
  answers: count,
});
export type PersonFigures = z.infer<typeof personFiguresSchema>;

/**
 * `GET /client/people/figures/`: the people within the caller's reach by what their cards have brought in the range.
 * `former` is what the cards of those brought together who are gone, whose leads are the company's; null for callers who do
 * not reach the whole company.
 */
export const personFiguresListSchema = listSchema(personFiguresSchema, {
  former: z.object({ views: count, contacts: count }).nullable(),
});
const personFiguresQuery = listQuerySchema(personCounts, "-views").extend({
  ...rangeSchema.shape,
  /** Of these people alone, by their ids: `3,14`. */
  people: z
    .string()
    .max(1_000)
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((ids) => ids.split(",").map(Number))
    .optional()
    .catch(undefined),
});
export const personFiguresQuerySchema = personFiguresQuery.superRefine(checkRange);
export type PersonFiguresQuery = z.infer<typeof personFiguresQuerySchema>;

/** `GET /client/people/figures/export/`: all pages of that list. */
export const exportPersonFiguresQuerySchema = personFiguresQuery
  .omit({ page: true, page_size: true })
  .superRefine(checkRange);
export type ExportPersonFiguresQuery = z.infer<typeof exportPersonFiguresQuerySchema>;

/** The columns of the CSV file. */
export const personFiguresColumns = ["rank", "name", "role", "branch", ...personCounts] as const;

type Range = Pick<z.infer<typeof rangeSchema>, "from" | "to">;

function checkRange(range: Range, context: z.RefinementCtx): void {
  const fault = findRangeFault(range);
  if (fault) context.addIssue({ code: "custom", path: [fault.path], message: fault.message });
}

/** A figure; null or absent means that it is not measured. */
const figureSchema = z.number().nonnegative().nullish();

/** `GET /overview/`, an extension that other providers may lack (404): the figures of the caller's dashboard. */
export const overviewSchema = z.object({
  /** All client accounts. For administrators, as the next one. */
  clients: figureSchema,
  /** Accounts that can sign in and whose card is public. */
  active_clients: figureSchema,
  /** For administrators the documents that visitors can download, on the cards of active clients; for a client its own. */
  documents: figureSchema,
  /** For administrators the products of all clients, whatever their status; for a client its own. */
  products: figureSchema,
  /** How often the client's card was opened. */
  views: figureSchema,
  /** How many feedback messages the client has received. */
  feedback: figureSchema,
  /** Percent of card views, over all clients, that led to a contact; 0 to 100, for administrators. */
  conversion_rate: figureSchema,
});
export type Overview = z.infer<typeof overviewSchema>;
