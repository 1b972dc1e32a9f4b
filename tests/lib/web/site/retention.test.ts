import { parseEnv } from "@/lib/env";
import { retentionDays } from "@/lib/web/site/retention";

test("says how long what visitors leave is kept here", () => {
  expect(retentionDays(parseEnv({ LEADS_RETENTION_DAYS: "365", REVIEWS_RETENTION_DAYS: "1" }))).toEqual({
    visits: 90,
    leads: 365,
    rejectedReviews: 1,
  });
});

test("promises no days where another provider keeps it", () => {
  const retention = retentionDays(parseEnv({ PROVIDER_URL: "http://10.0.0.5:8000", LEADS_RETENTION_DAYS: "365" }));
  expect(new Set(Object.values(retention))).toEqual(new Set([0]));
});
