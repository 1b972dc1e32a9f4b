import { isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import { eventLimits } from "../contract/analytics/values";
import { profileLimits } from "../contract/cards/values";
import { signUpModes } from "../contract/clients/values";
import { isCurrency } from "../contract/currency";
import { isEmail } from "../contract/email";
import { accountLimits } from "../contract/identity/values";
import { highestLimits, withoutPlan } from "../contract/limits";
import { defaultPhoneRegion } from "../contract/phone-region";
import { isTimeZone } from "../contract/time-zone";
import { inEnglish } from "../i18n/in-english";
import { StartError } from "./start-error";

export const minSecretLength = 32;

export const secretSchema = z.string().min(minSecretLength, `must have at least ${minSecretLength} characters`);

export const portSchema = z.coerce.number().int().min(0).max(65_535);

/** How CDNs take the keys of what has changed. */
export const cdnFormats = ["generic", "cloudflare", "fastly"] as const;

/** An http(s) address, without the slashes at its end. */
export const urlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** The site's own address, spelled as browsers do: every link, cookie and path begins at its root. */
export const siteUrlSchema = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^/?#@\\]+\/*$/i.test(url) && URL.canParse(url),
    "must be http or https and a host alone, such as https://cards.example.com, without a path or anything else",
  )
  .transform((url) => new URL(url).origin);

/** Node gives the names of headers in small letters. */
export const headerNameSchema = z
  .string()
  .regex(/^[\w-]+$/, "must be the name of a header")
  .toLowerCase();

/**
 * The settings of a provider, whichever process it runs in: what the provider comes to need is added here, and to
 * `openOptions` in `provider/env.ts`, and nowhere else.
 */
