import { hasSharedServers } from "../servers/shared-servers";
import { describeContract } from "./describe-contract";
import { openOnSharedServers } from "./implementations";

if (hasSharedServers()) describeContract("on PostgreSQL, S3 and Redis", openOnSharedServers);
else test("the servers are there wherever the whole is checked", () => expect(process.env.CI).toBeUndefined());
