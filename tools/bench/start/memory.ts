import type { ServerProcess } from "@/e2e/server-process";
import type { Bench } from "../bench";
import { requireSuccess } from "../load/load";
import { load } from "../load/own";
import { readMemory } from "../load/process-usage";

const most = 10_000;
const visitors = 8;
/**
 * Seconds of load after every card was shown once, for each second of a round: a minute for rounds of three seconds.
 */
const factor = 20;
/** Seconds that showing every card once may take. */
const patience = 900;

/** The memory of a site that has shown many different cards and continues to. */
export async function measureMemory({ options, report }: Bench, site: ServerProcess, companies: number): Promise<void> {
  const cards = Math.min(most, companies);
  const pids = site.webPids();
  const before = readMemory(pids);
  let asked = 0;
  const nextPath = () => `/company-${(asked++ % cards) + 1}`;
  const common = { url: site.url, nextPath, connections: visitors, pids };
  requireSuccess(await load({ ...common, requests: cards, seconds: patience }), "Cards");
  requireSuccess(await load({ ...common, seconds: options.seconds * factor }), "Cards");
  report.tell({
    section: "start",
    name: `memory, ${cards.toLocaleString("en")} cards`,
    companies,
    processes: 1,
    values: { memory: readMemory(pids), "at the start": before, asked },
    targets: [{ of: "memory", most: 350 }],
  });
}