export const providerSettings = {
  /** Where whichever process that listens does so. */
  HOST: z.string().default("0.0.0.0"),
  /** Where the process that was started tells its figures to Prometheus; without a port nowhere. */
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** What is told of what happens, and whether for programs or for people; without a format the terminal decides. */
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  LOG_FORMAT: z.enum(["json", "text"]).optional(),
  /** Where traces go, by OpenTelemetry's protocol over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema.optional(),
  /** Fingerprint of the source that is running; the launcher sets it. */
  BUILD_ID: z.string().default("dev"),
  DATA_DIR: z.string().default("./data"),
  /** Public address of the site, which links in mails lead to. */
  SITE_URL: siteUrlSchema.default("http://localhost:3000"),
  /** The product's name wherever it shows; without it, what administrators call it. */
  BRAND_NAME: z.string().trim().min(1).max(profileLimits.siteName).optional(),
  /** Sign-in attempts per minute and address. */
  LOGIN_RATE_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** The first administrator. */
  ADMIN_EMAIL: z.string().refine(isEmail).optional(),
  ADMIN_PASSWORD: z.string().min(accountLimits.password.min).max(accountLimits.password.max).optional(),
  SEED_DEMO: z.stringbool().default(true),
  /** What the addresses of files start with; empty where they are paths of the site itself. */
  MEDIA_BASE_URL: urlSchema.default(""),
  /** Shared by a web app and a provider apart, which then believes that web app about its visitors' addresses. */
  PROVIDER_SECRET: inHeader(secretSchema).optional(),
  /** A PostgreSQL database in place of the one in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  /** A bucket of a store that speaks S3 in place of the files in DATA_DIR: all five, or none. */
  S3_ENDPOINT: urlSchema.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Valkey or Redis, for what several processes know together. */
  REDIS_URL: z.string().optional(),
  /** To which country a number belongs that is typed without its code. */
  DEFAULT_COUNTRY: z
    .string()
    .refine(isSupportedCountry, "must be the two capital letters of a country, such as IN or AE")
    .default(defaultPhoneRegion),
  /** In which prices are of companies that choose no other; an administrator chooses where it is not set here. */
  CURRENCY: z.string().refine(isCurrency, "Must be an ISO 4217 code such as USD or INR").optional(),
  /** What the sign-up page does: takes requests, opens cards by itself, or is not there. */
  SIGN_UP: z.enum(signUpModes, `must be one of ${signUpModes.join(", ")}`).default("request"),
  /** How many people a company without a plan may have. */
  PEOPLE_LIMIT: z.coerce.number().int().min(1).max(highestLimits.people).default(withoutPlan.limits.people),
  /** By which days are counted for companies that name no other. */
  DEFAULT_TIME_ZONE: z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata").default("Asia/Kolkata"),
  /** For how long single visits are kept; the figures made of them stay. */
  EVENTS_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(eventLimits.age / dayMs + 1)
    .max(3_650)
    .default(90),
  /** A database of MaxMind's format that tells where an address is. */
  GEOIP_FILE: z.string().optional(),
  /** For how long leads are kept after they last changed, and reviews that were rejected. */
  LEADS_RETENTION_DAYS: z.coerce.number().int().min(30).max(3_650).default(730),
  REVIEWS_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /** Whether administrators may see what visitors sent to companies. */
  ADMIN_SEES_LEADS: z.stringbool().default(false),
  /** Whether administrators do nothing before they have turned on the second step of signing in. */
  ADMIN_NEEDS_TWO_FACTOR: z.stringbool().default(false),
  /** The operator's own sign-in service, by OpenID Connect: the first three, or none. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).default("single sign-on"),
  /** Whether its e-mails count where it says nothing of their being verified. */
  OIDC_TRUSTS_EMAIL: z.stringbool().default(false),
  /** Whose pages clients pay on: all of one of them, or none. */
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_URL: urlSchema.default("https://api.razorpay.com"),
  STRIPE_SECRET_KEY: inHeader(z.string()).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: urlSchema.default("https://api.stripe.com"),
  /** The server that takes mail, and whom mail is from, as `Name <address>`. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  /** Services besides the known ones that browsers may be sent notifications through, as origins with commas between. */
  PUSH_SERVICES: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .transform((list) => list.filter(Boolean))
    .pipe(z.array(urlSchema.refine(isOrigin, "must be origins such as https://push.example.com"))),
  /** Where a CDN in front is told which of its copies have changed; only with it may shared caches keep pages. */
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isWithoutUser, "must have no name and password in it")
    .optional(),
  CDN_PURGE_FORMAT: z.enum(cdnFormats, `must be one of ${cdnFormats.join(", ")}`).default("generic"),
  CDN_PURGE_SECRET: inHeader(z.string()).optional(),
  /** Where backups go: a folder, or a bucket's address; without it a folder of DATA_DIR. */
  BACKUP_TO: z.string().optional(),
  /** Hours between two of them; without it there are those by hand and those before a migration. */
  BACKUP_EVERY: z.coerce.number().min(1).max(8_760).optional(),
  /** How many of those that come by themselves are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  /** What backups are sealed with. */
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  /** Whether rows are saved before they are brought to a newer schema. */
  BACKUP_BEFORE_MIGRATION: z.stringbool().default(true),
  /** Where the newest release is told, as JSON with its `version`; without it nobody is asked. */
  RELEASES_URL: urlSchema.optional(),
  /** Signs tokens; kept in DATA_DIR where it is not set. */
  TOKEN_SECRET: secretSchema.optional(),
  TOKEN_SECRET_FORMER: secretSchema.optional(),
  /** What browsers that asked for notifications know the site by; without it TOKEN_SECRET, or what DATA_DIR keeps. */
  PUSH_SECRET: secretSchema.optional(),
};

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>;

/**
 * What `source`, an environment, says of the settings in `schema`. All are text there, and an empty one counts as absent.
 * @throws StartError whose message names each wrong variable, one a line
 */
export function parseSettings<T extends z.ZodType>(schema: T, source: Record<string, string | undefined>): z.output<T> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new StartError(
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${inEnglish(message)}`).join("\n"),
  );
}

/** Whether backups go to a bucket rather than a folder. */
export function isBucketAddress(target: string): boolean {
  return /^https?:\/\//.test(target);
}

function inHeader(text: z.ZodString): z.ZodString {
  return text.regex(/^[\x21-\x7e]*$/, "must be ASCII without spaces, since a header carries it");
}

/** A call cannot carry them in its address. */
function isWithoutUser(url: string): boolean {
  const { username, password } = new URL(url);
  return !username && !password;
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === url;
}
