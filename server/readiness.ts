import { once } from "node:events";
import { z } from "zod";
import { companyOperations } from "@/lib/contract/cards/operations";
import { pathOf } from "@/lib/contract/operation";

const patience = 2_000;
const redisAway = "REDIS_URL does not answer: limits count per process, pages are kept only briefly";

const warningsSchema = z.object({ warnings: z.array(z.string()) });

export type Readiness = { failure: string | null; warnings: readonly string[] };

type Options = {
  provider: (request: Request) => Promise<Response>;
  origin: string;
  /** Shared state is reachable. */
  isShared: () => boolean;
};

/**
 * Makes a cheap public call, with a reserved slug. Concurrent checks share an answer. A provider in this process cannot
 * be aborted: while an earlier check hangs, no new one is sent and it counts as silent.
 */
export function createReadiness({ provider, origin, isShared }: Options): () => Promise<Readiness> {
  let asked: Promise<Readiness> | undefined;

  const unanswered = new Set<string>();

  /** @throws on timeout */
  async function get(path: string): Promise<Response> {
    if (unanswered.has(path)) throw new Error("The earlier question has not been answered");
    unanswered.add(path);
    const signal = AbortSignal.timeout(patience);
    const answer = provider(new Request(origin + path, { signal, redirect: "manual" }));
    const settle = () => unanswered.delete(path);
    answer.then(settle, settle);
    return Promise.race([answer, once(signal, "abort").then(() => signal.throwIfAborted() as never)]);
  }

  async function isAnswering(): Promise<boolean> {
    try {
      const response = await get(`/api${pathOf(companyOperations.getCompany, { companyName: "readyz" })}`);
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }

  /** Our own provider's warnings; others need not have any. */
  async function askForWarnings(): Promise<readonly string[]> {
    try {
      return warningsSchema.parse(await (await get("/readyz")).json()).warnings;
    } catch {
      return [];
    }
  }

  async function ask(): Promise<Readiness> {
    const [answers, warnings] = await Promise.all([isAnswering(), askForWarnings()]);
    return {
      failure: answers ? null : "The provider does not answer",
      warnings: isShared() ? warnings : [redisAway, ...warnings],
    };
  }

  return async function readiness() {
    asked ??= ask().finally(() =>
      setImmediate(() => {
        asked = undefined;
      }),
    );
    return asked;
  };
}
