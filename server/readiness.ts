import { z } from "zod";
import { companyOperations } from "@/lib/contract/operations/companies";
import { pathOf } from "@/lib/contract/operations/operation";

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
 * in the same turn of the event loop, gets the same answer.
 */
export function createReadiness({ provider, origin, isShared }: Options): () => Promise<Readiness> {
  let asked: Promise<Readiness> | undefined;

  const get = (path: string) =>
    provider(new Request(origin + path, { signal: AbortSignal.timeout(patience), redirect: "manual" }));

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
