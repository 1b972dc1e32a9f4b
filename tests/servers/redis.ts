import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Redis } from "ioredis";
import { findFreePort } from "../free-port";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { endProgram, findProgram, type OwnTestServer, startProgram, type TestServer } from "./test-server";

/**
 * The Valkey or Redis of TEST_REDIS_URL, or one of our own. The named one may hold other data, so tests use keys and
 * channels under a prefix.
 */
export async function openRedis(): Promise<TestServer | null> {
  const url = process.env.TEST_REDIS_URL;
  return url ? { url, close: async () => {} } : openOwnRedis();
}

/** Whether Redis is there, after an attempt to install it; called while tests are being defined. */
export function hasRedis(): boolean {
  if (process.env.TEST_REDIS_URL || findRedis() || installRedis()) return true;
  return reportMissing("shared state over Redis", "redis-server or TEST_REDIS_URL") !== null;
}

/**
 * An empty database for one site, which uses keys without a prefix: an unused one of the server at TEST_REDIS_URL,
 * emptied again afterwards, or a server of our own.
 *
 * @throws an Error if every database of the named server is in use
 */
export async function openSiteRedis(): Promise<TestServer | null> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) return openOwnRedis();
  for (let number = 0; number < databases; number++) {
    const url = Object.assign(new URL(server), { pathname: `/${number}` }).href;
    const redis = new Redis(url);
    try {
      // Atomic, because sites of parallel tests claim databases at the same time.
      const claimed = await redis.eval(claim, 0, claimKey);
      if (claimed) return { url, close: () => empty(url) };
    } finally {
      redis.disconnect();
    }
  }
  throw new Error("TEST_REDIS_URL: every database there is in use");
}

/** A server's default number of databases. */
const databases = 16;
const claimKey = "namaskard-test-site";
const claim = `if redis.call("DBSIZE") > 0 then return 0 end redis.call("SET", ARGV[1], "") return 1`;

async function empty(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

/** A server that a test may kill or give its own `settings`, such as `--requirepass`. */
export async function openOwnRedis(settings: readonly string[] = []): Promise<OwnTestServer | null> {
  const program = findRedis() ?? installRedis();
  if (!program) return reportMissing("shared state over Redis", "redis-server");
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-redis-"));
  const port = await findFreePort();
  const args = ["--bind", "127.0.0.1", "--port", String(port), "--dir", folder, "--save", "", "--appendonly", "yes"];
  let child: ChildProcess | undefined;
  const server: OwnTestServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = await startProgram(program, [...args, ...settings], { isReady: () => accepts(port), cwd: folder });
    },
    kill: () => endProgram(child, "SIGKILL"),
    async close() {
      await endProgram(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

function findRedis(): string | undefined {
  return findProgram("redis-server") ?? findProgram("valkey-server");
}

function installRedis(): string | undefined {
  installPackages(["redis-server"]);
  return findRedis();
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } finally {
    socket.destroy();
  }
}
