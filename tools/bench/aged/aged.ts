import { setTimeout as sleep } from "node:timers/promises";
import { type Bench, workingSize } from "../bench";
import { readMemory } from "../load/process-usage";
import { comparePages } from "../pages/pages";
import { mixApart } from "./mix-apart";

/** Milliseconds without load, in which a process returns memory to the system. */
const rest = 60_000;

/** Pages of a fresh site, and again after some minutes of mixed use. */
export async function measureAged(bench: Bench): Promise<void> {
  const { options, installations, report } = bench;
  if (options.aged === 0) return;
  const companies = workingSize(options);
  const installation = await installations.open(companies);
  const site = await installation.openSite();
  try {
    const pids = site.webPids();
    const fresh = await comparePages(bench, site, "fresh");
    const before = readMemory(pids);
    const { owner } = installation;
    const use = await mixApart({ url: site.url, owner, companies, minutes: options.aged });
    const crowded = readMemory(pids);
    await sleep(rest);
    const memory = readMemory(pids);
    await comparePages(bench, site, "aged", fresh);
    report.tell({
      section: "aged",
      name: "memory",
      companies,
      processes: 1,
      values: { memory, fresh: before, crowded, minutes: options.aged, ...use },
      ratios: { before: memory / before },
      targets: [{ of: "before", most: 1.3 }],
    });
  } finally {
    await site.close();
  }
}
