import { z } from "zod";
import { parseEnv } from "@/lib/env";
import { parseSettings, portSchema, providerSettings, secretSchema, urlSchema } from "@/lib/runtime/settings";
import { StartError } from "@/lib/runtime/start-error";
import { parseProviderEnv } from "@/provider/env";

const schema = z.object({
  PORT: portSchema.default(80),
  URL: urlSchema.optional(),
  SECRET: secretSchema.optional(),
});

test("an empty value counts as absent, and what nobody asked for is left out", () => {
  expect(parseSettings(schema, { PORT: "", URL: "", SECRET: undefined, HOME: "/root" })).toEqual({ PORT: 80 });
});

test("values are read from text; an address loses the slashes at its end", () => {
  expect(parseSettings(schema, { PORT: "81", URL: "https://cards.test/x//" })).toEqual({
    PORT: 81,
    URL: "https://cards.test/x",
  });
});

test("wrong values are named, one a line, and not repeated", () => {
  const parse = () => parseSettings(schema, { PORT: "65536", URL: "ftp://cards.test", SECRET: "hush" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^PORT: .+\nURL: .+\nSECRET: must have at least 32 characters$/);
  expect(parse).not.toThrow(/hush|ftp/);
});

test.each(["höchst-geheim-und-lang-genug-für-alle", "with a space that is long enough for all"])(
  "a secret that no header carries (%j) is refused, and not repeated",
  (secret) => {
    const parse = () => parseEnv({ PROVIDER_SECRET: secret });
    expect(parse).toThrow(/^PROVIDER_SECRET: must be ASCII/);
    expect(parse).not.toThrow(secret);
  },
);

test("a CDN's address keeps its end and holds no password, and its formats are known", () => {
  expect(parseEnv({ CDN_PURGE_URL: "https://cdn.test/purge/" }).CDN_PURGE_URL).toBe("https://cdn.test/purge/");
  const parse = () => parseEnv({ CDN_PURGE_URL: "https://us:hush@cdn.test/", CDN_PURGE_FORMAT: "akamai" });
  expect(parse).toThrow(
    /^CDN_PURGE_URL: must have no name and password in it\nCDN_PURGE_FORMAT: must be one of generic, /,
  );
  expect(parse).not.toThrow("hush");
});

describe.each(Object.keys(providerSettings) as (keyof typeof providerSettings)[])("%s", (name) => {
  const values: Record<typeof name, string> = {
    HOST: "127.0.0.1",
    METRICS_PORT: "9464",
    METRICS_HOST: "0.0.0.0",
    LOG_LEVEL: "debug",
    BUILD_ID: "0a1b2c",
    LOG_FORMAT: "text",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    DATA_DIR: "/var/lib/cards",
    SITE_URL: "https://cards.test",
    BRAND_NAME: "Carte",
    LOGIN_RATE_PER_MINUTE: "3",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "correct horse battery",
    SEED_DEMO: "false",
    MEDIA_BASE_URL: "https://files.test/",
    PROVIDER_SECRET: "one-secret-for-both-sides-of-the-wire",
    DEFAULT_COUNTRY: "AE",
    DEFAULT_TIME_ZONE: "Asia/Kathmandu",
    SIGN_UP: "open",
    PEOPLE_LIMIT: "500",
    CURRENCY: "OMR",
    EVENTS_RETENTION_DAYS: "400",
    GEOIP_FILE: "/var/lib/GeoLite2-City.mmdb",
    LEADS_RETENTION_DAYS: "365",
    REVIEWS_RETENTION_DAYS: "7",
    ADMIN_SEES_LEADS: "true",
    ADMIN_NEEDS_TWO_FACTOR: "true",
    TOKEN_SECRET_FORMER: "a-former-secret-that-is-long-enough-too",
    PUSH_SECRET: "what-browsers-know-this-site-by-for-good",
    DATABASE_URL: "postgres://cards:secret@127.0.0.1/cards",
    S3_ENDPOINT: "https://s3.test",
    S3_BUCKET: "cards",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    REDIS_URL: "redis://127.0.0.1:6379/1",
    OIDC_ISSUER: "https://id.test/realm/",
    OIDC_CLIENT_ID: "namaskard",
    OIDC_CLIENT_SECRET: "what the service knows",
    OIDC_NAME: "Example ID",
    OIDC_TRUSTS_EMAIL: "true",
    RAZORPAY_KEY_ID: "rzp_live_1",
    RAZORPAY_KEY_SECRET: "what Razorpay knows",
    RAZORPAY_WEBHOOK_SECRET: "what it signs with",
    RAZORPAY_URL: "https://razorpay.test/",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_URL: "https://stripe.test/",
    SMTP_URL: "smtps://cards:secret@mail.test",
    MAIL_FROM: "Cards <cards@example.com>",
    PUSH_SERVICES: "https://push.test",
    CDN_PURGE_URL: "https://cdn.test/purge/",
    CDN_PURGE_FORMAT: "fastly",
    CDN_PURGE_SECRET: "what-the-CDN-knows-us-by",
    BACKUP_TO: "/var/backups/cards",
    BACKUP_EVERY: "24",
    BACKUP_KEEP: "30",
    BACKUP_PASSPHRASE: "correct horse battery staple",
    BACKUP_BEFORE_MIGRATION: "false",
    RELEASES_URL: "https://releases.test/latest.json",
    TOKEN_SECRET: "a secret for tests that is long enough",
  };

  test("means the same to the web app and to the provider on its own", () => {
    for (const source of [{}, { [name]: values[name] }])
      expect(parseEnv(source)[name]).toEqual(parseProviderEnv(source)[name]);
    expect(parseEnv({ [name]: values[name] })[name]).not.toEqual(parseEnv({})[name]);
  });
});
