import type { CompanyAddress } from "../../contract/cards/company";
import { companyOperations } from "../../contract/cards/operations";
import type { ProductAddress } from "../../contract/content/product";
import type { Provider } from "../../contract/site/capabilities";
import { capabilityOperations, siteOperations } from "../../contract/site/operations";
import { emptySite, type SavedSite } from "../../contract/site/schema";
import { readOperation } from "./call-operation";

/** Milliseconds that a page waits to be told. */
const patience = 1_000;

/** Which kind of provider this is; undefined where it cannot be asked now. */
export async function readProvider(): Promise<Provider | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await readOperation(capabilityOperations.getCapabilities, { signal });
    return { isFull: answer !== null, hasPasskeys: answer?.passkeys ?? false };
  } catch {
    return undefined;
  }
}

/** What administrators said of the site; nothing of a core provider. @throws ApiError when it cannot be read */
export async function loadSite(): Promise<SavedSite> {
  return (await readOperation(siteOperations.getSite)) ?? emptySite;
}

export type AddressPage = { count: number; addresses: CompanyAddress[] };

/**
 * One page of the addresses of all active cards, and how many there are in all; none of a core provider.
 * @throws ApiError
 */
export async function loadAddresses(page: number, pageSize: number): Promise<AddressPage> {
  const answer = await readOperation(companyOperations.listCompanies, { query: { page, page_size: pageSize } });
  return { count: answer?.count ?? 0, addresses: answer?.results ?? [] };
}

/**
 * The addresses of products for sale whose ids are behind `after`, and the highest id that any product has; none of a
 * core provider.
 * @throws ApiError
 */
export async function loadProductAddresses(
  after: number,
  pageSize: number,
): Promise<{ addresses: ProductAddress[]; last: number }> {
  const query = { after, page_size: pageSize };
  const answer = await readOperation(companyOperations.listProductAddresses, { query });
  return { addresses: answer?.results ?? [], last: answer?.last ?? 0 };
}
