import { z } from "zod";
import { eventLimits } from "./limits/figure";
import { linkOrigins } from "./link-origin";

/** What a card tells of its visitors. */
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

/** What somebody may do with a card that its company hears of, as figures; an enquiry counts where it is received. */
export const eventKinds = [...cardEventKinds, "enquiry_sent"] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a card is for: what its company has of being looked at. */
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

const clockSchema = z.number().int().min(0).max(8_640_000_000_000_000);

const eventSchema = z.object({
  /** The sender's own, so that one that arrives twice counts once. */
  id: z.string().regex(/^[\w-]{8,36}$/),
  kind: z.enum(cardEventKinds),
  /** Which one: a document's, product's or video's id, or a social network's name. */
  target: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** When it happened, in milliseconds since 1970 by the sender's clock. */
  at: clockSchema,
});
export type CardEvent = z.infer<typeof eventSchema>;

/** `POST /public/company/{name}/events/`: what happened on a card, as its script tells. */
export const reportEventsSchema = z.object({
  events: z.array(eventSchema).min(1).max(eventLimits.perCall),
  /** The sender's clock at this moment, which shows whether it is wrong. */
  sent: clockSchema,
  origin: linkOriginSchema,
  /** The host of the page that led here. */
  referrer: z.string().max(eventLimits.host).optional().catch(undefined),
});
export type EventReport = z.infer<typeof reportEventsSchema>;
