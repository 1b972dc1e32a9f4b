import { type ChildProcess, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { S3 } from "@aws-sdk/client-s3";
import { findFreePort } from "../free-port";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { endProgram, type OwnTestServer, startProgram, type TestServer } from "./test-server";

/** A bucket and its key pair; the server's `url` is the endpoint. Tests delete what they store. */
export type S3Bucket = { region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

/** Milliseconds to open a server that has to be installed first. */
export const installTime = 900_000;

/** Debian's own Python, which has Debian's packages; another may come first on the PATH. */
const python = "/usr/bin/python3";
const program = path.resolve("tests/servers/run-swift.py");

/** Whether a store is there, after an attempt to install one; called while tests are being defined. */
export function hasS3(): boolean {
  return process.env.TEST_S3_ENDPOINT ? true : canStartS3();
}

/** The store of `TEST_S3_ENDPOINT` and the variables beside it, or one of our own; null without either. */
export async function openS3(): Promise<(TestServer & S3Bucket) | null> {
  const {
    TEST_S3_ENDPOINT: url,
    TEST_S3_REGION: region = "us-east-1",
    TEST_S3_BUCKET: bucket = "",
    TEST_S3_ACCESS_KEY_ID: accessKeyId = "",
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = "",
  } = process.env;
  if (!url) return openOwnS3();
  return { url, region, bucket, accessKeyId, secretAccessKey, async close() {} };
}

/** OpenStack Swift with its S3 API, which checks signatures like hosted stores. It starts within seconds. */
export async function openOwnS3(): Promise<(OwnTestServer & S3Bucket) | null> {
  if (!canStartS3()) return null;
  // The temporary folder may be in memory, where an older Linux has no extended attributes.
  const folder = await mkdtemp("/var/tmp/namaskard-s3-");
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const [accessKeyId, secretAccessKey] = ["tests:tester", "a-secret-for-tests"];
  let child: ChildProcess | undefined;
  const server = {
    url,
    region: "us-east-1",
    bucket: "cards",
    accessKeyId,
    secretAccessKey,
    async start() {
      const args = [program, folder, String(port), accessKeyId, secretAccessKey];
      child = await startProgram(python, args, { isReady: async () => (await fetch(url)).status > 0 });
    },
    kill: () => endProgram(child, "SIGKILL"),
    async close() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await server.start();
    await createBucket(server);
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

function canStartS3(): boolean {
  if (!hasSwift()) installPackages(["python3-swift"]);
  return hasSwift() || reportMissing("what needs an S3 store", "TEST_S3_ENDPOINT or Debian's python3-swift") !== null;
}

function hasSwift(): boolean {
  return spawnSync(python, ["-c", "import swift.proxy.server"]).status === 0;
}

/** The provider's options for it. */
export function optionsOf({ url: endpoint, region, bucket, accessKeyId, secretAccessKey }: TestServer & S3Bucket) {
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Through the signed API, so that a store that starts but does not work fails here. */
async function createBucket({ url, region, bucket, ...credentials }: TestServer & S3Bucket): Promise<void> {
  const client = new S3({ endpoint: url, region, credentials, forcePathStyle: true });
  await client.createBucket({ Bucket: bucket });
  client.destroy();
}
