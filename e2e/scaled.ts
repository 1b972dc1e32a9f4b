import { openPostgres } from "../tests/servers/postgres";
import { openOwnRedis } from "../tests/servers/redis";
import { openS3 } from "../tests/servers/s3";
import type { OwnTestServer } from "../tests/servers/test-server";
import { type Site, startSite } from "./site";

/** Two web processes, as if on two machines: they share a database, a bucket, Redis and the secrets, and no folder. */
export type ScaledSite = { first: Site; second: Site; redis: OwnTestServer; close(): Promise<void> };

const secrets = {
  AUTH_SECRET: "a secret for sessions that both processes know",
  TOKEN_SECRET: "a secret for tokens that both processes know",
};

/** Null where one of the servers cannot be had, which has been told then. */
export async function startScaledSite(): Promise<ScaledSite | null> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  try {
    const [postgres, redis, s3] = [await openPostgres(), await openOwnRedis(), await openS3()];
    for (const server of [postgres, redis, s3]) if (server) closers.push(server.close);
    if (!postgres || !redis || !s3) {
      await close();
      return null;
    }
    const settings = {
      ...secrets,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      S3_ENDPOINT: s3.url,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    };
    // Together, because what a first start makes is made once however many start.
    const [first, second] = await Promise.all([startSite(settings), startSite(settings)]);
    closers.push(
      () => first.close(),
      () => second.close(),
    );
    return { first, second, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}
