import { requestRaw } from "../../../e2e/raw-request";
import { type Bench, workingSize } from "../bench";
import { valuesOf } from "../load/load";
import { takeTurns, tellTurns } from "../load/take-turns";

const visits = 30;

/** A kept page of one and of two processes, which need servers that they share. */
export async function compareProcesses(bench: Bench, path: string): Promise<void> {
  const installation = await bench.installations.openOnServers(workingSize(bench.options));
  if (!installation) return bench.report.note("Two processes were not measured, for want of servers that they share");
  const one = await installation.openSite();
  try {
    const two = await installation.openSite({ WEB_PROCESSES: "2" });
    try {
      for (const { url } of [one, two]) await warmUp(url, path);
      const sides = [two, one].map(({ url, webPids }, index) => ({ name: String(index), url, pids: webPids() }));
      const turns = await takeTurns(bench, sides, { path });
      tellTurns(bench, turns, ({ suffix, own, others: [single] }) =>
        bench.report.tell({
          section: "pages",
          name: `card${suffix}`,
          processes: 2,
          values: valuesOf(own),
          ratios: single ? { one: own.perSecond / single.perSecond } : {},
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

/** Often enough that each process has been asked, since each keeps pages for itself. */
async function warmUp(url: string, path: string): Promise<void> {
  for (let visit = 0; visit < visits; visit++) await requestRaw(url, path);
}
