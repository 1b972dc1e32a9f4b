import { admin } from "@/e2e/site";
import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "@/tests/provider/test-options";
import type { Bench } from "../bench";
import { Times } from "../load/times";
import { copyCompany, describeCopy } from "../seed/copies";
import { onEachDatabase } from "../seed/each-database";
import { signInTo } from "../seed/sign-in-to";
import { nameOf, type Where } from "../seed/where";
import { type PeopleCall, peopleCalls } from "./calls";
import { measurePeoplePages } from "./pages";
import { seedTeams, type Team } from "./seed-people";

const rounds = 40;
const warmUps = 5;

/** Two companies beside each other, of few people and of as many as there may be. */
const teams: Team[] = [
  { slug: "company-1", people: 10 },
  { slug: "company-2", people: 2_000 },
];

/** How calls and pages grow with a company's people, on SQLite and, where there is a server, on PostgreSQL. */
export async function measurePeople(bench: Bench): Promise<void> {
  await onEachDatabase(async (where) => {
    const password = await seed(where);
    const owners = teams.map((team, index) => ({ ...team, email: describeCopy(index + 1).email, password }));
    await measureCalls(bench, where, owners);
    await measurePeoplePages(bench, where, owners);
  });
}

export type OwnedTeam = Team & { email: string; password: string };

function open(where: Where, seedDemo = false): Promise<OpenProvider> {
  const [adminEmail, adminPassword] = [admin.email, admin.password];
  // Undefined, so that a site on this folder finds its secrets.
  const options = { ...testOptions, tokenSecret: undefined, peopleLimit: 2_000, adminEmail, adminPassword };
  return openProvider({ ...options, ...where, seedDemo });
}

/** @returns the owners' password */
async function seed(where: Where): Promise<string> {
  const first = await open(where, true);
  const password = first.firstStart?.demo?.password;
  await first.close();
  if (!password) throw new Error("The demo's owner was not made");
  await copyCompany(where, teams.length);
  await seedTeams(where, teams);
  return password;
}

/** Alternates between the companies for each call. */
async function measureCalls(bench: Bench, where: Where, owners: readonly OwnedTeam[]): Promise<void> {
  const provider = await open(where);
  try {
    const callers = [];
    for (const owner of owners) callers.push(await openCaller(provider, owner));
    for (const call of peopleCalls) {
      const measured = callers.map(() => new Times());
      for (let round = -warmUps; round < rounds; round++)
        for (const [index, send] of callers.entries()) {
          const started = performance.now();
          await send(call);
          if (round >= 0) measured[index]?.add(started);
        }
      tellPeople(bench, `${call.name}, ${nameOf(where)}`, measured);
    }
  } finally {
    await provider.close();
  }
}

async function openCaller(provider: OpenProvider, owner: OwnedTeam) {
  const authorization = `Bearer ${await signInTo(provider, owner)}`;
  const ask = async (path: string, headers?: Record<string, string>) => {
    const response = await provider.fetch(new Request(`http://provider/api${path}`, { headers }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const { ids } = JSON.parse(await ask("/client/people/ids/", { authorization })) as { ids: number[] };
  return ({ path, as }: PeopleCall) => ask(path({ ...owner, ids }), as === "owner" ? { authorization } : undefined);
}

/** Reports the company of many people, with that of few beside it. */
export function tellPeople({ report }: Bench, name: string, [few, many]: readonly Times[], most = 1.5): void {
  if (!few || !many) return;
  report.tell({
    section: "people",
    name,
    values: { p50: many.p50, p99: many.p99, "of few": few.p50 },
    ratios: { few: many.p50 / few.p50 },
    targets: [{ of: "few", most }],
  });
}
