import { visitorFormOperations } from "../../contract/operations/visitor-forms";
import { callOperation } from "./call-operation";
import { readRefusal } from "./read-refusal";

/**
 * A ticket for one form to a company, on account of the visitor at `address`; null of a provider that takes no forms.
 * @throws ApiError with a text for the visitor
 */
export async function loadFormTicket(companyName: string, address: string | null): Promise<string | null> {
  const { getFormTicket } = visitorFormOperations;
  const response = await callOperation(getFormTicket, { params: { companyName }, address });
  if (response.ok) return getFormTicket.answer.parse(await response.json()).ticket;
  const refusal = await readRefusal(response);
  if (response.status === 404) return null;
  throw refusal;
}
