import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPostgres } from "../servers/postgres";
import { measureAnalytics } from "./analytics";
import { measureEvents } from "./events";

type Amount = { events: number; seconds: number };

/** Prints what events and their figures take of a provider on SQLite and, where it can be had, on PostgreSQL. */
export async function measureDatabases(amount: Amount): Promise<void> {
  await measureDatabase(undefined, amount);
  const postgres = await openPostgres();
  try {
    if (postgres) await measureDatabase(postgres.url, amount);
  } finally {
    await postgres?.close();
  }
}

async function measureDatabase(databaseUrl: string | undefined, { events, seconds }: Amount): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  try {
    await measureAnalytics({ dataDir, databaseUrl }, events);
    await measureEvents({ dataDir, databaseUrl }, seconds);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
