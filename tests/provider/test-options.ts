/** What every provider of the tests is opened with, unless a test is about it. Nobody runs into a limit of sign-ins. */
export const testOptions = {
  tokenSecret: "a secret for tests that is long enough",
  loginRatePerMinute: 1_000_000,
  mediaBaseUrl: "",
  timeZone: "Asia/Kolkata",
  eventsRetentionDays: 90,
  seedDemo: false,
};
