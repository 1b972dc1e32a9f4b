import { companyOperations } from "@/lib/contract/operations/companies";
import { pathOf } from "@/lib/contract/operations/operation";

const patience = 2_000;

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
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(patience);
      const url = `${origin}/api${pathOf(companyOperations.getCompany, { companyName: "readyz" })}`;
      const response = await provider(new Request(url, { signal, redirect: "manual" }));
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }

  return async function readiness() {
    asked ??= ask().finally(() =>
      setImmediate(() => {
        asked = undefined;
      }),
    );
    return {
      failure: (await asked) ? null : "The provider does not answer",
      warnings: isShared() ? [] : ["REDIS_URL does not answer: limits count per process, pages are kept only briefly"],
    };
  };
}
