import { requestRaw } from "@/e2e/raw-request";
import { type Bench, workingSize } from "../bench";
import { keepWorking } from "../load/keep-working";
import { type Load, valuesOf, withCpu } from "../load/load";
import type { Installation } from "../seed/installation";

/** Concurrent visitors under sustained load: as many as the site works on at once. */
const visitors = 8;
/** Shares of the cards, each of which can be requested once: for the warm-up, and for requests one by one. */
const shares = { warmUp: 0.1, single: 0.3 };
const most = { warmUp: 200, single: 300 };

/** Seconds for each of these two. */
const patience = 60;

/** Cards that no process has cached: first one by one, then in parallel. */
export async function measureFirstRender({ options, installations, report }: Bench): Promise<void> {
  const companies = workingSize(options);
  const installation = await installations.open(companies);
  const site = await installation.openSite();
  try {
    const pids = site.webPids();
    const warmUp = Math.min(most.warmUp, Math.floor(companies * shares.warmUp));
    const single = Math.min(most.single, Math.floor(companies * shares.single));
    const render = (workers: number, count: number, seconds: number) =>
      withCpu<Load>(pids, () =>
        keepWorking({ workers, seconds, most: count }, () => renderNext(installation, site.url)),
      );
    await render(visitors, warmUp, patience);
    const common = { section: "render", companies, processes: 1 };
    const one = await render(1, single, patience);
    report.tell({
      ...common,
      name: "card, first time, one by one",
      values: valuesOf(one),
      targets: [{ of: "p50", most: 15 }],
    });
    const many = await render(visitors, companies - warmUp - single, options.seconds * options.rounds);
    report.tell({
      ...common,
      name: `card, first time, ${visitors} at once`,
      values: { ...valuesOf(many), ...(many.cpu ? { "per core": 1_000_000 / many.cpu } : {}) },
      targets: [{ of: "per core", least: 120 }],
    });
  } finally {
    await site.close();
  }
}

/** Requests a card that is not cached yet. */
export async function renderNext({ nextNumber }: Installation, url: string): Promise<void> {
  const path = `/company-${nextNumber()}`;
  const { status } = await requestRaw(url, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}
