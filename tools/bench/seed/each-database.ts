import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPostgres } from "@/tests/servers/postgres";
import type { Where } from "./where";

/** Works on SQLite and, where there is a server, on PostgreSQL: each time on an empty database, which is gone afterwards. */
export async function onEachDatabase(work: (where: Where) => Promise<void>): Promise<void> {
  await onDatabase(undefined, work);
  const postgres = await openPostgres();
  try {
    if (postgres) await onDatabase(postgres.url, work);
  } finally {
    await postgres?.close();
  }
}

async function onDatabase(databaseUrl: string | undefined, work: (where: Where) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  try {
    await work({ dataDir, databaseUrl });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
