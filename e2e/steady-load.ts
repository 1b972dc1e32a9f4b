import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type SteadyLoad = {
  /** Stops. @returns how many were answered, and what failed */
  stop(): Promise<{ answered: number; failures: string[]; longestWait: number }>;
};

/** Milliseconds between two requests on a kept connection. */
const pauses = [0, 50, 700, 3_000];

/**
 * Visitors who request a page again and again, some on new connections, some on a kept one. Unlike browsers they never
 * retry.
 */
export function startSteadyLoad(siteUrl: string, path: string): SteadyLoad {
  const { hostname, port } = new URL(siteUrl);
  const failures: string[] = [];
  let answered = 0;
  let longestWait = 0;
  let isStopped = false;

  async function keepAsking(agent: Agent | false, pause: number): Promise<void> {
    while (!isStopped) {
      const begun = performance.now();
      try {
        const [answer] = (await once(request({ hostname, port, path, agent }).end(), "response")) as [IncomingMessage];
        await buffer(answer);
        if (answer.statusCode === 200) answered++;
        else failures.push(`status ${answer.statusCode}`);
      } catch (error) {
        failures.push(String(error));
      }
      longestWait = Math.max(longestWait, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (agent) agent.destroy();
  }
  const visitors = [
    ...pauses.map((pause) => keepAsking(new Agent({ keepAlive: true, maxSockets: 1 }), pause)),
    ...[5, 20].map((pause) => keepAsking(false, pause)),
  ];
  return {
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
      return { answered, failures, longestWait };
    },
  };
}
