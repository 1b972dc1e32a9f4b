import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "../free-port";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { endProgram, findProgram, type OwnTestServer, startProgram, type TestServer } from "./test-server";

/** Whether tests can have a database. Called while tests are being defined, to skip and report those without one. */
export function hasPostgres(): boolean {
  return process.env.TEST_DATABASE_URL ? true : canStartPostgres();
}

/** Whether tests can have a server that they may kill, after an attempt to install its programs. */
export function canStartPostgres(): boolean {
  if (!findInitdb()) installPackages(["postgresql"]);
  return (
    findInitdb() !== undefined || reportMissing("tests on PostgreSQL", "its programs or TEST_DATABASE_URL") !== null
  );
}

/** A server that can also be paused with its connections open. */
type OwnPostgres = OwnTestServer & { pause(): void; resume(): void };

/** An empty database: in the server of `TEST_DATABASE_URL`, or in a new server. */
export async function openPostgres(): Promise<TestServer | OwnTestServer | null> {
  if (!hasPostgres()) return null;
  const server = process.env.TEST_DATABASE_URL;
  return server ? createDatabase(server) : startOwnPostgres();
}

/** A server that a test may kill, whatever the environment names. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const initdb = findInitdb();
  if (!initdb) throw new Error("The programs of PostgreSQL are not here");
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-postgres-"));
  const owner = unprivileged();
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  // A language's collation exposes queries that rely on the server's default order.
  const locale = ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C.UTF-8"];
  const setUp = ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", ...locale];
  execFileSync(initdb, setUp, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });

  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: folder, fsync: "off" };
  const args = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const start = () =>
    startProgram(path.join(path.dirname(initdb), "postgres"), args, {
      ...owner,
      cwd: folder,
      isReady: () => answers(url),
    });
  let child = await start();
  const paused: number[] = [];
  return {
    url,
    pause() {
      // Stops the main process first: it forks the others, so none can start meanwhile.
      const stop = (pid: number) => paused.push(pid) && process.kill(pid, "SIGSTOP");
      const { pid = 0 } = child;
      stop(pid);
      for (const one of readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" "))
        if (one) stop(Number(one));
    },
    resume() {
      for (const pid of paused.splice(0)) process.kill(pid, "SIGCONT");
    },
    async start() {
      child = await start();
    },
    kill: () => endProgram(child, "SIGQUIT"),
    async close() {
      // SIGTERM would wait for connected clients.
      await endProgram(child, "SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string): Promise<TestServer> {
  const name = `namaskard_${randomUUID().replaceAll("-", "")}`;
  await query(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, close: () => query(server, `drop database ${name} with (force)`) };
}

async function answers(url: string): Promise<boolean> {
  await query(url, "select 1");
  return true;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A connection emits `error` twice while its server goes down.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** The newest version's; Debian keeps them off the PATH. */
function findInitdb(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = readFolder(root).sort((a, b) => Number(b) - Number(a));
  return findProgram(
    "initdb",
    versions.map((version) => path.join(root, version, "bin")),
  );
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
