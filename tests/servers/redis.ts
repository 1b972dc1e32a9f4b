import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../free-port";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { endProgram, findProgram, type OwnTestServer, startProgram, type TestServer } from "./test-server";

/**
 * The Valkey or Redis that TEST_REDIS_URL names, or one of the tests' own. The named one may hold what is not the tests':
 * they keep to keys and channels under a prefix of their own.
 */
export async function openRedis(): Promise<TestServer | null> {
  const url = process.env.TEST_REDIS_URL;
  return url ? { url, close: async () => {} } : openOwnRedis();
}

/** One that a test may take away or give `settings` of its own, such as `--requirepass`. */
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
