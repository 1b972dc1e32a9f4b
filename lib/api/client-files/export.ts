import { clientFileOperations } from "@/lib/contract/operations/client-files";
import { perform } from "../call/call";

/**
 * Whether the file can be had, asked before the browser downloads it by itself: a download that is refused tells
 * nothing, and does not lead to the sign-in page when the session has ended.
 * @throws RequestError
 */
export async function checkClientExport(query: { search: string; ordering: string }): Promise<void> {
  await perform({ ...clientFileOperations.exportClients, method: "HEAD" }, { query });
}
