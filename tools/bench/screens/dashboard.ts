import type { Browser, Response } from "@playwright/test";
import type { ApiUser } from "@/e2e/api-user";
import { holdRest, weighScripts } from "@/e2e/script-weight";
import type { Bench } from "../bench";
import { middleBy, middleOf } from "../load/middle";
import { type Interaction, timeInteraction } from "./interactions";
import { readLargestPaint } from "./largest-paint";
import { onFastPhone, onSlowPhone } from "./phone";
import { type Visited, visited } from "./visited";

const KB = 1024;

type Place = { browser: Browser; url: string; signIn: (as: Visited["as"]) => Promise<ApiUser> };
type SignedIn = Pick<Place, "browser" | "url"> & { user: ApiUser };

/** How soon each screen shows its content, how fast it responds, and what its scripts weigh. */
export async function measureDashboard({ options, report }: Bench, place: Place): Promise<void> {
  for (const screen of visited) {
    // A session for each screen, since tokens refreshed on one phone are unknown to the next.
    const signedIn = { ...place, user: await place.signIn(screen.as) };
    // The first visit is not timed: it includes the server's first work on the screen.
    const scripts = await weighFirstScripts(signedIn, screen);
    const visits: Visit[] = [];
    for (let round = 0; round < options.rounds; round++) visits.push(await visit(signedIn, screen));
    const interactions = listMiddles(visits);
    const [slowest] = interactions;
    report.tell({
      section: "screens",
      name: `screen ${screen.name}`,
      values: {
        lcp: middleOf(visits.map(({ lcp }) => lcp)),
        interaction: slowest?.duration ?? 0,
        "usual interaction": middleOf(interactions.map(({ duration }) => duration)),
        "KB of scripts": scripts / KB,
      },
      targets: [
        { of: "lcp", most: 1_500 },
        { of: "interaction", most: 100 },
        { of: "KB of scripts", most: 170 },
      ],
    });
    if (slowest) report.note(explain(slowest));
  }
}

type Named = Interaction & { name: string };
type Visit = { lcp: number; interactions: Named[] };

async function visit({ browser, url, user }: SignedIn, { path, steps }: Visited): Promise<Visit> {
  return onSlowPhone(browser, user, async ({ page, traffic }) => {
    await page.goto(url + path);
    await traffic.quiet();
    const lcp = await readLargestPaint(page);
    const interactions: Named[] = [];
    for (const { name, act } of steps) {
      interactions.push({ name, ...(await timeInteraction(page, act)) });
      await traffic.quiet();
    }
    return { lcp, interactions };
  });
}

/** Scripts until a screen is usable; idle loading is not included. */
async function weighFirstScripts({ browser, url, user }: SignedIn, { path }: Visited): Promise<number> {
  return onFastPhone(browser, user, async ({ page, traffic }) => {
    await holdRest(page);
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    await page.goto(url + path);
    await traffic.quiet();
    return weighScripts(answers);
  });
}

/** The median visit of each step, the slowest step first. */
function listMiddles(visits: readonly Visit[]): Named[] {
  const steps = visits[0]?.interactions ?? [];
  return steps
    .map((_, index) =>
      middleBy(
        visits.flatMap(({ interactions }) => interactions[index] ?? []),
        ({ duration }) => duration,
      ),
    )
    .sort((a, b) => b.duration - a.duration);
}

function explain({ name, duration, delay, work, drawing }: Named): string {
  const [waited, worked, drawn] = [delay, work, drawing].map(Math.round);
  return `slowest: ${name}, ${duration} ms: ${waited} until its handlers ran, ${worked} in them, ${drawn} until it was drawn`;
}
