import type { Operation, Params } from "@/lib/contract/operation";
import { perform } from "./call";
import { RequestError } from "./request";

/**
 * Deletes what `params` name. What somebody else has deleted already is as gone as it should be.
 * @throws RequestError
 */
export async function deleteRow<O extends Operation>(operation: O, params: Params<O>): Promise<void> {
  await perform(operation, { params }).catch((error) => {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  });
}
