import { canStartPostgres, hasPostgres, openPostgres, startOwnPostgres } from "./postgres";
import { hasRedis, openOwnRedis, openSiteRedis } from "./redis";
import { hasS3, openS3, type S3Bucket } from "./s3";
import type { OwnTestServer, TestServer } from "./test-server";

/** The servers that a site's processes share: a database, a Redis database and a bucket. */
export type SharedServers<Server extends TestServer = TestServer> = {
  postgres: Server;
  redis: Server;
  s3: TestServer & S3Bucket;
  close(): Promise<void>;
};

/** Whether all three are there; called while tests are being defined. */
export function hasSharedServers(): boolean {
  return hasPostgres() && hasRedis() && hasS3();
}

/** Null if one of them is missing, which has been reported then. */
export function openSharedServers(): Promise<SharedServers | null> {
  return openAll(openPostgres, openSiteRedis);
}

/** The same with a database and a Redis that a test may kill, whatever the environment names. */
export function startSharedServers(): Promise<SharedServers<OwnTestServer> | null> {
  return openAll(async () => (canStartPostgres() ? startOwnPostgres() : null), openOwnRedis);
}

/** The settings of a site's processes for them. */
export function settingsOf({ postgres, redis, s3 }: SharedServers): Record<string, string> {
  return {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  };
}

async function openAll<Server extends TestServer>(
  openDatabase: () => Promise<Server | null>,
  openState: () => Promise<Server | null>,
): Promise<SharedServers<Server> | null> {
  const opened: TestServer[] = [];
  const close = async () => {
    for (const server of opened.splice(0).reverse()) await server.close();
  };
  const open = async <S extends TestServer>(openOne: () => Promise<S | null>): Promise<S | null> => {
    const server = await openOne();
    if (server) opened.push(server);
    return server;
  };
  try {
    const [postgres, redis, s3] = [await open(openDatabase), await open(openState), await open(openS3)];
    if (postgres && redis && s3) return { postgres, redis, s3, close };
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  return null;
}
