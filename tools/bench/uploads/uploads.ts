import { ApiUser } from "@/e2e/api-user";
import { admin } from "@/e2e/site";
import { demoProfile } from "@/provider/seed/demo-content";
import { pdfOfSize } from "@/tests/contract/files";
import { type Bench, workingSize } from "../bench";
import { readMemory } from "../load/process-usage";
import { watchMemory } from "../load/watch-memory";
import { watchPage } from "../load/watch-page";
import { countLost, isTaken } from "./upload";

const people = 50;
const bytes = 5_000_000;

/** Large documents uploaded by many clients at once: memory, results, and visitors of a card meanwhile. */
export async function measureUploads({ options, installations, report }: Bench): Promise<void> {
  const companies = workingSize(options);
  const { openSite } = await installations.open(companies);
  const site = await openSite();
  try {
    const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
    const owners: ApiUser[] = [];
    for (let number = 0; number <= people; number++) {
      const { email, password } = await administrator.createClient();
      owners.push(await ApiUser.signIn(site.url, email, password));
    }
    const file = await pdfOfSize(bytes);
    const [first, ...others] = owners;
    // Warm-up: the first upload's memory remains, and the first visit caches the card.
    if (first) await isTaken(first, file);
    await fetch(new URL(demoProfile.slug, site.url));
    const pids = site.webPids();
    const before = readMemory(pids);
    const started = performance.now();
    const work = Promise.all(others.map((owner) => isTaken(owner, file)));
    const watching = watchPage(site.url, `/${demoProfile.slug}`, work);
    const [watched, memory, taken] = await Promise.all([watching, watchMemory(pids, work), work]);
    const seconds = (performance.now() - started) / 1000;
    const served = others.filter((_, index) => taken[index]);
    const lost = await countLost(served, site.url, bytes);
    report.tell({
      section: "uploads",
      name: `${people} PDFs of ${bytes / 1_000_000} MB at once`,
      companies,
      processes: 1,
      values: {
        perSecond: served.length / seconds,
        memory,
        grown: memory - before,
        refused: people - served.length,
        lost,
      },
      targets: [
        { of: "grown", most: 100 },
        { of: "lost", most: 0 },
      ],
    });
    report.tell({
      section: "uploads",
      name: "a card meanwhile",
      companies,
      processes: 1,
      values: watched,
      targets: [{ of: "p99", most: 50 }],
    });
  } finally {
    await site.close();
  }
}
