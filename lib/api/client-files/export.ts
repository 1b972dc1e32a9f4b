import { clientFileOperations } from "@/lib/contract/clients/operations";
import { perform } from "../call/call";

/** Whether the file can be had. @throws RequestError */
export async function checkClientExport(query: { search: string; ordering: string }): Promise<void> {
  await perform({ ...clientFileOperations.exportClients, method: "HEAD" }, { query });
}
