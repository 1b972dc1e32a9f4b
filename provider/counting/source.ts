import type { EventSource } from "@/lib/contract/event";
import type { LinkOrigin } from "@/lib/contract/link-origin";

/** Browsers inside apps, which tell of themselves but seldom of where they come from. */
const apps: readonly [RegExp, EventSource][] = [
  [/Instagram/, "instagram"],
  [/FBAN|FBAV|FB_IAB/, "facebook"],
  [/LinkedInApp/, "linkedin"],
  [/Twitter/, "x"],
  [/Telegram/, "telegram"],
  [/\bGSA\//, "google"],
];

/** The last labels of hosts, those of Android's apps among them. */
const sites: readonly [RegExp, EventSource][] = [
  [/(^|\.)(whatsapp\.com|wa\.me|com\.whatsapp(\.w4b)?)$/, "whatsapp"],
  [/(^|\.)(instagram\.com|com\.instagram\.android)$/, "instagram"],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com|com\.facebook\.\w+)$/, "facebook"],
  [/(^|\.)(google\.[a-z]{2,3}(\.[a-z]{2})?|com\.google\.android\.\w+)$/, "google"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "youtube"],
  [/(^|\.)(linkedin\.com|lnkd\.in|com\.linkedin\.android)$/, "linkedin"],
  [/(^|\.)(twitter\.com|t\.co|x\.com|com\.twitter\.android)$/, "x"],
  [/(^|\.)(telegram\.org|t\.me|org\.telegram\.messenger)$/, "telegram"],
  [
    /(^|\.)(bing\.com|duckduckgo\.com|search\.yahoo\.com|yandex\.\w+|ecosia\.org|baidu\.com|search\.brave\.com)$/,
    "search",
  ],
];

type Trace = { origin?: LinkOrigin; referrer?: string; agent: string };

/**
 * How a visitor found a card. What stands on a counter or on paper says so in its link, and no app in between changes
 * that; a link that was shared says less than the app in which it was opened.
 */
export function sourceOf({ origin, referrer = "", agent }: Trace): EventSource {
  if (origin && origin !== "share") return origin;
  const app = apps.find(([pattern]) => pattern.test(agent))?.[1];
  const site = sites.find(([pattern]) => pattern.test(referrer.toLowerCase()))?.[1];
  return app ?? site ?? origin ?? (referrer ? "website" : "direct");
}
