import { mkdir } from "node:fs/promises";
import path from "node:path";
import { ApiUser } from "@/e2e/api-user";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { demoProfile } from "@/provider/seed/demo-content";
import { type Bench, workingSize } from "../bench";
import { signInOwner } from "../calls/sign-ins";
import { keepWorking } from "../load/keep-working";
import { requireSuccess } from "../load/load";
import { renderNext } from "../render/first-render";
import type { Installation } from "../seed/installation";
import { readSelfTimes } from "./self-times";

const shown = 20;
const visitors = 8;
/** Excludes one-time work and functions that are not compiled yet. */
const warmUpSeconds = 2;

type Work = { name: string; run(url: string, seconds: number): Promise<void> };

/** Where a site spends its CPU time under load: the functions with the most self time. */
export async function profileSite(bench: Bench): Promise<void> {
  const { options, installations } = bench;
  if (!options.profile) return;
  const installation = await installations.open(workingSize(options));
  const folder = path.resolve("bench-results", `profile-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}`);
  for (const work of listWork(bench, installation))
    await profileWork(bench, installation, work, path.join(folder, work.name.replaceAll(" ", "-")));
}

function listWork({ generators, options }: Bench, installation: Installation): Work[] {
  const { connections } = options;
  // The last generator, because our own one takes more of the machine than others.
  const generator = generators.at(-1);
  const ask = async (asked: { url: string; path: string; headers?: Record<string, string> }, seconds: number) => {
    const load = await generator?.run({ ...asked, connections, seconds });
    if (load) requireSuccess(load, asked.path);
  };
  return [
    { name: "kept page", run: (url, seconds) => ask({ url, path: `/${demoProfile.slug}` }, seconds) },
    {
      name: "first render",
      async run(url, seconds) {
        await keepWorking({ workers: visitors, seconds, most: installation.companies }, () =>
          renderNext(installation, url),
        );
      },
    },
    {
      name: "list call",
      async run(url, seconds) {
        const { email, password } = installation.owner;
        const { cookie } = await ApiUser.signIn(url, email, password);
        await ask({ url, path: `/api${pathOf(operations.listProducts)}`, headers: { cookie } }, seconds);
      },
    },
    {
      name: "sign-in",
      async run(url, seconds) {
        await keepWorking({ workers: visitors, seconds }, (number) => signInOwner(installation, url, number));
      },
    },
  ];
}

async function profileWork(
  { options, report }: Bench,
  installation: Installation,
  { name, run }: Work,
  folder: string,
) {
  await mkdir(folder, { recursive: true });
  const site = await installation.openSite({}, ["--cpu-prof", `--cpu-prof-dir=${folder}`]);
  const pids = site.webPids();
  try {
    await run(site.url, warmUpSeconds);
    const from = monotonicTime();
    await run(site.url, options.seconds * options.rounds);
    const until = monotonicTime();
    // Node writes profiles at a clean exit.
    await site.kill();
    const { busy, functions } = await readSelfTimes(folder, pids, { from, until });
    report.tell({ section: "profile", name, processes: 1, values: { busy } });
    for (const { share, what, where } of functions.slice(0, shown))
      report.note(`${`${(share * 100).toFixed(1)} %`.padStart(7)}  ${what.slice(0, 40).padEnd(40)} ${where}`);
    report.note(`The profiles are in ${path.relative("", folder)}`);
  } finally {
    await site.close();
  }
}

/** Microseconds of the clock that profiles use. */
function monotonicTime(): number {
  return Number(process.hrtime.bigint() / 1000n);
}
