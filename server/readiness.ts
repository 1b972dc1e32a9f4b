import { once } from "node:events";
import { z } from "zod";
import { companyOperations } from "@/lib/contract/cards/operations";
import { pathOf } from "@/lib/contract/operation";

const patience = 2_000;
const redisAway = "REDIS_URL does not answer: limits count per process, pages are kept only briefly";

const warningsSchema = z.object({ warnings: z.array(z.string()) });

/** Why visitors cannot be served, and what is away without which they are served less well. */
export type Readiness = { failure: string | null; warnings: readonly string[] };

type Options = {
  provider: (request: Request) => Promise<Response>;
  origin: string;
  /** Whether what the processes share can be reached. */
  isShared: () => boolean;
};

/**
 * Asks the provider a cheap public call: one about a name that is reserved, so never a company's. Who asks meanwhile, or
 * in the same turn of the event loop, gets the same answer. A provider in this process cannot be told to stop: while it
 * still works at an earlier question it is asked no other, and counts as silent.
 */
export function createReadiness({ provider, origin, isShared }: Options): () => Promise<Readiness> {
  let asked: Promise<Readiness> | undefined;

  const unanswered = new Set<string>();

  /** @throws where there is no answer in time. */
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

  /** What our own provider tells of itself; one that someone else wrote need not. */
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
