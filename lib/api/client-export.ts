import { pathOf } from "@/lib/contract/endpoints";
import { requestJson } from "./request";

/**
 * Whether the file can be had, asked before the browser downloads it by itself: a download that is refused tells
 * nothing, and does not lead to the sign-in page when the session has ended.
 * @throws RequestError
 */
export async function checkClientExport(query: { search: string; ordering: string }): Promise<void> {
  await requestJson("HEAD", pathOf("exportClients", {}, query));
}
