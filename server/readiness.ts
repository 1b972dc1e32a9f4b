import { pathOf } from "@/lib/contract/endpoints";

const patience = 2_000;

/**
 * Whether the provider answers a cheap public call: one about a name that is reserved, so never a company's. Who asks
 * meanwhile, or in the same turn of the event loop, gets the same answer.
 */
export function createReadiness(provider: (request: Request) => Promise<Response>, origin: string) {
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(patience);
      const url = `${origin}/api${pathOf("company", { companyName: "readyz" })}`;
      const response = await provider(new Request(url, { signal }));
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }

  return function isReady(): Promise<boolean> {
    asked ??= ask().finally(() =>
      setImmediate(() => {
        asked = undefined;
      }),
    );
    return asked;
  };
}
