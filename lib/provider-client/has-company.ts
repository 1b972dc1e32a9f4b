import { pathOf } from "../contract/endpoints";
import { callProvider } from "./index";

/** Whether a path's name leads to a company, without reading it. @throws ApiError when the provider stays silent. */
export async function hasCompany(companyName: string): Promise<boolean> {
  const response = await callProvider(pathOf("company", { companyName }));
  await response.body?.cancel();
  return response.status !== 404;
}
