import { z } from "zod";
import {
  isBucketAddress,
  type ProviderSettings,
  parseSettings,
  portSchema,
  providerSettings,
} from "@/lib/runtime/settings";
import { StartError } from "@/lib/runtime/start-error";
import type { OpenOptions } from "./open";

const hourMs = 60 * 60_000;

/** Settings of the stand-alone provider, all optional. `docs/configuration.md` lists them. */
export const providerEnvSchema = z.object({ ...providerSettings, PROVIDER_PORT: portSchema.default(8000) });

export type ProviderEnv = z.infer<typeof providerEnvSchema>;

/** @throws StartError as `parseSettings` */
export function parseProviderEnv(source: Record<string, string | undefined>): ProviderEnv {
  return parseSettings(providerEnvSchema, source);
}

/** What the settings of either process mean for its provider. */
export function openOptions(settings: ProviderSettings): OpenOptions {
  return {
    dataDir: settings.DATA_DIR,
    buildId: settings.BUILD_ID,
    siteUrl: settings.SITE_URL,
    brandName: settings.BRAND_NAME,
    tokenSecret: settings.TOKEN_SECRET,
    formerTokenSecret: settings.TOKEN_SECRET_FORMER,
    pushSecret: settings.PUSH_SECRET,
    loginRatePerMinute: settings.LOGIN_RATE_PER_MINUTE,
    mediaBaseUrl: settings.MEDIA_BASE_URL,
    phoneRegion: settings.DEFAULT_COUNTRY,
    currency: settings.CURRENCY,
    timeZone: settings.DEFAULT_TIME_ZONE,
    signUp: settings.SIGN_UP,
    peopleLimit: settings.PEOPLE_LIMIT,
    eventsRetentionDays: settings.EVENTS_RETENTION_DAYS,
    geoipFile: settings.GEOIP_FILE,
    leadsRetentionDays: settings.LEADS_RETENTION_DAYS,
    reviewsRetentionDays: settings.REVIEWS_RETENTION_DAYS,
    adminSeesLeads: settings.ADMIN_SEES_LEADS,
    adminNeedsTwoFactor: settings.ADMIN_NEEDS_TWO_FACTOR,
    databaseUrl: settings.DATABASE_URL,
    s3: bucketOf(settings),
    oidc: oidcOf(settings),
    cdn: cdnOf(settings),
    gateway: gatewayOf(settings),
    backup: backupOf(settings),
    redisUrl: settings.REDIS_URL,
    releasesUrl: settings.RELEASES_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    pushServices: settings.PUSH_SERVICES,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    seedDemo: settings.SEED_DEMO,
  };
}

/** @throws StartError where rows and secrets would go to another machine as they are. */
function backupOf(settings: ProviderSettings): OpenOptions["backup"] {
  const { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, BACKUP_EVERY: hours, BACKUP_KEEP: keep } = settings;
  if (to !== undefined && isBucketAddress(to) && passphrase === undefined)
    throw new StartError("BACKUP_PASSPHRASE: must be set where backups go to a bucket");
  const every = hours === undefined ? undefined : hours * hourMs;
  return { to, passphrase, every, keep, isBeforeMigration: settings.BACKUP_BEFORE_MIGRATION };
}

/** @throws StartError where some of the three settings are missing. */
function oidcOf(settings: ProviderSettings): OpenOptions["oidc"] {
  const values = requireAll(settings, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"], "for OpenID Connect");
  if (!values) return undefined;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return { issuer, clientId, clientSecret, name: settings.OIDC_NAME, trustsEmail: settings.OIDC_TRUSTS_EMAIL };
}

/** @throws StartError where a CDN would not take what is sent. */
function cdnOf(settings: ProviderSettings): OpenOptions["cdn"] {
  const { CDN_PURGE_URL: url, CDN_PURGE_FORMAT: format, CDN_PURGE_SECRET: secret } = settings;
  if (url === undefined) return undefined;
  if (format !== "generic" && secret === undefined)
    throw new StartError(`CDN_PURGE_SECRET: must be set where CDN_PURGE_FORMAT is ${format}`);
  return { url, format, secret };
}

/** @throws StartError where some settings are missing, or there are two gateways. */
function gatewayOf(settings: ProviderSettings): OpenOptions["gateway"] {
  const razorpay = requireAll(
    settings,
    ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
    "to be paid by Razorpay",
  );
  const stripe = requireAll(settings, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "to be paid by Stripe");
  if (razorpay && stripe) throw new StartError("STRIPE_SECRET_KEY: must not be set beside RAZORPAY_KEY_ID");
  if (stripe) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripe;
    return { name: "stripe", url: settings.STRIPE_URL, secretKey, webhookSecret };
  }
  if (!razorpay) return undefined;
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = razorpay;
  return { name: "razorpay", url: settings.RAZORPAY_URL, keyId, keySecret, webhookSecret };
}

/** All of them, or none. */
const bucketSettings = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** @throws StartError where some of them are missing. */
function bucketOf(settings: ProviderSettings): OpenOptions["s3"] {
  const values = requireAll(settings, bucketSettings, "where files are to go to a bucket");
  return (
    values && {
      endpoint: values.S3_ENDPOINT,
      bucket: values.S3_BUCKET,
      region: values.S3_REGION,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    }
  );
}

/** The settings of these names, undefined where none is set. @throws StartError that names those missing */
function requireAll<N extends keyof ProviderSettings>(
  settings: ProviderSettings,
  names: readonly N[],
  purpose: string,
): { [name in N]: NonNullable<ProviderSettings[name]> } | undefined {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new StartError(missing.map((name) => `${name}: must be set ${purpose}`).join("\n"));
  return settings as { [name in N]: NonNullable<ProviderSettings[name]> };
}
