import { companyOperations } from "../contract/operations/companies";
import { callOperation } from "./call-operation";

/** Whether a path's name leads to a company, without reading it. @throws when the provider cannot tell before `signal`. */
export async function hasCompany(companyName: string, signal: AbortSignal): Promise<boolean> {
  const response = await callOperation(companyOperations.getCompany, { params: { companyName }, signal });
  await response.body?.cancel();
  return response.status !== 404;
}
