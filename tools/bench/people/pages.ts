import { ApiUser } from "@/e2e/api-user";
import { saveProfile } from "@/e2e/company";
import { requestRaw } from "@/e2e/raw-request";
import { startSite } from "@/e2e/site";
import type { Person } from "@/lib/contract/content/person";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import * as paths from "@/lib/paths";
import type { Bench } from "../bench";
import { Times } from "../load/times";
import { nameOf, type Where } from "../seed/where";
import { type OwnedTeam, tellPeople } from "./people";

const rounds = 30;
const warmUps = 5;

type Visited = { slug: string; user: ApiUser; person: Person };

/** First renderings, after a save that drops all pages of the company; alternates between the companies and pages. */
export async function measurePeoplePages(bench: Bench, where: Where, owners: readonly OwnedTeam[]): Promise<void> {
  const { dataDir, databaseUrl } = where;
  const settings = { DATA_DIR: dataDir, PEOPLE_LIMIT: "2000", ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await startSite(settings);
  try {
    const visited: Visited[] = [];
    for (const { slug, email, password } of owners) visited.push(await visit(site.url, slug, email, password));
    const cards = visited.map(() => new Times());
    const persons = visited.map(() => new Times());
    const lists = visited.map(() => new Times());
    const searches = visited.map(() => new Times());
    for (let round = -warmUps; round < rounds; round++)
      for (const [index, { slug, user, person }] of visited.entries()) {
        const at = { slug };
        for (const [times, path] of [
          [cards[index], paths.card(at)],
          [persons[index], paths.person(at, person)],
          [lists[index], paths.companyPeople(at)],
          [searches[index], paths.companyPeople(at, { search: "kumar 7" })],
        ] as const) {
          await saveProfile(user, { tagline: `Round ${round} ${path}` });
          const started = performance.now();
          const { status } = await requestRaw(site.url, path);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          if (round >= 0) times?.add(started);
        }
      }
    const on = nameOf(where);
    tellPeople(bench, `card, first time, ${on}`, cards);
    tellPeople(bench, `person's card, first time, ${on}`, persons);
    tellPeople(bench, `people's page, first time, ${on}`, lists);
    tellPeople(bench, `people's page, search, ${on}`, searches);
    tellPeople(bench, `person's card beside the company's, ${on}`, [cards[1], persons[1]] as Times[], 1.2);
  } finally {
    await site.close();
  }
}

async function visit(url: string, slug: string, email: string, password: string): Promise<Visited> {
  const user = await ApiUser.signIn(url, email, password);
  const { results } = await user.call<List<Person>>("GET", pathOf(operations.listPeople, {}, { page_size: "10" }));
  const person = results[5];
  if (!person) throw new Error(`${slug} has nobody`);
  return { slug, user, person };
}
