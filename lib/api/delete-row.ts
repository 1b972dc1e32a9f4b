import { RequestError, requestJson } from "./request";

/**
 * Deletes what `path` names. What somebody else has deleted already is as gone as it should be.
 * @throws RequestError
 */
export async function deleteRow(path: string): Promise<void> {
  await requestJson("DELETE", path).catch((error) => {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  });
}
