import { StartError } from "@/lib/runtime/start-error";
import { openOptions, parseProviderEnv } from "@/provider/env";

test("everything has a default", () => {
  expect(parseProviderEnv({ PROVIDER_PORT: "", HOME: "/root" })).toEqual({
    PROVIDER_PORT: 8000,
    ADMIN_SEES_LEADS: false,
    ADMIN_NEEDS_TWO_FACTOR: false,
    RAZORPAY_URL: "https://api.razorpay.com",
    STRIPE_URL: "https://api.stripe.com",
    METRICS_HOST: "127.0.0.1",
    OIDC_NAME: "single sign-on",
    OIDC_TRUSTS_EMAIL: false,
    CDN_PURGE_FORMAT: "generic",
    BACKUP_BEFORE_MIGRATION: true,
    BACKUP_KEEP: 7,
    HOST: "0.0.0.0",
    DATA_DIR: "./data",
    SITE_URL: "http://localhost:3000",
    DEFAULT_COUNTRY: "IN",
    DEFAULT_TIME_ZONE: "Asia/Kolkata",
    EVENTS_RETENTION_DAYS: 90,
    PEOPLE_LIMIT: 20,
    PUSH_SERVICES: [],
    LEADS_RETENTION_DAYS: 730,
    LOGIN_RATE_PER_MINUTE: 10,
    LOG_LEVEL: "info",
    BUILD_ID: "dev",
    MEDIA_BASE_URL: "",
    REVIEWS_RETENTION_DAYS: 30,
    SEED_DEMO: true,
    SIGN_UP: "request",
  });
});

test("wrong values are named, one a line", () => {
  const parse = () => parseProviderEnv({ PROVIDER_PORT: "x", TOKEN_SECRET: "short", ADMIN_EMAIL: "nobody" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^ADMIN_EMAIL: .+\nTOKEN_SECRET: .+\nPROVIDER_PORT: .+$/);
});

test("a CDN is told only where it would take it, or the start ends with what is missing", () => {
  const read = (settings: Record<string, string>) => () => openOptions(parseProviderEnv(settings)).cdn;
  const CDN_PURGE_URL = "https://cdn.test/purge";
  expect(read({})()).toBeUndefined();
  expect(read({ CDN_PURGE_URL })()).toEqual({ url: CDN_PURGE_URL, format: "generic" });
  expect(read({ CDN_PURGE_URL, CDN_PURGE_FORMAT: "fastly" })).toThrow(
    /^CDN_PURGE_SECRET: must be set where .+ fastly$/,
  );
});

test("one gateway at most takes money, and only with all that it needs", () => {
  const read = (settings: Record<string, string>) => () => openOptions(parseProviderEnv(settings)).gateway;
  const razorpay = { RAZORPAY_KEY_ID: "rzp_1", RAZORPAY_KEY_SECRET: "s", RAZORPAY_WEBHOOK_SECRET: "w" };
  const stripe = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_URL: "http://stripe.test/" };
  expect(read({})()).toBeUndefined();
  expect(read(razorpay)()).toEqual({
    ...{ name: "razorpay", url: "https://api.razorpay.com" },
    ...{ keyId: "rzp_1", keySecret: "s", webhookSecret: "w" },
  });
  expect(read(stripe)()).toEqual({
    ...{ name: "stripe", url: "http://stripe.test", secretKey: "sk_1", webhookSecret: "whsec_1" },
  });
  expect(read({ ...razorpay, ...stripe })).toThrow(/^STRIPE_SECRET_KEY: must not be set beside RAZORPAY_KEY_ID$/);
  expect(read({ RAZORPAY_KEY_ID: "rzp_1" })).toThrow(
    /^RAZORPAY_KEY_SECRET: must be set .+\nRAZORPAY_WEBHOOK_SECRET: must be set to be paid by Razorpay$/,
  );
});
