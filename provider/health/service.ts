import type { ServiceStatus } from "@/lib/contract/health/schema";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../deps";
import { countJobs } from "../kernel/jobs/repo";
import { measureDisk } from "./checks/disk";
import { runQuickChecks } from "./checks/run";
import { listFaults } from "./faults/repo";
import { readDatabaseVersion } from "./version-repo";

/** Milliseconds; a screen waits. */
const patience = 5_000;

/** Quick checks only. */
export async function readStatus(deps: Deps, t: T): Promise<ServiceStatus> {
  const { db, config, now } = deps;
  const [findings, jobs, disk, { database, schema }, faults] = await Promise.all([
    runQuickChecks({ ...deps, t }, patience),
    countJobs(db, now().toISOString()),
    measureDisk(config.dataDir),
    readDatabaseVersion(db),
    listFaults(db, now()),
  ]);
  const versions = { build: config.buildId, node: process.versions.node, database, schema };
  const started_at = new Date(now().getTime() - process.uptime() * 1_000).toISOString();
  return { findings, jobs, disk, versions, started_at, faults };
}
