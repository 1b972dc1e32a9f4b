import type { CompanyAddress } from "../../contract/cards/company";
import { companyOperations } from "../../contract/cards/operations";
import type { PersonAddress } from "../../contract/content/person";
import type { ProductAddress } from "../../contract/content/product";
import { planOperations } from "../../contract/plans/operations";
import type { PublicPlan } from "../../contract/plans/schema";
import type { Provider } from "../../contract/site/capabilities";
import { capabilityOperations, siteOperations } from "../../contract/site/operations";
import { emptySite, type SavedSite } from "../../contract/site/schema";
import { readOperation } from "./call-operation";

/** Milliseconds that a page waits for the site's settings. */
const patience = 1_000;

/** Which kind of provider this is; undefined if it cannot be asked now. */
export async function readProvider(): Promise<Provider | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await readOperation(capabilityOperations.getCapabilities, { signal });
    return { isFull: answer !== null, hasPasskeys: answer?.passkeys ?? false, hasMail: answer?.mail ?? false };
  } catch {
    return undefined;
  }
}

/** The site's settings as saved by administrators; empty for a core provider. @throws ApiError when they cannot be read */
export async function loadSite(): Promise<SavedSite> {
  return (await readOperation(siteOperations.getSite)) ?? emptySite;
}

/** The plans that anybody may choose; none of a core provider, null if it cannot be asked now. */
export async function loadPublicPlans(): Promise<PublicPlan[] | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    return (await readOperation(planOperations.listPublicPlans, { signal }))?.results ?? [];
  } catch {
    return null;
  }
}

export type AddressPage = { count: number; addresses: CompanyAddress[] };

/**
 * One page of the addresses of all active cards, and their total; none for a core provider.
 * @throws ApiError
 */
export async function loadAddresses(page: number, pageSize: number): Promise<AddressPage> {
  const answer = await readOperation(companyOperations.listCompanies, { query: { page, page_size: pageSize } });
  return { count: answer?.count ?? 0, addresses: answer?.results ?? [] };
}

/**
 * The addresses of people's cards that may be listed, likewise.
 * @throws ApiError
 */
export async function loadPersonAddresses(
  after: number,
  pageSize: number,
): Promise<{ addresses: PersonAddress[]; last: number }> {
  const query = { after, page_size: pageSize };
  const answer = await readOperation(companyOperations.listPersonAddresses, { query });
  return { addresses: answer?.results ?? [], last: answer?.last ?? 0 };
}

/**
 * The addresses of products for sale with ids above `after`, and the highest id of any product; none for a core provider.
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
