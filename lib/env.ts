import { z } from "zod";
import { emptySectionsRules } from "./contract/cards/sections";
import { isEmail } from "./contract/email";
import { siteLimits } from "./contract/site/values";
import {
  headerNameSchema,
  parseSettings,
  portSchema,
  providerSettings,
  secretSchema,
  siteUrlSchema,
  urlSchema,
} from "./runtime/settings";
import { StartError } from "./runtime/start-error";

/** Settings of the web app, its listener and the provider embedded in it, all optional. `docs/configuration.md` lists them. */
export const envSchema = z.object({
  ...providerSettings,
  PORT: portSchema.default(3000),
  /** How many processes of this machine serve the site. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** The base of canonical links and previews as well; without one it follows from the port. */
  SITE_URL: siteUrlSchema.optional(),
  /** What an administrator may say as well, and no more where it is set here: `readSite` brings the two together. */
  CONTACT_WHATSAPP: z.string().optional(),
  CONTACT_EMAIL: z.string().refine(isEmail).optional(),
  /** Whether cards that do not say it themselves show sections with nothing in them. */
  EMPTY_SECTIONS: z.enum(emptySectionsRules, "must be show or hide").default("show"),
  /** From here to the law what an administrator saves comes first. What the price on the landing page is for: `per year`. */
  PRICE_PERIOD: z.string().trim().max(siteLimits.period).optional(),
  /** Who runs this site and answers for it, as its policies name them. */
  OPERATOR_NAME: z.string().trim().max(siteLimits.operatorName).optional(),
  OPERATOR_ADDRESS: z.string().trim().max(siteLimits.operatorAddress).optional(),
  /** What its policies promise; they promise no more. Days after paying, and whose law holds: `India`. */
  REFUND_DAYS: z.coerce.number().int().min(1).max(siteLimits.days).optional(),
  DELIVERY_DAYS: z.coerce.number().int().min(1).max(siteLimits.days).optional(),
  GOVERNING_LAW: z.string().trim().max(siteLimits.law).optional(),
  /** Encrypts the session cookie; kept in DATA_DIR where it is not set. */
  AUTH_SECRET: secretSchema.optional(),
  AUTH_SECRET_FORMER: secretSchema.optional(),
  /** Address of a provider elsewhere, up to and including its API prefix's parent: `http://host:8000`. */
  PROVIDER_URL: urlSchema.optional(),
  /** Reverse proxies in front whose X-Forwarded-For entries are believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** The headers in which they tell where a visitor is. */
  GEO_COUNTRY_HEADER: headerNameSchema.optional(),
  GEO_TOWN_HEADER: headerNameSchema.optional(),
});

export type Env = Omit<z.infer<typeof envSchema>, "SITE_URL"> & { SITE_URL: string };

/**
 * @throws StartError as `parseSettings`, where several processes would not see what each of them saves, where any
 * visitor could name a place, and where a CDN could be handed a page from before a change
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const settings = parseSettings(envSchema, source);
  requireSharing(settings);
  requireProxy(settings);
  requireNews(settings);
  return { ...settings, SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}` };
}

/** What is saved has to be seen in every process at once, so they need one database, and a way to tell one another. */
function requireSharing({ WEB_PROCESSES, DATABASE_URL, PROVIDER_URL, REDIS_URL }: z.infer<typeof envSchema>): void {
  const missing = [...(DATABASE_URL || PROVIDER_URL ? [] : ["DATABASE_URL"]), ...(REDIS_URL ? [] : ["REDIS_URL"])];
  if (WEB_PROCESSES === 1 || missing.length === 0) return;
  throw new StartError(`WEB_PROCESSES: more than 1 need ${missing.join(" and ")} as well; set that, or leave it at 1`);
}

/** Without a proxy that sets them, such headers are what a visitor likes to say. */
function requireProxy(settings: z.infer<typeof envSchema>): void {
  const named = (["GEO_COUNTRY_HEADER", "GEO_TOWN_HEADER"] as const).filter((name) => settings[name]);
  if (settings.TRUSTED_PROXY_HOPS > 0 || named.length === 0) return;
  throw new StartError(`${named.join(", ")}: believed of a proxy in front alone; set TRUSTED_PROXY_HOPS as well`);
}

/** A CDN that has dropped a page gets the next one of a process that has to have heard of the change. */
function requireNews(settings: z.infer<typeof envSchema>): void {
  const others = (["DATABASE_URL", "PROVIDER_URL"] as const).filter((name) => settings[name]);
  if (!settings.CDN_PURGE_URL || settings.REDIS_URL || others.length === 0) return;
  throw new StartError(`CDN_PURGE_URL: with ${others.join(" and ")} needs REDIS_URL as well`);
}

let parsed: Env | undefined;

/** The process's settings, parsed once. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Whether the framework's development tools run, which need rights that visitors' browsers must not grant. */
export const isDevelopment = process.env.NODE_ENV === "development";
