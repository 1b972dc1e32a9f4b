import { type Bench, workingSize } from "../bench";
import { valuesOf } from "../load/load";
import { takeTurns, tellTurns } from "../load/take-turns";

/** A cached page on one and on two processes, which need shared servers. */
export async function compareProcesses(bench: Bench, path: string): Promise<void> {
  const installation = await bench.installations.openOnServers(workingSize(bench.options));
  if (!installation) return bench.report.note("Two processes were not measured, for want of servers that they share");
  const one = await installation.openSite();
  try {
    const two = await installation.openSite({ WEB_PROCESSES: "2" });
    try {
      const sides = [two, one].map(({ url, webPids }, index) => ({ name: String(index), url, pids: webPids() }));
      const turns = await takeTurns(bench, sides, { path });
      tellTurns(bench, turns, ({ suffix, own, others: [one] }) =>
        bench.report.tell({
          section: "pages",
          name: `card${suffix}`,
          processes: 2,
          values: valuesOf(own),
          ratios: one ? { one: one.ratio } : {},
          targets: [{ of: "one", least: 1.8 }],
        }),
      );
    } finally {
      await two.close();
    }
  } finally {
    await one.close();
  }
}
