import { Gauge, type Registry } from "prom-client";
import type { Deps } from "../deps";
import { countJobs } from "../kernel/jobs/repo";
import { measureDisk } from "./checks/disk";
import { listFindings } from "./findings-repo";

/** Of several processes that read the same database, one tells it as well as all. */
const aggregator = "max";

const states = { fine: 0, warning: 1, problem: 2 };

/** Of what was found, by check; absent where nothing was measured. */
const measured = {
  backups: { name: "namaskard_backup_age_seconds", help: "Age of the newest backup" },
  certificate: { name: "namaskard_certificate_left_seconds", help: "Until the certificate of SITE_URL expires" },
  "failed-mails": { name: "namaskard_failed_mails", help: "Mails that are retried, or were given up in the last day" },
  "failed-sign-ins": { name: "namaskard_failed_sign_ins", help: "Sign-ins that failed in the last hour" },
  release: { name: "namaskard_new_release", help: "1 where RELEASES_URL names a newer release" },
};

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
  new Gauge({
    name: "namaskard_check_state",
    help: "What the service found of itself in the last quarter of an hour: 0 fine, 1 a warning, 2 a problem",
    labelNames: ["check"] as const,
    aggregator,
    registers,
    async collect() {
      for (const { name, state } of await listFindings(db)) this.set({ check: name }, states[state]);
    },
  });
  for (const [check, metric] of Object.entries(measured))
    new Gauge({
      ...metric,
      labelNames: [] as const,
      aggregator,
      registers,
      async collect() {
        this.remove();
        const found = (await listFindings(db)).find(({ name }) => name === check);
        if (found?.value != null) this.set(found.value);
      },
    });
}
