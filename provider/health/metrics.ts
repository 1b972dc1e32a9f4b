import { Gauge, type Registry } from "prom-client";
import type { Deps } from "../deps";
import { countJobs } from "../kernel/jobs/repo";
import { measureDisk } from "./checks/disk";

/** Of several processes that read the same database, one tells it as well as all. */
const aggregator = "max";

/** What the provider tells of itself, read whenever somebody asks. */
export function addProviderMetrics(registry: Registry, { db, config, now }: Deps): void {
  const registers = [registry];
  new Gauge({
    name: "namaskard_jobs",
    help: "Background jobs: running or due, for later, and failed for good",
    labelNames: ["state"] as const,
    aggregator,
    registers,
    async collect() {
      const counts = await countJobs(db, now().toISOString());
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "namaskard_free_bytes",
    help: "Free space on the disk of the data folder",
    aggregator,
    registers,
    async collect() {
      this.set((await measureDisk(config.dataDir)).free);
    },
  });
}
