import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPostgres } from "@/tests/servers/postgres";
import type { Bench } from "../bench";
import { measureAnalytics } from "./analytics";
import { measureEvents } from "./events";

/** Events and figures on SQLite and, where there is a server, on PostgreSQL. */
export async function measureDatabases(bench: Bench): Promise<void> {
  if (bench.options.events === 0) return;
  await measureDatabase(bench, undefined);
  const postgres = await openPostgres();
  try {
    if (postgres) await measureDatabase(bench, postgres.url);
  } finally {
    await postgres?.close();
  }
}

async function measureDatabase(bench: Bench, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  try {
    await measureAnalytics(bench, { dataDir, databaseUrl }, bench.options.events);
    await measureEvents(bench, { dataDir, databaseUrl });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
