import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../tests/random";
import type { OwnTestServer } from "../../tests/servers/test-server";
import type { Scaled } from "../scaled";

/**
 * Kills web processes, PostgreSQL and Redis without a warning, one or two at a time, and brings them back, until `end`;
 * then all of them are there. Returns what was killed, in its order.
 */
export async function causeOutages(site: Scaled<OwnTestServer>, random: Random, end: number): Promise<string[]> {
  // In the order in which they are brought back: a web process does not start without its database.
  const victims = [
    { name: "PostgreSQL", kill: site.servers.postgres.kill, start: site.servers.postgres.start },
    { name: "Redis", kill: site.servers.redis.kill, start: site.servers.redis.start },
    { name: "the first process", kill: () => site.first.kill("SIGKILL"), start: site.first.start },
    { name: "the second process", kill: () => site.second.kill("SIGKILL"), start: site.second.start },
  ] as const;
  const outages: string[] = [];
  while (Date.now() < end) {
    await wait(random.between(200, 3_000));
    // The same one twice is one.
    const struck = new Set([random.pick(victims), random.pick(victims)]);
    for (const { name, kill } of struck) {
      await kill();
      outages.push(name);
    }
    await wait(random.between(0, 2_000));
    for (const victim of victims) if (struck.has(victim)) await victim.start();
  }
  return outages;
}
