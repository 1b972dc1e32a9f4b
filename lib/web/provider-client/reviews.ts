import { headers } from "next/headers";
import type { OwnFeedback } from "../../contract/feedback";
import { feedbackOperations } from "../../contract/operations/feedback";
import { callOperation } from "./call-operation";
import { readRefusal } from "./read-refusal";

/**
 * On account of the visitor who asked for the page; null where there is no such review.
 * @throws ApiError with a text for the visitor when it cannot be read, or was asked for too often
 */
export async function loadOwnReview(token: string): Promise<OwnFeedback | null> {
  const { getOwnFeedback } = feedbackOperations;
  const address = (await headers()).get("x-client-address");
  const response = await callOperation(getOwnFeedback, { params: { token }, address });
  if (response.ok) return getOwnFeedback.answer.parse(await response.json());
  const refusal = await readRefusal(response);
  if (response.status === 404) return null;
  throw refusal;
}
