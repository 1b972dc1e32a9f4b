import type { EventSource } from "@/lib/contract/analytics/schema";
import type { LinkOrigin } from "@/lib/contract/link-origin";

/** In-app browsers: they rarely send a referrer. */
const apps: readonly [RegExp, EventSource][] = [
  [/Instagram/, "instagram"],
  [/FBAN|FBAV|FB_IAB/, "facebook"],
  [/LinkedInApp/, "linkedin"],
  [/Twitter/, "x"],
  [/Telegram/, "telegram"],
  [/\bGSA\//, "google"],
];

/** Hosts and their subdomains. */
const sites: readonly [RegExp, EventSource][] = [
  [/(^|\.)(whatsapp\.com|whatsapp\.net|wa\.me)$/, "whatsapp"],
  [/(^|\.)(instagram\.com|ig\.me)$/, "instagram"],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|fb\.watch|messenger\.com|m\.me)$/, "facebook"],
  // Only search hosts: a Google Doc is an ordinary page.
  [/^((www|m|images|news|maps|lens)\.)?google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})$/, "google"],
  [/(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/, "youtube"],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, "linkedin"],
  [/(^|\.)(twitter\.com|t\.co|x\.com)$/, "x"],
  [/(^|\.)(telegram\.org|telegram\.me|t\.me)$/, "telegram"],
  [
    /(^|\.)(bing\.com|duckduckgo\.com|search\.yahoo\.(com|co\.jp)|ecosia\.org|baidu\.com|search\.brave\.com|qwant\.com|startpage\.com|search\.naver\.com|kagi\.com|mojeek\.com)$/,
    "search",
  ],
  [/(^|\.)yandex\.(com|ru|by|kz|uz|eu|com\.tr)$/, "search"],
];

/** Android package names of `android-app:` referrers. */
const packages: readonly [RegExp, EventSource][] = [
  [/^com\.whatsapp(\.w4b)?$/, "whatsapp"],
  [/^com\.instagram\.(android|lite)$/, "instagram"],
  [/^com\.facebook\.\w+$/, "facebook"],
  [/^com\.google\.android\.(apps\.)?youtube(\.\w+)*$/, "youtube"],
  [/^com\.google\.android\.(googlequicksearchbox|apps\.(searchlite|maps|mapslite|magazines))$/, "google"],
  [/^com\.linkedin\.android(\.lite)?$/, "linkedin"],
  [/^com\.twitter\.android(\.lite)?$/, "x"],
  [/^org\.(telegram\.messenger(\.\w+)?|telegram\.plus|thunderdog\.challegram)$/, "telegram"],
  [/^com\.(duckduckgo\.mobile\.android|microsoft\.bing|yandex\.searchplugin|qwant\.liberty)$/, "search"],
];

type Trace = { origin?: LinkOrigin; referrer?: string; agent: string };

/** A code or tag in the link wins over the app; the app wins over a shared link. */
export function sourceOf({ origin, referrer = "", agent }: Trace): EventSource {
  if (origin && origin !== "share") return origin;
  const app = apps.find(([pattern]) => pattern.test(agent))?.[1];
  const host = referrer.toLowerCase();
  const site = [...sites, ...packages].find(([pattern]) => pattern.test(host))?.[1];
  return app ?? site ?? origin ?? (referrer ? "website" : "direct");
}
