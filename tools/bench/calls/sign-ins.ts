import { ApiUser } from "@/e2e/api-user";
import { demoProfile } from "@/provider/seed/demo-content";
import { type Bench, workingSize } from "../bench";
import { keepWorking } from "../load/keep-working";
import { withCpu } from "../load/load";
import { watchPage } from "../load/watch-page";
import type { Installation } from "../seed/installation";

const people = 8;

/** Sign-ins per second, each to another account, and how long visitors of a card wait meanwhile. */
export async function measureSignIns({ options, installations, report }: Bench): Promise<void> {
  const companies = workingSize(options);
  const installation = await installations.open(companies);
  const site = await installation.openSite();
  try {
    const signIn = (number: number) => signInOwner(installation, site.url, number);
    await keepWorking({ workers: people, seconds: options.seconds, most: people }, signIn);
    const seconds = options.seconds * options.rounds;
    const work = withCpu(site.webPids(), () => keepWorking({ workers: people, seconds }, signIn));
    const watched = await watchPage(site.url, `/${demoProfile.slug}`, work);
    const { perSecond, p50, p99, cpu } = await work;
    report.tell({
      section: "calls",
      name: `sign-ins, ${people} at once`,
      companies,
      processes: 1,
      values: { perSecond, p50, p99, ...(cpu ? { cpu } : {}), "card p50": watched.p50, "card p99": watched.p99 },
      targets: [{ of: "perSecond", least: 60 }],
    });
  } finally {
    await site.close();
  }
}

/** Signs in the owner of the copy with this number, starting over after the last. */
export async function signInOwner({ companies, ownerOf }: Installation, url: string, number: number): Promise<void> {
  const { email, password } = ownerOf((number % companies) + 1);
  await ApiUser.signIn(url, email, password);
}
