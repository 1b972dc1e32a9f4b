import { fixedKeys } from "@/lib/runtime/secrets/key-ring";

const tokenSecret = "a secret for tests that is long enough";
/** The signing keys of `testOptions`. */
export const testKeys = fixedKeys(tokenSecret);

/** Options of every provider in tests, unless a test is about them; no rate limit of sign-ins. */
export const testOptions = {
  siteUrl: "https://cards.test",
  brandName: "Namaskard",
  tokenSecret,
  tokenKeys: testKeys,
  loginRatePerMinute: 1_000_000,
  mediaBaseUrl: "",
  phoneRegion: "IN" as const,
  buildId: "test",
  timeZone: "Asia/Kolkata",
  signUp: "request" as const,
  peopleLimit: 20,
  eventsRetentionDays: 90,
  leadsRetentionDays: 730,
  reviewsRetentionDays: 30,
  adminSeesLeads: false,
  adminNeedsTwoFactor: false,
  seedDemo: false,
  pushServices: [],
  backup: { keep: 7, isBeforeMigration: false },
};
