import { companyOperations } from "@/lib/contract/operations/companies";
import { pathOf } from "@/lib/contract/operations/operation";

const patience = 2_000;

/** Whether the provider answers a cheap public call: one about a name that is reserved, so never a company's. */
export function createReadiness(provider: (request: Request) => Promise<Response>, origin: string) {
  return async function isReady(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(patience);
      const url = `${origin}/api${pathOf(companyOperations.getCompany, { companyName: "readyz" })}`;
      const response = await provider(new Request(url, { signal }));
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  };
}
