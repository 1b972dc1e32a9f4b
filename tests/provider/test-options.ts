import { fixedKeys } from "@/lib/runtime/secrets/key-ring";

const tokenSecret = "a secret for tests that is long enough";
/** What these sign with. */
export const testKeys = fixedKeys(tokenSecret);

/** What every provider of the tests is opened with, unless a test is about it. Nobody runs into a limit of sign-ins. */
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
  eventsRetentionDays: 90,
  leadsRetentionDays: 730,
  reviewsRetentionDays: 30,
  adminSeesLeads: false,
  adminNeedsTwoFactor: false,
  seedDemo: false,
  pushServices: [],
  backup: { keep: 7, isBeforeMigration: false },
};
