import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../tests/random";
import type { OwnTestServer } from "../../tests/servers/test-server";
import type { Scaled } from "../scaled";

/**
 * Kills web processes, PostgreSQL and Redis without warning, one or two at a time, and restarts them, until `end`.
 * @returns the names of those killed, in order; all are running again by then
 */
export async function causeOutages(site: Scaled<OwnTestServer>, random: Random, end: number): Promise<string[]> {
  // In the order of restarts: a web process needs its database to start.
  const victims = [
    { name: "PostgreSQL", kill: site.servers.postgres.kill, start: site.servers.postgres.start },
    { name: "Redis", kill: site.servers.redis.kill, start: site.servers.redis.start },
    { name: "the first process", kill: () => site.first.kill("SIGKILL"), start: site.first.start },
    { name: "the second process", kill: () => site.second.kill("SIGKILL"), start: site.second.start },
  ] as const;
  const outages: string[] = [];
  while (Date.now() < end) {
    await wait(random.between(200, 3_000));
    // Both may be the same.
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
