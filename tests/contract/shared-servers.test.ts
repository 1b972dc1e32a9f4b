import { isAtLength } from "../at-length";
import { hasSharedServers } from "../servers/shared-servers";
import { contract, describeContract } from "./describe-contract";
import { openOnSharedServers } from "./implementations";
import { describeAnalytics } from "./suites/analytics";
import { describeAnnouncements } from "./suites/announcements";
import { describeBilling } from "./suites/billing";
import { describeFuzz } from "./suites/fuzz";
import { describeLeads } from "./suites/leads";
import { describeLeaving } from "./suites/leaving";
import { describeOwnDiaries } from "./suites/own-diaries";
import { describePlans } from "./suites/plans";

/** What asks most of a database and its dialect: searches, sums and orders. The rest is with each server's own suite. */
const ofServers = [
  describeAnalytics,
  describeLeads,
  describeLeaving,
  describeOwnDiaries,
  describePlans,
  describeBilling,
  describeAnnouncements,
];

if (hasSharedServers())
  describeContract(
    "on PostgreSQL, S3 and Redis",
    openOnSharedServers,
    isAtLength ? [...contract, describeFuzz] : ofServers,
  );
else test("the servers are there wherever the whole is checked", () => expect(process.env.CI).toBeUndefined());
