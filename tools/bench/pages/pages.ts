import type { ServerProcess } from "@/e2e/server-process";
import { demoProfile } from "@/provider/seed/demo-content";
import { type Answer, readAnswer } from "../bare/answers";
import { startBareServer } from "../bare/bare-server";
import { startNginx } from "../bare/nginx";
import { type Bench, workingSize } from "../bench";
import { type Load, valuesOf } from "../load/load";
import { takeTurns, tellTurns } from "../load/take-turns";
import type { Values } from "../report/measurement";
import { compareProcesses } from "./processes";

const pages = [
  { name: "card", path: `/${demoProfile.slug}` },
  { name: "landing page", path: "/" },
];
const encodings = ["identity", "gzip", "br"];

/** Cached pages, compared with servers that only send the same bytes; then on two processes. */
export async function measurePages(bench: Bench): Promise<void> {
  const installation = await bench.installations.open(workingSize(bench.options));
  const site = await installation.openSite();
  try {
    await comparePages(bench, site, "pages");
  } finally {
    await site.close();
  }
  await compareProcesses(bench, pages[0]?.path ?? "/");
}

/** Our own generator's result for one page. */
type Found = { load: Load; toBuffer: number };

/**
 * Reports each page and returns our own generator's results. With the results of an earlier call in `before` it also
 * reports the ratio to them, each relative to its own run of the bare buffer server.
 */
export async function comparePages(
  bench: Bench,
  site: ServerProcess,
  section: string,
  before: readonly Found[] = [],
): Promise<Found[]> {
  const asked = pages.flatMap((page) => encodings.map((encoding) => ({ ...page, encoding })));
  const answers: Answer[] = [];
  for (const { path, encoding } of asked) answers.push(await readAnswer(site.url, path, encoding));
  const yardsticks = [
    await startBareServer("buffer", answers, bench.folder),
    await startBareServer("string", answers, bench.folder),
    await startNginx(answers, bench.folder),
  ].filter((yardstick) => yardstick !== null);
  const ours = { name: "site", url: site.url, pids: site.webPids() };
  const found: Found[] = [];
  try {
    for (const [index, { name, path, encoding }] of asked.entries()) {
      const sides = [ours, ...yardsticks.map((yardstick) => ({ ...yardstick, path: answers[index]?.path }))];
      const turns = await takeTurns(bench, sides, { path, headers: { "accept-encoding": encoding } });
      tellTurns(bench, turns, ({ suffix, own, others }) => {
        const ratios: Values = {};
        for (const [side, { ratio, load }] of others.entries()) {
          const yardstick = yardsticks[side]?.name ?? "";
          ratios[yardstick] = ratio;
          if (yardstick === "buffer" && load.cpu && own.cpu) ratios["buffer per cpu"] = load.cpu / own.cpu;
        }
        const isFirst = suffix === "";
        const then = isFirst ? before[index] : undefined;
        const toBuffer = ratios.buffer ?? 0;
        if (then) ratios.before = toBuffer / then.toBuffer;
        if (then?.load.cpu && own.cpu) ratios["before per cpu"] = then.load.cpu / own.cpu;
        bench.report.tell({
          section,
          name: `${name}, ${encoding}${suffix}`,
          processes: 1,
          values: { ...valuesOf(own), bytes: answers[index]?.body.length ?? 0 },
          ratios,
          targets: [
            { of: "before", least: 0.95 },
            { of: "buffer", least: 1.5 },
            { of: "p99", most: 3 },
          ],
        });
        if (isFirst) found.push({ load: own, toBuffer });
      });
    }
    return found;
  } finally {
    for (const yardstick of yardsticks) await yardstick.close();
  }
}
