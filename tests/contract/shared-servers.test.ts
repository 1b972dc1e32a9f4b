import { isAtLength } from "../at-length";
import { hasSharedServers } from "../servers/shared-servers";
import { describeContract } from "./describe-contract";
import { openOnSharedServers } from "./implementations";
import { describeAnalytics } from "./suites/analytics";
import { describeAppointments } from "./suites/appointments";
import { describeClients } from "./suites/clients";
import { describeLeads } from "./suites/leads";
import { describeProducts } from "./suites/products";

/** What asks most of a database and its dialect: searches, sums, orders, what only one may have, and files. */
const ofServers = [describeClients, describeProducts, describeAnalytics, describeLeads, describeAppointments];

if (hasSharedServers())
  describeContract("on PostgreSQL, S3 and Redis", openOnSharedServers, isAtLength ? undefined : ofServers);
else test("the servers are there wherever the whole is checked", () => expect(process.env.CI).toBeUndefined());
