import { readError } from "../answers/read-error";
import * as failures from "../contract/failures";
import { visitorFormOperations } from "../contract/operations/visitor-forms";
import { callOperation } from "./call-operation";

/**
 * A ticket for one form to a company, on account of the visitor at `address`; null of a provider that takes no forms.
 * @throws an Error with a text for the visitor
 */
export async function loadFormTicket(companyName: string, address: string | null): Promise<string | null> {
  const { getFormTicket } = visitorFormOperations;
  const response = await callOperation(getFormTicket, { params: { companyName }, address });
  if (response.ok) return getFormTicket.answer.parse(await response.json()).ticket;
  const { detail } = await readError(response);
  if (response.status === 404) return null;
  throw new Error(detail ?? failures.unavailable);
}
