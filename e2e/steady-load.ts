import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type SteadyLoad = {
  /** Ends it; how many were answered, and what else happened. */
  stop(): Promise<{ answered: number; failures: string[]; longestWait: number }>;
};

/** Milliseconds between two requests of a visitor who keeps a connection. */
const pauses = [0, 50, 700, 3_000];

/**
 * Visitors who keep asking for a page, some on a new connection each time and some on one that they keep. None of them
 * asks again where a request fails, as a browser would.
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
