import { ApiUser } from "@/e2e/api-user";
import { admin } from "@/e2e/site";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { type Bench, workingSize } from "../bench";
import { valuesOf } from "../load/load";
import { takeTurns, tellTurns } from "../load/take-turns";

/** List calls through the web app, with a session cookie. */
export async function measureLists(bench: Bench): Promise<void> {
  const companies = workingSize(bench.options);
  const installation = await bench.installations.open(companies);
  const site = await installation.openSite();
  try {
    const { email, password } = installation.owner;
    const client = await ApiUser.signIn(site.url, email, password);
    const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
    const side = { name: "site", url: site.url, pids: site.webPids() };
    for (const { name, operation, user } of [
      { name: "client's products", operation: operations.listProducts, user: client },
      { name: "administrator's clients", operation: operations.listClients, user: administrator },
    ]) {
      const asked = { path: `/api${pathOf(operation)}`, headers: { cookie: user.cookie } };
      tellTurns(bench, await takeTurns(bench, [side], asked), ({ suffix, own }) =>
        bench.report.tell({
          section: "calls",
          name: name + suffix,
          companies,
          processes: 1,
          values: valuesOf(own),
          targets: [
            { of: "perSecond", least: 1_500 },
            { of: "p99", most: 40 },
          ],
        }),
      );
    }
  } finally {
    await site.close();
  }
}
