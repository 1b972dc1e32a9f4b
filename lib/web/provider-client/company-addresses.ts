import { type CompanyAddress, companyAddressListSchema } from "../../contract/company";
import { companyOperations } from "../../contract/operations/companies";
import { type ProductAddress, productAddressListSchema } from "../../contract/product";
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

/**
 * The addresses of products for sale whose ids are behind `after`, and the highest id that any product has. A provider
 * without this call has none to tell.
 * @throws as `loadAddresses`
 */
export async function loadProductAddresses(
  after: number,
  pageSize: number,
): Promise<{ addresses: ProductAddress[]; last: number }> {
  const query = { after, page_size: pageSize };
  const response = await callOperation(companyOperations.listProductAddresses, { query });
  if (response.status === 404) return { addresses: [], last: 0 };
  if (!response.ok) throw new Error(`The list of products answered ${response.status}`);
  const { results, last } = productAddressListSchema.parse(await response.json());
  return { addresses: results, last };
}
