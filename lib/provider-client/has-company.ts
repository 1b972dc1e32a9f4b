import { pathOf } from "../contract/endpoints";
import { callProvider } from "./index";

/** Whether a path's name leads to a company, without reading it. @throws when the provider cannot tell before `signal`. */
export async function hasCompany(companyName: string, signal: AbortSignal): Promise<boolean> {
  const response = await callProvider(pathOf("company", { companyName }), { signal });
  await response.body?.cancel();
  return response.status !== 404;
}
