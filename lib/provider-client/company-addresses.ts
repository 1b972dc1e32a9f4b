import { type CompanyAddress, companyAddressListSchema } from "../contract/company";
import { companyOperations } from "../contract/operations/companies";
import { callOperation } from "./call-operation";

export type AddressPage = { count: number; addresses: CompanyAddress[] };

/**
 * One page of the addresses of all active cards, and how many there are in all. A provider without this call has none
 * to tell.
 * @throws ApiError when the provider stays silent, an Error when it fails
 */
export async function loadAddresses(page: number, pageSize: number): Promise<AddressPage> {
  const response = await callOperation(companyOperations.listCompanies, { query: { page, page_size: pageSize } });
  if (response.status === 404) return { count: 0, addresses: [] };
  if (!response.ok) throw new Error(`The list of companies answered ${response.status}`);
  const { count, results } = companyAddressListSchema.parse(await response.json());
  return { count, addresses: results };
}
